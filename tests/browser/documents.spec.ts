// Tables and numbers copied from course notes as printed give the results in the notes.
import { expect, test, type Page } from './test.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Paste labels' });
const understood = (page: Page) => page.locator('#understood');

interface Row {
  /** Name of the content in the notes. */
  what: string;
  text: string;
  /** Buttons clicked after reading. */
  clicks?: readonly string[];
  /** Headline numbers: value and name. */
  shows: readonly string[];
  /** Further values in the list of metrics, by id. */
  lists?: Readonly<Record<string, string>>;
}

const rows: readonly Row[] = [
  {
    what: 'two vectors in LaTeX',
    text: '$$Y = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)$$\n$$\\hat{Y} = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)$$',
    shows: ['0.200 Accuracy', '0.313 Balanced accuracy', '0.200 F1 score, macro average'],
    lists: {
      entropy_true: '1.846',
      mutual_information: '0.971',
      conditional_entropy_true_given_predicted: '0.875',
      joint_entropy: '2.722',
      variation_of_information: '1.751',
    },
  },
  {
    what: 'a confusion matrix with totals',
    text: '$$\nM_{cT} = \n\\begin{bmatrix}\n1 & 0 & 0 & 0 & | & 1 \\\\\n2 & 0 & 0 & 0 & | & 2 \\\\\n1 & 2 & 0 & 0 & | & 3 \\\\\n0 & 1 & 2 & 1 & | & 4 \\\\\n\\hline\n4 & 3 & 2 & 1 & | & 10\n\\end{bmatrix}\n$$',
    shows: ['0.200 Accuracy', '0.313 Balanced accuracy'],
  },
  {
    what: 'its joint distribution',
    text: "$$\np(l, l') = \n\\begin{bmatrix}\n.1 & 0 & 0 & 0 \\\\\n.2 & 0 & 0 & 0 \\\\\n.1 & .2 & 0 & 0 \\\\\n0 & .1 & .2 & .1\n\\end{bmatrix}\n$$",
    shows: ['0.200 Accuracy'],
  },
  {
    what: 'truth and predictions as matrices of membership, with the words between',
    text: '## **Ejemplo**\n\nMatriz de pertenencia a clases\n\n$$\nY =\n\\begin{bmatrix}\n1 & 0 \\\\\n0 & 1 \\\\\n0 & 1\n\\end{bmatrix}\n$$\n\n### *Predicciones*\n\nMatriz de pertenencia a clases\n\n$$\n\\hat{Y} =\n\\begin{bmatrix}\n1 & 0 \\\\\n1 & 0 \\\\\n0 & 1\n\\end{bmatrix}\n$$\n',
    shows: ['0.667 Accuracy'],
  },
  {
    what: 'truth and predictions as families of sets',
    text: '$$\nY = \\left\\{ \\{1\\}, \\{2, 3\\}, \\{4, 5, 6\\}, \\{7, 8, 9, 10\\} \\right\\}\n$$\n\n$$\n\\hat{Y} = \\left\\{ \\{1, 2, 3, 4\\}, \\{5, 6, 7\\}, \\{8, 9\\}, \\{10\\} \\right\\}\n$$',
    shows: ['0.200 Accuracy', '0.313 Balanced accuracy'],
  },
  {
    what: 'one matrix of membership',
    text: '$$\nY =\n\\begin{bmatrix}\n1 & 0 & 0 & 0 \\\\\n0 & 1 & 0 & 0 \\\\\n0 & 1 & 0 & 0 \\\\\n0 & 0 & 1 & 0 \\\\\n0 & 0 & 1 & 0 \\\\\n0 & 0 & 1 & 0 \\\\\n0 & 0 & 0 & 1 \\\\\n0 & 0 & 0 & 1 \\\\\n0 & 0 & 0 & 1 \\\\\n0 & 0 & 0 & 1\n\\end{bmatrix}\n$$',
    clicks: ['It is one labelling, or one distribution'],
    shows: ['1.846 Entropy of a distribution'],
  },
  {
    what: 'one labelling',
    text: '$$Y = (1, 2, 2, 3, 3, 3, 4, 4, 4, 4)$$',
    clicks: ['It is one labelling, or one distribution'],
    shows: ['1.846 Entropy of a distribution'],
  },
  {
    what: 'a partition, a set a line',
    text: '\\begin{align*}\n\\hat{Y}_1 &= \\{1, 2, 3, 4\\} \\\\\n\\hat{Y}_2 &= \\{5, 6, 7\\} \\\\\n\\hat{Y}_3 &= \\{8, 9\\} \\\\\n\\hat{Y}_4 &= \\{10\\} \n\\end{align*}',
    clicks: ['It is one labelling, or one distribution'],
    shows: ['1.846 Entropy of a distribution'],
  },
  {
    what: 'a matrix whose cells are named',
    text: '\t\tPredicho\t\t\t\n\t\tC1\tC2\tC3\tC4\nReal\tC1\t$T_{C1} = 10$\t$F_{C2}^1 = 1$\t$F_{C3}^1 = 0$\t$F_{C4}^1 = 2$\n\tC2\t$F_{C1}^2 = 0$\t$T_{C2} = 15$\t$F_{C3}^2 = 2$\t$F_{C4}^2 = 1$\n\tC3\t$F_{C1}^3 = 3$\t$F_{C2}^3 = 0$\t$T_{C3} = 12$\t$F_{C4}^3 = 2$\n\tC4\t$F_{C1}^4 = 1$\t$F_{C2}^4 = 0$\t$F_{C3}^4 = 1$\t$T_{C4} = 8$',
    shows: ['0.776 Accuracy', '0.767 F1 score, macro average', '0.702 Matthews correlation coefficient'],
    lists: {
      precision: '0.714',
      recall: '0.769',
      f1: '0.741',
      precision_macro: '0.767',
      recall_macro: '0.777',
      cohen_kappa: '0.699',
    },
  },
  {
    what: 'the four outcomes with their totals',
    text: '\t\tPREDICTED\t\t\n\t\tPositive (1)\tNegative (0)\tTotal\nACTUAL\tPositive (1)\tTP = 20\tFN = 5\t25\n\tNegative (0)\tFP = 10\tTN = 15\t25\n\tTotal\t30\t20\t50',
    shows: ['0.700 Accuracy', '0.667 Precision', '0.727 F1 score'],
    lists: {
      false_positive_rate: '0.400',
      false_negative_rate: '0.200',
      error_rate: '0.300',
      specificity: '0.600',
      balanced_accuracy: '0.700',
      matthews_correlation: '0.408',
    },
  },
  {
    what: 'a matrix with formulas and totals in some cells',
    text: 'Matrix C\t\tPREDICTED classification\t\t\t\t\n\tK Classes\tk=1\tk=2\tk=3\tk=4\tTotal\nACTUAL classification\tk=1\t$C_{11}=50$\t37\t24\t39\t150\n\tk=2\t10\t$C_{22}=480$\t5\t3\t$t_{k=2} = 498$\n\tk=3\t14\t10\t$C_{33}=765$\t1\t790\n\tk=4\t0\t2\t9\t$C_{44}=101$\t112\n\tTotal\t74\t$p_{k=2} = 529$\t803\t144\t$s = 1550$',
    shows: ['0.841 Matthews correlation coefficient'],
    lists: {
      f1_macro: '0.783',
      f1_micro: '0.901',
      f1_of_macro_averages: '0.800',
    },
  },
  {
    what: 'the matrix of an exercise',
    text: 'y\t$\\hat{1}$\t$\\hat{2}$\t$\\hat{3}$\n1\t2\t1\t0\n2\t0\t1\t0\n3\t1\t2\t3',
    shows: ['0.578 F1 score, macro average'],
    lists: {
      f1_weighted: '0.640',
      f1_micro: '0.600',
    },
  },
  {
    what: 'the table of its solution',
    text: 'y\t$\\text{TP}^{(y)}$\t$\\text{FP}^{(y)}$\t$\\text{FN}^{(y)}$\t$\\mathcal{P}^{(y)}$\t$\\mathcal{R}^{(y)}$\t$F_1^{(y)}$\t$\\hat{p}(y)$\n1\t2\t1\t1\t2/3\t2/3\t2/3\t3/10\n2\t1\t3\t0\t1/4\t1/1\t2/5\t1/10\n3\t3\t0\t3\t3/3\t3/6\t2/3\t6/10',
    shows: ['0.578 F1 score, macro average'],
    lists: {
      f1_weighted: '0.640',
      f1_micro: '0.600',
    },
  },
];

test('tables, vectors and matrices', async ({ page }) => {
  await page.goto('.');
  await expect(understood(page)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Filter metrics' });
  for (const { what, text: pasted, clicks = [], shows, lists = {} } of rows) {
    await test.step(what, async () => {
      await text(page).fill(pasted);
      for (const name of clicks) await page.getByRole('button', { name }).click();
      for (const name of shows) await expect(page.getByRole('button', { name }), what).toBeVisible();
      for (const [id, value] of Object.entries(lists)) {
        await search.fill(id);
        await expect(page.locator(`tr[data-metric=${id}]`), id).toContainText(value);
        await search.fill('');
      }
    });
  }
});

test('precision and recall give F, but nothing that needs true negatives', async ({ page }) => {
  await page.goto('.');
  const landscape = page.locator('deconfuse-f-landscape');
  const rates = landscape.getByRole('textbox', { name: 'Your own precision and recall' });
  await text(page).fill('precision = 0.66, recall = 0.80');
  await page.getByRole('button', { name: 'Open in Curves' }).click();
  await expect(rates).toHaveValue('precision = 0.66, recall = 0.80');
  await expect(landscape).toContainText('Precision and recall are all that is known here.');
  await expect(landscape).toContainText('P = 0.660, R = 0.800, Fβ = 0.723 with β = 1');

  await rates.fill(
    '\\text{Precisión}_1 &= \\frac{1}{4} \\\\\n\\text{Sensibilidad}_1 &= 1 \\\\\n\\text{Precisión}_2 &= \\frac{0}{3} \\\\\n\\text{Sensibilidad}_2 &= \\frac{0}{2}',
  );
  await expect(landscape.getByRole('row', { name: '1 0.250 0.400 1' })).toBeVisible();
  await expect(landscape.getByRole('heading', { name: 'Mean of the F of each class' })).toBeVisible();

  await rates.fill('precision = 0.66');
  await expect(landscape).toContainText('There is no precision and recall in this text.');
  await rates.fill('precision = 1.66, recall = 1');
  await expect(landscape).toContainText('Cannot be read: 1.66.');
});

test('the two tables of the exercise and its solution decide the treatment', async ({ page }) => {
  await page.goto('./#decisions=loss');
  await page.getByText('Paste a table of losses').click();
  await page
    .getByRole('textbox', { name: 'A row per state, a column per action' })
    .fill(
      'Estado\tnada\tmed.\nJoven, no COVID\t0\t8\nJoven, COVID\t60\t8\nMayor, no COVID\t0\t8\nMayor, COVID\t10\t8\n\nEjercicio: Por cada posible observación parcial de estado, halla el riesgo esperado a posteriori de cada acción.\n\nSolución:\n\nedad\ttest\tpr(covid)\tnada\tmed.\tacción\njoven\t0\t0.014045\t0.842697\t8.00\tnada\njoven\t1\t0.795455\t47.727273\t8.00\tmed.\nmayor\t0\t0.014045\t0.140449\t8.00\tnada\nmayor\t1\t0.795455\t7.954545\t8.00\tnada',
    );
  await page.getByRole('button', { name: 'Take the table' }).click();
  const risks = page.getByRole('table', { name: 'Risk of each action after each observation' });
  for (const name of [
    'joven, 0 0.8427 least 8 nada',
    'joven, 1 47.7273 8 least med.',
    'mayor, 0 0.1404 least 8 nada',
    'mayor, 1 7.9546 least 8 nada',
  ])
    await expect(risks.getByRole('row', { name })).toBeVisible();
});

test('the curves of formulas have the areas and the crossings of the notes', async ({ page }) => {
  await page.goto('.');
  await text(page).fill(
    'fA = np.vectorize(lambda x: x**(1.0/3)); fB = np.vectorize(lambda x: x**(2.0/3)); x = np.arange(0, 1, 0.01)',
  );
  await page.getByRole('button', { name: 'Open in Curves' }).click();
  const curves = page.locator('deconfuse-typed-curves');
  await expect(curves.getByRole('row', { name: /fA x\*\*\(1\.0\/3\) 3\/4 = 0\.7500 0\.3177/ })).toBeVisible();
  await expect(curves.getByRole('row', { name: /fB x\*\*\(2\.0\/3\) 3\/5 = 0\.6000 0\.4302/ })).toBeVisible();

  await curves.getByRole('radio', { name: 'Precision-recall curve' }).check();
  await curves.getByRole('textbox').fill('A(x) = 1 - x**3\nB(x) = 1 - x**(3/2)');
  await expect(curves.getByRole('row', { name: /^A .* 3\/4 = / })).toBeVisible();
  await expect(curves.getByRole('row', { name: /^B .* 3\/5 = / })).toBeVisible();

  await curves.getByRole('textbox').fill('fpr,tpr\n0,0.25\n0.2,0.7\n0.5,0.9\n1,1');
  await expect(curves.getByRole('row', { name: '0.8100 0.2600 0.8100' })).toBeVisible();
  await expect(curves).toContainText('Accuracy, numbers of cases, intervals and tests do not follow');
  await curves.getByRole('textbox').fill('A(x) = y');
  await expect(curves).toContainText('Not a formula in x');
});
