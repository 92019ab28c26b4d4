import { chooseExample, expect, failuresToLoad, replaceText, test, type Locator, type Page } from './test.ts';

const questionOf = (page: Page, number = 1): Locator =>
  page.getByRole('group', { name: `Question ${number}`, exact: true });
const metricOf = (question: Locator): Locator => question.getByRole('combobox', { name: 'Which metric?' });
const answerOf = (question: Locator): Locator => question.getByRole('textbox', { name: 'Your answer' });
const verdictOf = (question: Locator): Locator => question.locator('deconfuse-answer-verdict').getByRole('status');
const slipsOf = (question: Locator): Locator => question.locator('deconfuse-slip-explanation');

/** Opens the checker with the fields of a link and, if named, another example than the first. */
async function openChecker(page: Page, { fields = '', example = '' } = {}): Promise<Locator> {
  await page.goto(`./#mode=check${fields}`);
  const question = questionOf(page);
  await expect(question).toBeVisible();
  if (example) await chooseExample(page, example);
  return question;
}

async function choose(question: Locator, typed: string, name: string): Promise<void> {
  await metricOf(question).fill(typed);
  await question.getByRole('option', { name, exact: true }).click();
  await expect(metricOf(question)).toHaveValue(name);
}

/** Empties the answer field before typing, so that the verdict cannot be an older one. */
async function answer(question: Locator, text: string): Promise<Locator> {
  const verdict = verdictOf(question);
  await answerOf(question).fill('');
  await expect(verdict).toBeEmpty();
  await answerOf(question).fill(text);
  return verdict;
}

/** All text that is visible, read out or folded up. */
function textOfPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element)) return [...node.childNodes].map(textOf).join(' ');
      if (node.matches('style, script') || getComputedStyle(node).display === 'none') return '';
      const said = ['aria-label', 'aria-description', 'alt', 'title'].map((name) => node.getAttribute(name) ?? '');
      const value = node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node.value : '';
      const children = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes];
      return [...said, value, ...children.map(textOf)].join(' ');
    };
    return `${document.title} ${textOf(document.body)}`;
  });
}

test(
  'a forgotten part of a formula is named, and worked out beside the right derivation',
  { tag: '@quick' },
  async ({ page }) => {
    const question = await openChecker(page, { example: 'Four classes' });
    for (const [typed, name, given, said] of [
      ['mcc', 'Matthews correlation coefficient', '0.493', 'The value was squared.'],
      ['macro precision', 'Precision, macro average', '0.613', /The class “.+” was left out of the sum, but counted/],
      ['mutual information', 'Mutual information', '3.96', 'Joint entropy was left out.'],
    ] as const) {
      await choose(question, typed, name);
      await expect(await answer(question, given)).toContainText('Not right.');
      const slip = slipsOf(question).first();
      await expect(slip.locator('p').first()).toContainText(said);
      await expect(slip.locator('.parting')).toContainText('became');
    }
  },
);

test('the checker works by keyboard alone', { tag: '@engine' }, async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Check', exact: true }).press('Enter');
  await expect(questionOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'All examples' }).press('Enter');
  await page.getByRole('button', { name: 'Four classes' }).press('Enter');
  await expect(page.getByText('Read: 58 cases, 4 classes')).toBeVisible();
  const question = questionOf(page);
  const metric = metricOf(question);
  const { keyboard } = page;
  const tabTo = async (target: Locator, most = 10): Promise<void> => {
    for (let steps = 0; steps < most; steps++) {
      if (await target.evaluate((element) => element.matches(':focus'))) break;
      await keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };

  await test.step('a metric by arrows and Enter, and Escape leaves it as it was', async () => {
    await tabTo(metric, 80);
    await keyboard.type('reca');
    await expect(question.getByRole('option', { name: 'Recall', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await keyboard.press('ArrowDown');
    const second = question.getByRole('option').nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(metric).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!);
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await expect(metric).toHaveValue('Recall');
    await expect(metric).toHaveAttribute('aria-expanded', 'false');

    await keyboard.press('ArrowDown');
    await expect(question.getByRole('listbox').getByRole('option', { selected: true })).toHaveAccessibleName('Recall');
    await keyboard.press('ArrowUp');
    await keyboard.press('Escape');
    await expect(metric).toHaveValue('Recall');
    await expect(metric).toBeFocused();
  });

  await test.step('a class and an answer, which Enter checks', async () => {
    await keyboard.press('Tab');
    await expect(question.getByRole('combobox', { name: 'Which class?' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    await expect(answerOf(question)).toBeFocused();
    await keyboard.type('0.8823');
    await keyboard.press('Enter');
    await expect(verdictOf(question)).toContainText('Recall of “C2” = 0.8333.');
  });

  await test.step('explanations fold and the steps open', async () => {
    const derivations = question.locator('details.worked').first();
    await expect(derivations).toHaveAttribute('open');
    await tabTo(derivations.locator('summary'));
    await keyboard.press('Enter');
    await expect(derivations).not.toHaveAttribute('open');
    const hint = question.getByRole('button', { name: 'Hint' });
    await tabTo(hint);
    await keyboard.press('Space');
    await expect(question.locator('deconfuse-answer-steps').getByRole('status')).toContainText('The formula uses');
  });

  await test.step('a question more, of the metric that was typed, and away again', async () => {
    await tabTo(page.getByRole('button', { name: 'Add another' }));
    await keyboard.press('Enter');
    const second = questionOf(page, 2);
    await expect(metricOf(second)).toBeFocused();
    await keyboard.type('cohen');
    await expect(second.getByRole('option').first()).toHaveAccessibleName("Cohen's kappa");
    await keyboard.press('Tab');
    await expect(metricOf(second)).toHaveValue("Cohen's kappa");
    await expect(answerOf(second)).toBeFocused();
    await keyboard.type('0.70');
    await expect(verdictOf(second)).toContainText('Right.');
    await tabTo(page.getByRole('button', { name: 'Remove question 2' }));
    await keyboard.press('Enter');
    await expect(second).toHaveCount(0);
    await expect(metric).toBeFocused();
    await expect(answerOf(question)).toHaveValue('0.8823');
  });
});

test('metrics are found and answers are read, however they are written', async ({ page }) => {
  const question = await openChecker(page, { example: 'Four classes' });

  await test.step('a metric is found by part of its name, by another name and in the other language', async () => {
    const metric = metricOf(question);
    const options = question.locator('deconfuse-metric-choice').getByRole('option');

    await test.step('all of them are listed, the unknown one first', async () => {
      await metric.click();
      await expect(options.first()).toHaveAccessibleName('I don’t know: what is this number?');
      await expect(question.getByRole('listbox').getByRole('group').first()).toHaveAccessibleName(/\S/);
      expect(await options.count()).toBeGreaterThan(100);
      await metric.press('Escape');
      await expect(options).toHaveCount(0);
    });

    for (const [typed, first] of [
      ['accu', 'Accuracy'],
      ['balanced acc', 'Balanced accuracy'],
      ['hit rate', 'Recall'],
      ['TPR', 'Recall'],
      ['macro f1', 'F1 score, macro average'],
      ['mcc', 'Matthews correlation coefficient'],
      ['sensibilidad', 'Recall'],
      ['precisión', 'Precision'],
      ['exactitud', 'Accuracy'],
    ] as const) {
      await test.step(`by “${typed}”`, async () => {
        await metric.fill(typed);
        await expect.soft(options.first()).toHaveAccessibleName(first, { timeout: 5_000 });
        await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      });
    }

    await test.step('how many are found is said, and that none is', async () => {
      await metric.fill('jaccard');
      await expect(question.getByText(/^\d+ metrics$/)).toHaveRole('status');
      await metric.fill('no such thing');
      await expect(question.getByText('There is no metric of that name.')).toBeVisible();
      await expect(question.getByText('0 metrics')).toHaveRole('status');
      await metric.press('Enter');
      await metric.press('Escape');
      await expect(metric).toHaveValue('I don’t know: what is this number?');
    });

    await test.step('of a class it asks which one, of an average it does not', async () => {
      const classes = question.getByRole('combobox', { name: 'Which class?' });
      await choose(question, 'recall', 'Recall');
      await expect(classes.getByRole('option')).toHaveText(['C1', 'C2', 'C3', 'C4']);
      await choose(question, 'recall', 'Recall, macro average');
      await expect(classes).toHaveCount(0);
    });
  });

  await test.step('answers are read as people write them, and each verdict is announced', async () => {
    await choose(question, 'accuracy', 'Accuracy');
    for (const [text, said] of [
      ['45/58', 'Right. Accuracy = 0.776.'],
      ['.776', 'Right. Accuracy = 0.776.'],
      ['0,78', 'Right. Accuracy = 0.776.'],
      [' 77.6 % ', 'Right. Accuracy = 0.776.'],
      ['7.76e-1', 'Right. Accuracy = 0.776.'],
      ['0.775862', 'Right. Accuracy = 0.775862.'],
      ['77.6', 'Right. It was read as a percentage: the percent sign is missing. Accuracy = 0.776.'],
      ['0.7758', 'Nearly: cut off, not rounded. 0.7758 is the value cut off; rounded it is 0.7759.'],
      ['77.5 %', 'Nearly: cut off, not rounded. 77.5 % is the value cut off; rounded it is 77.6 %.'],
      ['0.777', 'Nearly: one off in the last digit. Rounded it is 0.776.'],
      ['0.7895', 'Not right. A common slip gives exactly these digits. Accuracy = 0.7759.'],
      ['45/57', 'Most likely: N was taken as 57, but the matrix sums to 58.'],
      ['0.8346', 'Not right. No known slip gives this number. Accuracy = 0.7759.'],
      ['n/a', 'Not right.'],
      ['three quarters', 'This is not a number. “three quarters” cannot be read.'],
      ['<b>1</b>', 'Not understood. “<b>1</b>” cannot be read.'],
    ] as const) {
      await test.step(`“${text}”`, async () => {
        await expect(await answer(question, text)).toContainText(said);
        await expect(answerOf(question)).toHaveValue(text);
        const isUnreadable = /^(This is not a number|Not understood)/.test(said);
        expect(await answerOf(question).getAttribute('aria-invalid')).toBe(isUnreadable ? 'true' : null);
      });
    }

    await test.step('numbers that were rounded too early, and which', async () => {
      await choose(question, 'f1', 'F1 score');
      await question.getByRole('combobox', { name: 'Which class?' }).selectOption('C1');
      await expect(await answer(question, '0.7405')).toContainText('Nearly: rounded too early. Rounded it is 0.7407.');
      await expect(slipsOf(question).first()).toContainText(/ were (cut off after|rounded to) \d decimals? too early/);
      await question.getByRole('combobox', { name: 'Which class?' }).selectOption('C3');
      await expect(await answer(question, '0.8346')).toContainText('Not right. No known slip');
      await expect(await answer(question, '0.75')).toContainText('Right. F1 score of “C3” = 0.750.');
    });

    await test.step('true negatives read off the diagonal', async () => {
      await choose(question, 'true neg', 'True negatives');
      await question.getByRole('combobox', { name: 'Which class?' }).selectOption('C1');
      await expect(await answer(question, '35')).toContainText('True negatives of “C1” = 41.');
      await expect(slipsOf(question).first()).toContainText('Only the other cells of the diagonal were counted');
    });

    await test.step('information in another unit', async () => {
      await choose(question, 'mutual', 'Mutual information');
      const verdict = await answer(question, '0.71 nats');
      await expect(verdict).toContainText('Right. It is in nats; bits are asked for. Mutual information =');
    });
  });
});

test('without a metric the number is identified', { tag: '@quick' }, async ({ page }) => {
  const question = await openChecker(page);
  for (const [text, said] of [
    ['0.862', 'Recognised. This is Accuracy. Accuracy = 0.862.'],
    ['0.87', 'Recognised. This is Recall of “spam”.'],
    ['0,833', 'Recognised. This is F1 score of “spam”. F1 score of “spam” = 0.833.'],
    ['0.8346', 'Unknown. No usual metric of these data has this value.'],
    ['?', 'This is not a number.'],
  ] as const) {
    await test.step(`“${text}”`, async () => {
      await expect(await answer(question, text)).toContainText(said);
    });
  }
  await test.step('others that have the same digits are told, and the way to the value', async () => {
    await expect(await answer(question, '0.8')).toContainText('This is Precision of “spam”.');
    await expect(question.getByRole('heading', { name: 'These have the same digits:' })).toBeVisible();
    await expect(question.getByRole('listitem').filter({ hasText: /^\s*F1 score of “spam”\s*$/ })).toBeVisible();
    await question.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(question.getByText('Precision of “spam” = 0.800', { exact: true })).toBeVisible();
  });
  await test.step('the metric chosen afterwards is what is asked', async () => {
    await choose(question, 'recall', 'Recall');
    await expect(verdictOf(question)).toContainText('0.8 is the value cut off; rounded it is 0.9.');
    await expect(await answer(question, '0.800')).toContainText('Recall of “spam” = 0.870.');
    await expect(slipsOf(question).first()).toContainText('Rows were read as columns');
  });
});

test('the wrong derivation is shown beside the right one', { tag: '@quick' }, async ({ page }) => {
  const question = await openChecker(page, { example: 'Four classes' });
  const first = slipsOf(question).first();
  await choose(question, 'accuracy', 'Accuracy');

  await test.step('the first one is open, with the place where the two part', async () => {
    await answer(question, '45/57');
    await expect(first.getByRole('heading')).toHaveText([/With the slip/, /Right/]);
    await expect(first.getByRole('region', { name: 'Formula: With the slip' })).toContainText('0.789');
    await expect(first.getByRole('region', { name: 'Formula: Right' })).toContainText('0.776');
    const [parting] = await first.locator('.parting .scroll').all();
    await expect(first.locator('.parting .scroll')).toHaveCount(1);
    await expect(parting!.locator('.right')).toContainText('58');
    await expect(parting!.locator('.wrong')).toContainText('57');
  });

  await test.step('other slips that give the same number unfold', async () => {
    const same = first.locator('details', { hasText: 'other slips give the same number' });
    await expect(same.getByText('The division was by 57.')).toBeHidden();
    await same.locator('summary').click();
    await expect(same.getByText('The division was by 57.')).toBeVisible();
    const many = Number.parseInt(await same.locator('summary').innerText());
    await expect(same.getByRole('listitem')).toHaveCount(many);
  });

  await test.step('of several as likely ones none is put first', async () => {
    const verdict = await answer(question, '0.77');
    await expect(verdict).toContainText('Nearly: cut off');
    await expect(question.getByRole('heading', { name: 'These would give the same digits:' })).toBeVisible();
    expect(await slipsOf(question).count()).toBeGreaterThan(1);
    await expect(slipsOf(question).getByText('most likely')).toHaveCount(0);
    const variants = slipsOf(question)
      .locator('details', { hasText: /variants? with the same digits/ })
      .first();
    await variants.locator('summary').click();
    await expect(variants.getByRole('listitem').first()).toContainText(
      /^\s*The cell true “C\d”, predicted “C\d” was read/,
    );
    const many = Number.parseInt(await variants.locator('summary').innerText());
    await expect(variants.getByRole('listitem')).toHaveCount(many);
  });

  await test.step('another formula parts at once', async () => {
    await choose(question, 'f1 macro', 'F1 score, macro average');
    await answer(question, '0.7759');
    await expect(first).toContainText('Accuracy was worked out instead of F1 score, macro average.');
    await expect(first).toContainText('They differ from the start: these are two formulas.');
  });

  await test.step('what is only near is named with its number', async () => {
    await choose(question, 'f1', 'F1 score');
    await question.getByRole('combobox', { name: 'Which class?' }).selectOption('C2');
    await answer(question, '0.742');
    await expect(question.getByRole('heading', { name: 'Near, but not these digits:' })).toBeVisible();
    await expect(first).toContainText('The class “C1” was taken, not “C2”. That gives 0.741.');
    await first.getByText('Compare it with the right derivation').click();
    await expect(first.getByRole('region', { name: 'Formula: Right' })).toContainText('0.882');
  });
});

test('while results are hidden only “Answer” shows the value', async ({ page }) => {
  // 46 of 60 are right, and 9 of the 14 predicted as A.
  const values = ['0.767', '0.76666', '23/30', '76.7', '0.643', '0.642', '9/14'];
  const question = await openChecker(page, {
    fields: '&exercise=7&classes=4&ask=accuracy,precision:A&hide=results',
  });
  const steps = question.locator('deconfuse-answer-steps');
  const isSecret = async (): Promise<void> => {
    const text = await textOfPage(page);
    expect(values.filter((value) => text.includes(value))).toEqual([]);
    for (const result of ['All metrics', 'Class by class', 'Balanced accuracy']) expect(text).not.toContain(result);
  };

  await test.step('the link brings data and questions, and no results', async () => {
    await expect(page.getByText('Read: 60 cases, 4 classes')).toBeVisible();
    await expect(page.getByText('The results are hidden in this link.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '1. Accuracy' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '2. Precision of “A”' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add another' })).toHaveCount(0);
    await isSecret();
  });

  await test.step('wrong answers do not give it away', async () => {
    await expect(await answer(question, '0.5')).toContainText('Not right.');
    await isSecret();
    await expect(await answer(question, '46/59')).toContainText('N was taken as 59, but the matrix sums to 60.');
    await isSecret();
    await expect(await answer(question, '0.766')).toContainText('Nearly: cut off, not rounded. The digits are those');
    await isSecret();
    await expect(await answer(question, '0.768')).toContainText(
      'Nearly: one off in the last digit. The last digit is one too high or too low.',
    );
    await isSecret();
    await expect(await answer(questionOf(page, 2), '9/13')).toContainText('Not right.');
    await isSecret();
  });

  await test.step('a hint marks the cells, then the numbers are put in', async () => {
    const marked = page.locator('deconfuse-matrix-grid td.highlighted');
    await expect(marked).toHaveCount(0);
    await question.getByRole('button', { name: 'Hint' }).click();
    await expect(steps.getByRole('status')).toContainText('cases of class i predicted as class i');
    await expect(marked).not.toHaveCount(0);
    await isSecret();
    await question.getByRole('button', { name: 'Next' }).click();
    await expect(steps.getByRole('region', { name: 'Formula: Accuracy' })).toContainText(
      /9\s*\+\s*11\s*\+\s*8\s*\+\s*18/,
    );
    await isSecret();
  });

  await test.step('the answer is shown of the one question', async () => {
    await question.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(steps.getByText('Accuracy = 0.767', { exact: true })).toBeVisible();
    await expect(verdictOf(question)).toContainText('Rounded it is 0.767.');
    await expect(verdictOf(questionOf(page, 2))).not.toContainText('Precision of “A” =');
    await expect(page.getByRole('heading', { name: 'All metrics' })).toBeHidden();
  });

  await test.step('of another exercise nothing has been shown', async () => {
    const data = await page.getByRole('textbox', { name: 'Paste labels' }).inputValue();
    await page.goto('./#mode=check&exercise=8&classes=4&ask=accuracy,precision:A&hide=results');
    await expect(page.getByRole('textbox', { name: 'Paste labels' })).not.toHaveValue(data);
    await expect(answerOf(question)).toHaveValue('0.768');
    await expect.soft(steps.getByText('Accuracy =')).toHaveCount(0, { timeout: 5_000 });
    await expect.soft(verdictOf(question)).not.toContainText(/Accuracy =|Rounded it is/, { timeout: 5_000 });
  });

  await test.step('nor is what was announced before', async () => {
    await page.goto('about:blank');
    await page.goto('./');
    await expect(page.getByRole('status')).toContainText('Accuracy 0.862');
    await page.goto('./#mode=check&ask=accuracy&hide=results');
    await expect(page.getByRole('heading', { name: '1. Accuracy' })).toBeVisible();
    await expect.poll(async () => (await textOfPage(page)).includes('0.862'), { timeout: 5_000 }).toBe(false);
  });
});

test('a link asks for the metrics it names, wrong names are reported, and answers stay', async ({ page }) => {
  const fields = '&ask=accuracy,precision:ham,recall,recall:nobody,nonsense';
  const question = await openChecker(page, { fields });
  await test.step('of classes, of the class to be chosen, and of none', async () => {
    await expect(page.getByRole('heading', { level: 3, name: /^\d\./ })).toHaveText([
      /1\. Accuracy/,
      /2\. Precision of “ham”/,
      /3\. Recall/,
      /4\. Recall of “nobody”/,
      /5\. nonsense/,
    ]);
    await expect(questionOf(page, 3).getByRole('combobox', { name: 'Which class?' })).toHaveValue('spam');
    for (const number of [4, 5]) {
      await expect(questionOf(page, number)).toContainText('These data have no such metric. The answer is kept.');
    }
  });
  await test.step('each is checked by itself', async () => {
    await expect(await answer(question, '0.862')).toContainText('Right.');
    await expect(await answer(questionOf(page, 2), '0.909')).toContainText('Right.');
    await expect(await answer(questionOf(page, 3), '0.800')).toContainText('Recall of “spam” = 0.870.');
    await answerOf(questionOf(page, 4)).fill('0.5');
    await expect(page.getByRole('heading', { name: 'All metrics' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all results' }).click();
    await expect(page.getByRole('heading', { name: 'All metrics' })).toBeVisible();
  });
  await test.step('the same question in another link has its answer', async () => {
    await page.goto('./#mode=check&ask=f1_macro,precision:ham');
    await expect(page.getByRole('heading', { name: '1. F1 score, macro average' })).toBeVisible();
    await expect(answerOf(question)).toHaveValue('');
    await expect(answerOf(questionOf(page, 2))).toHaveValue('0.909');
    await expect(verdictOf(questionOf(page, 2))).toContainText('Right.');
  });
});

test('a change of language keeps the typed text and changes the number format', async ({ page }) => {
  let question = await openChecker(page, { example: 'Four classes' });
  await choose(question, 'f1', 'F1 score');
  await question.getByRole('combobox', { name: 'Which class?' }).selectOption('C2');
  await expect(await answer(question, '0.742')).toContainText('F1 score of “C2” = 0.882.');
  await question.getByRole('button', { name: 'Answer', exact: true }).click();

  await test.step('in Spanish', async () => {
    await page.getByRole('button', { name: 'ES Español' }).click();
    question = page.getByRole('group', { name: 'Pregunta 1' });
    await expect(question.getByRole('combobox', { name: '¿Qué métrica?' })).toHaveValue('Valor F1');
    await expect(question.getByRole('combobox', { name: '¿Qué clase?' })).toHaveValue('C2');
    await expect(question.getByRole('textbox', { name: 'Respuesta' })).toHaveValue('0.742');
    await expect(verdictOf(question)).toContainText('No es correcto.');
    await expect(verdictOf(question)).toContainText(/de «C2» =\s0,882\./);
    await expect(slipsOf(question).first()).toContainText('Se tomó la clase «C1», no «C2».');
    await expect(slipsOf(question).first()).toContainText('0,741');
    await expect(question.locator('deconfuse-answer-steps').getByRole('status')).toContainText('= 0,882');
    expect(await question.innerText()).not.toContain('0.882');
  });
  await test.step('by a name in either language, with a decimal comma', async () => {
    const metric = question.getByRole('combobox', { name: '¿Qué métrica?' });
    await metric.fill('hit rate');
    await expect(question.locator('deconfuse-metric-choice').getByRole('option')).toHaveCount(1);
    await metric.press('Enter');
    await expect(metric).toHaveValue(/^Exhaustividad/);
    await question.getByRole('textbox', { name: 'Respuesta' }).fill('0,8333');
    await expect(verdictOf(question)).toContainText(/^\s*✓\s+Correcto\. .+ de «C2» =\s0,8333\./);
  });
  await test.step('and back', async () => {
    await page.getByRole('button', { name: 'EN English' }).click();
    await expect(answerOf(questionOf(page))).toHaveValue('0,8333');
    await expect(verdictOf(questionOf(page))).toContainText('Right. Recall of “C2” = 0.8333.');
  });
});

test('answers are checked against the present data', async ({ page }) => {
  const question = await openChecker(page);
  const data = page.getByRole('textbox', { name: 'Paste labels' });
  await choose(question, 'prec', 'Precision');
  await expect(await answer(question, '0.80')).toContainText('Right. Precision of “spam” = 0.800.');

  await test.step('a count that is edited', async () => {
    const missed = page.getByRole('textbox', { name: 'true ham, predicted spam' });
    await missed.fill('20');
    await expect(verdictOf(question)).toContainText('Not right.');
    await expect(verdictOf(question)).toContainText('Precision of “spam” = 0.500.');
    await missed.fill('5');
    await expect(verdictOf(question)).toContainText('Right.');
  });
  await test.step('the other class as the positive one', async () => {
    await page.getByRole('group', { name: 'Positive class' }).getByRole('button', { name: 'ham' }).click();
    await expect(verdictOf(question)).toContainText('Precision of “ham” = 0.909.');
    await expect(question.getByRole('combobox', { name: 'Which class?' })).toHaveValue('ham');
  });
  await test.step('data that cannot be read leave answer and verdict, and it is said', async () => {
    await replaceText(data, 'a,a\na');
    await expect(page.getByText('Answers are checked against the last data that could be read.')).toBeVisible();
    await expect(answerOf(question)).toHaveValue('0.80');
    await expect(await answer(question, '0.909')).toContainText('Right.');
    await data.fill('a,a\na,b\nb,b\nb,b');
    await expect(page.getByText('Answers are checked against the last data that could be read.')).toHaveCount(0);
    await expect(verdictOf(question)).toContainText('Precision of “b” = 0.667.');
    await expect(answerOf(question)).toHaveValue('0.909');
  });
  await test.step('data without the metric keep the answer', async () => {
    await data.fill('truth,score\n1,0.9\n0,0.4\n1,0.35\n0,0.1');
    await expect(question).toContainText('These data have no such metric. The answer is kept.');
    await expect(verdictOf(question)).toBeEmpty();
    await expect(answerOf(question)).toHaveValue('0.909');
    await chooseExample(page, 'Spam');
    await expect(metricOf(question)).toHaveValue('Precision');
    await expect(verdictOf(question)).not.toBeEmpty();
  });
  await test.step('the treatment of 0/0 that the page is set to', async () => {
    await chooseExample(page, 'A class never predicted');
    await question.getByRole('combobox', { name: 'Which class?' }).selectOption('bird');
    await expect(await answer(question, '0')).toContainText('Right.');
    await page.getByRole('combobox', { name: '0/0' }).selectOption('left out');
    await expect(verdictOf(question)).toContainText('Not right.');
    await expect(verdictOf(question)).toContainText('Precision of “bird” is undefined here.');
    await expect(await answer(question, 'undefined')).toContainText('Right.');
  });
  await test.step('a number pasted into the answer is an answer, a table is data', async () => {
    const paste = (text: string): Promise<void> =>
      answerOf(question).evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true }));
      }, text);
    const before = await data.inputValue();
    await paste('0.25');
    await expect(data).toHaveValue(before);
    await paste('\tx\ty\nx\t3\t1\ny\t1\t5');
    await expect(page.getByText('Read: 10 cases, 2 classes')).toBeVisible();
    await expect(answerOf(question)).toHaveValue('undefined');
  });
});

test('answers about scores', { tag: '@quick' }, async ({ page }) => {
  const question = await openChecker(page);
  await page.getByRole('textbox', { name: 'Paste labels' }).fill('truth,score\n1,0.9\n0,0.4\n1,0.35\n0,0.1');
  await expect(page.locator('#understood')).toContainText('4 cases');
  await test.step('the area under the ROC curve, and read from its other end', async () => {
    await choose(question, 'auc', 'Area under the ROC curve (AUC)');
    await expect(await answer(question, '3/4')).toContainText('Right. Area under the ROC curve = 0.750.');
    await expect(await answer(question, '0.25')).toContainText('the ranking was read from its other end.');
  });
  await test.step('average precision by trapezoids', async () => {
    await choose(question, 'average prec', 'Average precision');
    await expect(await answer(question, '0.7917')).toContainText('Average precision = 0.8333.');
    await expect(slipsOf(question).first()).toContainText('The area was taken under straight lines');
    await expect(slipsOf(question).first().getByRole('region', { name: 'Formula: With the slip' })).toContainText(
      '0.7917',
    );
    await expect(await answer(question, '5/6')).toContainText('Right.');
  });
  await test.step('a hint has no cells to mark', async () => {
    await question.getByRole('button', { name: 'Hint' }).click();
    const steps = question.locator('deconfuse-answer-steps').getByRole('status');
    await expect(steps).toContainText('The formula uses these:');
    await expect(steps).not.toContainText('marked in the matrix');
  });
  await test.step('what the number is', async () => {
    await metricOf(question).fill('');
    await metricOf(question).press('Enter');
    await expect(metricOf(question)).toHaveValue('I don’t know: what is this number?');
    await expect(await answer(question, '0.75')).toContainText('Recognised. This is Area under the ROC curve.');
  });
});

test('a visit does not load the checker, which later works without a network', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [name] = /\/(answer-|checker|exercise-)[^/]*\.js$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await page.goto('./');
  await expect(page.getByRole('status')).toContainText('Accuracy 0.862');
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Check', exact: true }).click();
  await choose(questionOf(page), 'accu', 'Accuracy');
  expect(asked.length).toBeGreaterThan(0);
  await expect(await answer(questionOf(page), '50/59')).toContainText('N was taken as 59');
  // The derivation is rendered, including its copy buttons.
  await expect(page.locator('deconfuse-slip-explanation deconfuse-worked-formula').first()).toContainText('MathML');
  await page.context().setOffline(true);
  await expect(await answer(questionOf(page), '50/57')).toContainText('N was taken as 57');
  await page.context().setOffline(false);
});

test.describe('when workers cannot start', () => {
  test.use({ provoked: failuresToLoad });

  test('answers are checked on the main thread', { tag: '@engine' }, async ({ page }) => {
    await page.route(/worker[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    const question = await openChecker(page, { fields: '&ask=accuracy' });
    await expect(await answer(question, '50/57')).toContainText('N was taken as 57, but the matrix sums to 58.');
    await chooseExample(page, 'Two vectors');
    await expect(page.getByText('Read: 10 cases, 4 classes')).toBeVisible();
    await expect(await answer(question, '0.25')).toContainText('Accuracy = 0.200.');
  });
});

for (const width of [360, 1280]) {
  test(`opened by address the checker hardly shifts layout at ${width} pixels`, { tag: '@shift' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('./#mode=check');
    await expect(page.locator('deconfuse-answer-question')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Give me an exercise' })).toBeVisible();
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as unknown as { value: number }[];
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          // No entry is observed if nothing has moved.
          setTimeout(() => resolve(0), 1000);
        }),
    );
    expect(moved).toBeLessThan(0.1);
  });
}
