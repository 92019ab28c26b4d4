import { expect, key, test } from './test.ts';

test('the page opens on a worked example, with accessible names', async ({ webkit }) => {
  await webkit.goto();
  await webkit.sees('p', 'Finds 20 of the 23 cases of “spam”; 5 of its 25 alarms are false.');
  for (const [selector, name, role] of [
    ['button', '0.862 Accuracy', 'button'],
    ['button', '0.800 Precision', 'button'],
    ['textarea', 'Paste labels, scores or a confusion matrix', 'textbox'],
    ['input', 'true spam, predicted ham (FN)', 'textbox'],
    ['a', 'Decisions', 'link'],
  ] as const) {
    const element = await webkit.find(selector, name);
    expect(await webkit.session.role(element), name).toBe(role);
    expect((await webkit.session.name(element)).replace(/\s+/g, ' ')).toBe(name);
  }
});

test('labels are typed, and pasted by Ctrl+V from anywhere on the page', async ({ webkit }) => {
  await webkit.goto();
  await webkit.find('button', '0.862 Accuracy');
  const text = await webkit.fill('textarea', /^Paste labels/, 'a,a\nb,a\nb,b');
  await webkit.sees('#understood', 'Read: 3 cases, 2 classes');
  await webkit.find('button', '0.667 Accuracy');

  await webkit.focus(text);
  await webkit.session.press(['a', 'c'], key.Control);
  await webkit.click('button', /^All examples/);
  await webkit.click('button', 'Four classes');
  await webkit.sees('#understood', '58 cases, 4 classes');
  await webkit.focus(await webkit.find('button', 'Four classes'));
  await webkit.session.press(['v'], key.Control);
  await webkit.sees('#understood', 'Read: 3 cases, 2 classes');
  expect(await webkit.value(text)).toBe('a,a\nb,a\nb,b');
});

test('bad input is reported with its place, keeps its text, and a click goes there', async ({ webkit }) => {
  await webkit.goto();
  await webkit.find('button', '0.862 Accuracy');
  const text = await webkit.fill('textarea', /^Paste labels/, 'a,a\na');
  await webkit.click('button', /Line 2, column 1/);
  expect(await webkit.value(text)).toBe('a,a\na');
  const selection = await webkit.session.evaluate((field) => {
    const { selectionStart, ownerDocument } = field as unknown as HTMLTextAreaElement;
    let focused = ownerDocument.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return [selectionStart, focused === (field as unknown)];
  }, text);
  expect(selection).toEqual([4, true]);
  // The last results stay and are marked as outdated.
  await webkit.find('button', '0.862 Accuracy');
  await webkit.session.press([key.End, ',', 'b']);
  await webkit.sees('#understood', 'Read: 2 cases, 2 classes');
});

test('the matrix is edited by keyboard and computed with every digit', async ({ webkit }) => {
  await webkit.goto();
  await webkit.find('button', '0.862 Accuracy');
  await webkit.focus(await webkit.find('input', 'true spam, predicted ham (FN)'));
  await webkit.session.press([key.ArrowLeft, '4', '0']);
  await webkit.find('button', '0.897 Accuracy');
  expect(await webkit.value(await webkit.find('textarea'))).toBe('\tspam\tham\nspam\t40\t3\nham\t5\t30');
  await webkit.session.press([key.Enter, '0', key.Tab]);
  await webkit.find('button', '1 Precision');
  await webkit.session.press(['7']);
  await webkit.sees('#understood', 'Read: 50 cases');
  await webkit.session.press([key.Escape]);
  await webkit.sees('#understood', 'Read: 73 cases');
  await webkit.click('button', '⇄ Transpose');
  await webkit.find('button', '1 Recall');
});
