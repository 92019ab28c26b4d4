import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { emptyPage, expect, replaceText, test } from './test.ts';
import { viewportFits } from './scored-cases.ts';

const labels = [
  '<img src=x onerror=alert(1)>',
  '__proto__',
  '=1+1',
  'שלום עולם',
  '👩‍🔬🧪',
  `a${'very'.repeat(60)}long`,
  '</textarea><script>alert(1)</script>',
];

// Row k, counted from 0, has k + 3 correct cases and one that is predicted as the next class.
const matrix = [
  ['', ...labels].join('\t'),
  ...labels.map((label, row) =>
    [label, ...labels.map((_, column) => (column === row ? row + 3 : column === row + 1 ? 1 : 0))].join('\t'),
  ),
].join('\n');
const pairs = labels
  .flatMap((label, index) => [`${label}\t${label}`, `${label}\t${labels[index + 1] ?? label}`])
  .join('\n');

for (const [form, text] of Object.entries({ matrix, pairs })) {
  test(`labels are plain text everywhere (${form})`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });

    await page.goto('./');
    const images = page.locator('img');
    const scripts = page.locator('script');
    await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
    const before = [await images.count(), await scripts.count()];
    await replaceText(page.getByRole('textbox', { name: 'Paste labels' }), text);
    await expect(page.getByText(`${labels.length} classes`).first()).toBeVisible();
    await page.getByText('Edit the counts').click();

    // Opens the sections, which narrow screens keep closed.
    await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('recall');
    const classTable = page.getByRole('region', { name: 'Class by class' });
    const oneClass = page.getByRole('combobox', { name: 'One class' });
    for (const label of labels) {
      // In the matrix as row name, as column name, and in the names of cells.
      await expect(
        page.getByRole('grid').getByRole('textbox', { name: `Name of class ${label}`, exact: true }),
      ).toHaveValue(label);
      await expect(page.getByRole('grid').getByRole('columnheader', { name: label, exact: true })).toHaveText(label);
      await expect(page.getByRole('textbox', { name: `true ${label}, predicted ${label}`, exact: true })).toHaveCount(
        1,
      );
      // In lists of classes and in tables.
      await expect(classTable.getByRole('rowheader', { name: label, exact: true })).toHaveText(label);
      await expect(oneClass.getByRole('option', { name: label, exact: true })).toHaveCount(1);
      await expect(
        page
          .getByRole('combobox', { name: 'Class', exact: true })
          .first()
          .getByRole('option', { name: label, exact: true }),
      ).toHaveCount(1);
    }

    // In the summary, the table of one class, the text about a metric, and the reasons.
    await expect(page.getByText(`the class most often missed is “${labels[0]}”`).first()).toBeVisible();
    await oneClass.selectOption({ index: 1 });
    for (const label of labels) {
      await oneClass.selectOption(label);
      await expect(page.getByRole('table', { name: `“${label}” against the rest` })).toBeVisible();
    }
    await page.getByRole('rowheader', { name: 'Recall', exact: true }).getByRole('button').click();
    await expect(page.getByText(`Of the cases of “${labels.at(-1)}”, the share that was found.`)).toBeVisible();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
    expect([await images.count(), await scripts.count()]).toEqual(before);
    expect(dialogs).toEqual([]);
  });
}

test(
  'a hostile label that cannot be read is quoted as plain text, and so is a notice',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('./');
    const text = page.getByRole('textbox', { name: 'Paste labels' });
    await text.fill('a,b\nb,b\na,b,<img src=x onerror=alert(1)>');
    await expect(page.locator('code')).toHaveText('<img src=x onerror=alert(1)>');
    await text.fill('<B>x</B>;<b>x</b>\n<b>x</b>;<b>x</b>');
    await expect(page.getByText('“<B>x</B>” and “<b>x</b>” differ only in upper and lower case')).toBeVisible();
    await text.fill('constructor,constructor\ntoString,constructor\n{class},{class}');
    await expect(page.getByText('Read: 3 cases, 3 classes')).toBeVisible();
    await expect(page.getByRole('grid').getByRole('columnheader', { name: '{class}', exact: true })).toBeVisible();
  },
);

test('right-to-left labels do not reverse the surrounding text', { tag: '@engine' }, async ({ page }) => {
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('\tשלום\tعالم\nשלום\t5\t1\nعالم\t2\t4');
  await expect(page.getByText('Read: 12 cases, 2 classes')).toBeVisible();
  const chosen = page.getByRole('group', { name: 'Positive class' }).getByRole('button', { name: 'عالم' });
  await chosen.click();
  await expect(page.getByText('Finds 4 of the 6 cases of “عالم”; 1 of its 5 alarms is false.').first()).toBeVisible();
  const first = await page.getByRole('textbox', { name: 'true שלום, predicted שלום' }).boundingBox();
  const second = await page.getByRole('textbox', { name: 'true שלום, predicted عالم' }).boundingBox();
  expect(first!.x).toBeLessThan(second!.x);
});

test('labels and model names are plain text with scores', { tag: '@quick' }, async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });

  const [positive, model] = ['<img src=x onerror=alert(1)>', '<svg onload=alert(2)>'];
  const other = '</textarea><script>alert(3)</script>';
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  const before = [await page.locator('img').count(), await page.locator('script').count()];
  await page.getByRole('textbox', { name: 'Paste labels' }).fill(
    [
      ['truth', model, other],
      [positive, 0.9, 0.8],
      ['a ham', 0.2, 0.9],
      [positive, 0.7, 0.6],
      ['a ham', 0.1, 0.3],
    ]
      .map((row) => row.join('\t'))
      .join('\n'),
  );
  const choice = page.getByRole('group', { name: 'Positive class' });
  await choice.getByRole('button', { name: positive, exact: true }).click();
  await expect(page.getByText(`Every case of “${positive}” ranks above every other`).first()).toBeVisible();
  await expect(page.locator('#understood')).toContainText(`2 positive (“${positive}”), 2 models.`);
  await expect(page.getByRole('combobox', { name: 'Model', exact: true }).getByRole('option')).toHaveText([
    model,
    other,
  ]);
  const matrix = page.getByRole('table', { name: 'Confusion matrix at the threshold' });
  await expect(matrix.getByRole('rowheader')).toHaveText([`true ${positive}`, 'true a ham']);
  const roc = page.getByRole('group', { name: `ROC curve of ${model} and ${other}` });
  await expect(roc).toContainText(model);
  await expect(page.getByRole('region', { name: 'Areas under the curves' }).getByRole('rowheader')).toHaveText([
    model,
    other,
  ]);

  await page.getByRole('textbox', { name: 'Paste labels' }).fill(
    [
      ['truth', positive, other, '__proto__'],
      [positive, 0.7, 0.2, 0.1],
      [other, 0.1, 0.8, 0.1],
      ['__proto__', 0.1, 0.1, 0.8],
      [other, 0.5, 0.3, 0.2],
    ]
      .map((row) => row.join('\t'))
      .join('\n'),
  );
  const classes = page.getByRole('combobox', { name: 'Class against the rest' });
  await expect(classes.getByRole('option')).toHaveText([positive, other, '__proto__', 'all pooled']);
  await classes.selectOption('__proto__');
  await expect(page.getByText('Every case of “__proto__” ranks above every other').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Paste labels' }).fill(`truth,score\na,0.9\nb,0.1\na,${positive}\nb,0.2`);
  await expect(page.locator('deconfuse-input-panel code')).toHaveText(positive);

  await viewportFits(page);
  expect([await page.locator('img').count(), await page.locator('script').count()]).toEqual(before);
  expect(dialogs).toEqual([]);
});

test(
  'model names are plain text in a saved picture, which remains well-formed XML',
  { tag: '@download' },
  async ({ page }) => {
    const model = '<svg onload=alert(2)>';
    await page.goto('./');
    await page
      .getByRole('textbox', { name: 'Paste labels' })
      .fill(`truth\t${model}\tother\n1\t0.9\t0.8\n0\t0.2\t0.9\n1\t0.6\t0.4\n0\t0.5\t0.1`);
    await expect(page.getByRole('group', { name: `ROC curve of ${model} and other` })).toBeVisible();
    await page.getByRole('button', { name: 'Save as a picture: ROC curve' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save SVG' }).click(),
    ]);
    const picture = await readFile(await download.path(), 'utf8');
    const read = await (
      await emptyPage(page)
    ).evaluate((text) => {
      const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
      return {
        root: documentElement.localName,
        active: documentElement.querySelectorAll('script, img, foreignObject, [onload], [onerror]').length,
        says: documentElement.textContent,
      };
    }, picture);
    expect(read.root).toBe('svg');
    expect(read.active).toBe(0);
    expect(read.says).toContain(model);
  },
);

test('labels are plain text in questions, links and verdicts', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });

  // Separators inside a name are escaped once more than the link itself.
  const comma = '100 %, a:b {class}';
  const names = [...labels, comma];
  const counts = names.map((_, row) =>
    names.map((_, column) => (column === row ? row + 3 : column === row + 1 ? 1 : 0)),
  );
  const text = [['', ...names], ...counts.map((cells, row) => [names[row], ...cells])].map((row) => row.join('\t'));
  const [image] = names;
  const escaped = (label: string): string => encodeURIComponent(label.replace(/[%,:]/g, encodeURIComponent));
  const ask = [...names, '<svg onload=alert(2)>'].map((label) => `recall:${escaped(label)}`).join(',');
  await page.goto(`./#mode=check&ask=${ask},${encodeURIComponent('<b>x</b>')}`);
  await expect(page.getByRole('group', { name: 'Question 1', exact: true })).toBeVisible();
  const before = [await page.locator('img').count(), await page.locator('script').count()];
  await page.getByRole('textbox', { name: 'Paste labels' }).fill(text.join('\n'));
  await expect(page.getByText(`${names.length} classes`).first()).toBeVisible();

  const question = (number: number) => page.getByRole('group', { name: `Question ${number}`, exact: true });
  for (const [index, label] of [...names, '<svg onload=alert(2)>'].entries()) {
    await expect(question(index + 1).getByRole('heading', { level: 3 })).toHaveText(
      `${index + 1}. Recall of “${label}”`,
    );
  }
  await expect(question(names.length + 1)).toContainText('These data have no such metric.');

  // The class was confused with the one before it.
  const [first, second] = [question(1), question(2)];
  const recalls = counts.map((cells, row) => cells[row]! / cells.reduce((sum, count) => sum + count));
  await second.getByRole('textbox').fill(recalls[0]!.toFixed(6));
  await expect(second.getByRole('status').first()).toContainText(`Recall of “${names[1]}” = 0.800000.`);
  await expect(second.locator('deconfuse-slip-explanation').first()).toContainText(
    `The class “${image}” was taken, not “${names[1]}”.`,
  );
  await first.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(first.getByText(`Recall of “${image}” = 0.750`, { exact: true })).toBeVisible();
  await first.getByRole('textbox').fill('<img src=x onerror=alert(3)>');
  await expect(first.getByRole('status').first()).toContainText('“<img src=x onerror=alert(3)>” cannot be read.');
  await question(names.length).getByRole('textbox').fill('1');
  await expect(question(names.length).getByRole('status').first()).toContainText(`Recall of “${comma}” = 1.`);

  await page.getByText('Check a whole table').click();
  const table = page.locator('deconfuse-answer-table');
  await table.getByRole('textbox').fill(`\tprecision\trecall\n${names.map((label) => `${label}\t0.5\t1`).join('\n')}`);
  await table.getByRole('button', { name: 'Check the table' }).click();
  await expect(table.getByRole('rowheader')).toHaveText(names);
  await table.getByRole('textbox').fill('recall of <svg onload> = 1');
  await table.getByRole('button', { name: 'Check the table' }).click();
  await expect(table.getByRole('alert')).toContainText('“<svg onload>”');

  await viewportFits(page);
  expect([await page.locator('img').count(), await page.locator('script').count()]).toEqual(before);
  expect(dialogs).toEqual([]);
});

test('names of object properties have no special meaning in address, data and answers', async ({ page }) => {
  test.slow();
  const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  const prototypeIsClean = async (): Promise<void> =>
    expect(
      await page.evaluate(() => {
        const polluted: string[] = [];
        for (const key in {}) polluted.push(key);
        const plain = Object.getOwnPropertyNames(Object.prototype).length;
        return [...polluted, typeof {}.constructor, typeof {}.toString, plain];
      }),
    ).toEqual(['function', 'function', names]);
  await page.goto('./');
  const names = await page.evaluate(() => Object.getOwnPropertyNames(Object.prototype).length);
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();

  const work = (name: string): string =>
    JSON.stringify({
      text: 'a,a\na,b',
      open: [name],
      parts: { metrics: [[name], [], '', 0], checker: { [`x${name}`]: 1 } },
    });
  for (const name of inherited) {
    for (const fields of [
      `metric=${name}`,
      `decisions=${name}`,
      `example=${name}`,
      `mode=check&ask=${name},recall:${name},${name}:${name}&hide=${name}`,
      `mode=check&exercise=1&kind=${name}&classes=${name}&ask=${name}`,
      `${name}=${name}`,
      `s=1.${deflateSync(work(name)).toString('base64url')}`,
    ]) {
      await page.evaluate((fields) => (location.hash = fields), fields);
      await page.waitForTimeout(30);
    }
    await prototypeIsClean();
  }
  await page.goto('./#');
  const text = page.getByRole('textbox', { name: 'Paste labels' });
  const pairs = inherited.flatMap((name, at) => [`${name},${name}`, `${name},${inherited[(at + 1) % 5]}`]);
  await text.fill(pairs.join('\n'));
  await expect(page.getByText('Read: 10 cases, 5 classes')).toBeVisible();
  await expect(page.getByRole('button', { name: '0.500 Accuracy' })).toBeVisible();
  for (const name of inherited)
    await expect(page.getByRole('grid').getByRole('columnheader', { name, exact: true })).toHaveText(name);
  await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('__proto__');
  await page.getByRole('searchbox', { name: 'Filter metrics' }).fill('constructor');
  await prototypeIsClean();

  await page.goto('./#mode=check');
  await page.getByText('Check a whole table').click();
  const table = page.locator('deconfuse-answer-table');
  await table
    .getByRole('textbox')
    .fill(`\tprecision\trecall\n${inherited.map((name) => `${name}\t0.5\t0.5`).join('\n')}`);
  await table.getByRole('button', { name: 'Check the table' }).click();
  await expect(table.getByRole('rowheader')).toHaveText([...inherited].sort());
  await table.getByRole('textbox').fill(inherited.map((name) => `${name} = 1`).join('\n'));
  await table.getByRole('button', { name: 'Check the table' }).click();
  await expect(table.getByRole('alert')).toContainText('“__proto__”');
  await table.getByRole('textbox').fill(`${inherited.join('\t')}\n${inherited.map(() => '0.5').join('\t')}`);
  await table.getByRole('button', { name: 'Check the table' }).click();
  await expect(table.getByRole('alert')).toBeVisible();
  await prototypeIsClean();

  await page.goto('./#');
  await text.fill([`truth,${inherited.slice(0, 2).join(',')}`, '1,0.9,0.8', '0,0.2,0.9', '1,0.7,0.1'].join('\n'));
  await expect(page.getByRole('combobox', { name: 'Model', exact: true }).getByRole('option')).toHaveText(
    inherited.slice(0, 2),
  );
  await prototypeIsClean();
});

test('file names are plain text', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: '0.862 Accuracy' })).toBeVisible();
  const before = [await page.locator('img').count(), await page.locator('script').count()];
  const name = '<img src=x onerror=alert(1)>‮gpj.csv';
  await page.locator('deconfuse-input-panel input[type=file]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d]),
  });
  await expect(page.locator('deconfuse-file-reading')).toContainText(name);
  await page.locator('deconfuse-input-panel input[type=file]').setInputFiles([
    { name: `${name}_true.txt`, mimeType: 'text/plain', buffer: Buffer.from('a\nb\n') },
    { name: `${name}_pred.txt`, mimeType: 'text/plain', buffer: Buffer.from('a\na\n') },
  ]);
  await expect(page.locator('deconfuse-file-reading')).toContainText(`${name}_true.txt`);
  await expect(page.getByRole('button', { name: '0.500 Accuracy' })).toBeVisible();
  expect([await page.locator('img').count(), await page.locator('script').count()]).toEqual(before);
});
