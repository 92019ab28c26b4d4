import { expect, key, test, type Element, type WebKitPage } from './test.ts';

const lengthOf = (webkit: WebKitPage, path: Element): Promise<number> =>
  webkit.session.evaluate((path) => (path as unknown as SVGPathElement).getTotalLength(), path);

test('scores have curves, and keys move the threshold on either', async ({ webkit }) => {
  await webkit.goto();
  await webkit.click('button', /^All examples/);
  await webkit.click('button', '20 cases');
  await webkit.find('button', '0.680 Area under the ROC curve');
  const [roc, precisionRecall] = [
    await webkit.find('figure', /^ROC curve/),
    await webkit.find('figure', /^Precision-recall curve/),
  ];
  for (const figure of [roc, precisionRecall]) {
    expect(await lengthOf(webkit, await webkit.find('path.reported', undefined, figure))).toBeGreaterThan(300);
  }

  const handle = await webkit.find('[role=slider]', undefined, roc);
  const says = () => webkit.attribute(handle, 'aria-valuetext');
  await webkit.focus(handle);
  await webkit.session.press([key.End]);
  await expect.poll(says).toContain('true positive rate 1, false positive rate 1');
  await webkit.session.press([key.Home]);
  await expect.poll(says).toContain('true positive rate 0, false positive rate 0');
  const other = await webkit.find('[role=slider]', undefined, precisionRecall);
  // The other plot follows in the next frame.
  await expect.poll(() => webkit.attribute(other, 'aria-valuetext')).toContain('threshold ∞');
  await webkit.focus(other);
  await webkit.session.press([key.End]);
  await expect.poll(says).toContain('true positive rate 1,');
  await webkit.sees('td', 'TP 10', await webkit.find('deconfuse-score-threshold'));
});

test('information: entropies, the bars of their diagram, and cells by arrows', async ({ webkit }) => {
  await webkit.goto();
  const text = '(1, 2, 2, 3, 3, 3, 4, 4, 4, 4)\n(1, 1, 1, 1, 2, 2, 2, 3, 3, 4)';
  await webkit.fill('textarea', /^Paste labels/, text);
  await webkit.sees('#understood', '10 cases, 4 classes');
  await webkit.click('a', 'Information');
  await webkit.sees('li', /(?=.*Joint entropy).*2\.722/);
  await webkit.sees('li', /(?=.*Mutual information).*0\.971/);
  const widthOf = async (measure: string): Promise<number> =>
    webkit.session.evaluate(
      (bar) => (bar as unknown as SVGRectElement).getBBox().width,
      await webkit.find(`rect[data-measure='${measure}']`),
    );
  expect((await widthOf('mutualInformation')) / (await widthOf('jointEntropy'))).toBeCloseTo(0.971 / 2.722, 2);

  await webkit.focus(await webkit.find("[data-place='0 0']", undefined, await webkit.find('deconfuse-joint-table')));
  await webkit.session.press([key.ArrowDown, key.ArrowDown, key.ArrowRight]);
  await webkit.find('h3, h4', 'The cell true “3”, predicted “2”');
});

test('the decision with the least loss, with its derivation', async ({ webkit }) => {
  await webkit.goto();
  await webkit.click('a', 'Decisions');
  await webkit.find('h2', 'Decision lab');
  await webkit.click('button', '47.7273');
  await webkit.sees('math', /≈ ?47\.7273/);
  await webkit.sees('p', 'After “young, test 1” the decision is “medicine”, the least of:');
});

test('an answer is right, a slip is recognised, and an exercise has a link that opens it', async ({ webkit }) => {
  await webkit.goto('#mode=check&ask=accuracy,precision:spam');
  const [accuracy, precision] = [
    await webkit.find('[role=group]', 'Question 1'),
    await webkit.find('[role=group]', 'Question 2'),
  ];
  const answer = async (question: Element, text: string) =>
    webkit.type(await webkit.find('#answer', undefined, question), text);
  await answer(accuracy, '0.862');
  await webkit.sees('[role=status]', 'Right.', accuracy);
  // The recall.
  await answer(precision, '0.870');
  await webkit.find('deconfuse-slip-explanation', undefined, precision);
  await webkit.sees('[role=status]', 'Precision of “spam” = 0.800.', precision);

  await webkit.click('summary', /For lecturers/);
  await webkit.find('input', 'Link to the exercise');
  await webkit.click('a', 'Use this exercise');
  await webkit.sees('#understood', /Read: \d+ cases, \d classes/);
  await expect.poll(() => webkit.all('h2', 'All metrics')).toEqual([]);
});
