// A print with surrounding text, as people copy it, is read as it is without that text, or refused. It is never
// silently read as other data.
import { readFileSync } from 'node:fs';
import { InputError, type Dataset, type Label } from 'deconfuse';
import { expect, test } from 'vitest';
import { read } from './reading.ts';

const texts = (JSON.parse(readFileSync(new URL('../texts/texts.json', import.meta.url), 'utf8')) as { text: string }[])
  .map(({ text }) => text)
  .filter((text, at) => at % 9 === 0 && text.length < 3000 && !text.includes('\r'));

const block = (text: string): string => text.replace(/\n*$/, '\n');
const prefixed = (text: string, prefix: string): string => block(text).replace(/^(?=.*\n)/gm, prefix);
/** Text whose lines begin with signs or marks of its own. */
const isCode = (text: string): boolean => /^\s*(>|#|\/\/|In \[|\$ |\|)/m.test(text) || /\\begin|<t[rd]/.test(text);

const surroundings: { [name: string]: (text: string) => string | undefined } = {
  'an exercise': (text) =>
    `Exercise 3. A classifier was tried on 20 mails.\n\n${block(text)}\na) Compute its accuracy.\nb) Which class is harder? (2 points)\n`,
  'a German exercise': (text) =>
    `Aufgabe 4\nEin Klassifikator wurde getestet. Das Ergebnis steht unten.\n\n${block(text)}\n(a) Berechnen Sie die Genauigkeit.\n`,
  'R Markdown': (text) => (isCode(text) ? undefined : prefixed(text, '## ')),
  'numbered lines': (text) =>
    isCode(text)
      ? undefined
      : block(text)
          .split('\n')
          .slice(0, -1)
          .map((line, at) => `${at + 1}: ${line}\n`)
          .join(''),
  'a mail': (text) => (isCode(text) ? undefined : `On Monday, Sam wrote:\n${prefixed(text, '> ')}\nIs this right?\n`),
  'a console': (text) =>
    isCode(text) ? undefined : `> fit <- train(y ~ ., data = d)\n> show(fit)\n${block(text)}> \n`,
  'a log': (text) =>
    `2026-03-01 10:22:31,114 INFO loading model\n${block(text)}2026-03-01 10:22:41,377 INFO done in 12 s\n`,
  results: (text) => `Accuracy: 0.75\nLoss: 0.69\n\n${block(text)}\nMacro F1: 0.70\n`,
  'a report below': (text) =>
    `${block(text)}\n              precision    recall  f1-score   support\n\n           a       0.50      1.00      0.67         1\n           b       1.00      0.50      0.67         2\n\n    accuracy                           0.67         3\n`,
  'lines of a service': (text) =>
    isCode(text) ? undefined : prefixed(text, '[2026-05-04, 09:15:02 UTC] {score.py:40} INFO - '),
  containers: (text) => (isCode(text) ? undefined : `Attaching to eval-1\n${prefixed(text, 'eval-1  | ')}`),
  'a chat': (text) => `Lea: what do you get in question 2?\n${block(text)}Jon 10:41 AM\nsame here, thanks!\n`,
  'a training run': (text) =>
    `Epoch 9/10\n313/313 ━━━━━━━━━━ 2s 5ms/step - accuracy: 0.9214\nEpoch 10/10\n${block(text)}Page 3 of 8\n`,
  'a document with no-break spaces': (text) =>
    `The result:\n\n${block(text).replace(/ /g, '\u00a0')}\n(Lines as they were.)\n`,
};

const plain = (label: Label): string => {
  const text = String(label);
  return text.trim() !== '' && !Number.isNaN(Number(text)) ? String(Number(text)) : text;
};

/** The content of a dataset, independent of the order of its classes and cases. */
function meaning(dataset: Dataset): string {
  const { kind, labels, matrix, problem } = dataset;
  const columns = problem.kind === 'labels' || problem.kind === 'matrix' ? (problem.predictedLabels ?? labels) : labels;
  if (matrix) {
    const cells = labels.flatMap((row, r) =>
      columns.flatMap((column, c) => {
        const count = matrix[r * columns.length + c]!;
        return count === 0 ? [] : [`${plain(row)} ${plain(column)} ${count}`];
      }),
    );
    return cells.sort().join(', ');
  }
  return `${kind} ${JSON.stringify(problem, (_, value: unknown) => (ArrayBuffer.isView(value) ? [...(value as Float64Array)] : value))}`;
}

function said(text: string): { meaning: string; notices: string[] } | undefined {
  const outcome = read(text);
  if (outcome instanceof InputError) return undefined;
  const result = { meaning: meaning(outcome), notices: outcome.notices.map(({ code }) => code) };
  outcome.release();
  return result;
}

test.each(Object.entries(surroundings))('inside %s', (_, around) => {
  let right = 0;
  let all = 0;
  const silent: string[] = [];
  for (const text of texts) {
    const alone = said(text);
    const whole = around(text);
    if (!alone || whole === undefined) continue;
    ++all;
    const inside = said(whole);
    if (inside?.meaning === alone.meaning) ++right;
    else if (inside && inside.notices.every((code) => alone.notices.includes(code))) silent.push(whole);
  }
  expect(silent).toEqual([]);
  expect(right / all).toBeGreaterThan(0.95);
});

test('lines of the data, and skipped lines, are told', () => {
  const dataset = read('What is the accuracy?\n\n50 2\n3 45\n\nPlease explain it in words.\n') as Dataset;
  expect(dataset.found).toEqual({
    lines: [[3, 4]],
    skipped: [
      [1, 1],
      [6, 6],
    ],
    title: 'What is the accuracy?',
  });
  expect(dataset.matrix).toEqual(Float64Array.of(50, 2, 3, 45));
});
