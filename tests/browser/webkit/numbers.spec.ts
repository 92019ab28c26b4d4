import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Calculator, InputError, Problem, ReportOptions } from 'deconfuse';
import { optionsOf, problemOf } from '../../../web/self-check/golden-case.ts';
import { goldenCases } from '../../web/golden-cases.ts';
import { serve } from '../servers.ts';
import { expect, test } from './test.ts';

interface Asked {
  problem: Problem;
  options: ReportOptions;
}

/** Results of the package for some data, with all digits. Runs in Node and, as source text, in the page. */
function saidOf(calculator: Calculator, text: string): string {
  const { problem, options } = JSON.parse(text, (_, value: unknown) =>
    value === 'Infinity' || value === '-Infinity' ? Number(value) : value,
  ) as Asked;
  const dataset = calculator.dataset(problem);
  const report = dataset.report(options);
  const said = {
    report,
    curves: (['roc', 'roc-hull', 'det', 'precision-recall'] as const).map((name) => dataset.curve(name)),
    exact: calculator
      .catalogue()
      .filter(({ id }) => typeof report.metrics[id] === 'number')
      .map(({ id }) => dataset.explain(id, options).exact),
  };
  return JSON.stringify(said, (_, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
  );
}

/** Readings of long texts of labels and scores, and the places of errors in some texts. Runs as above. */
function readOf(calculator: Calculator): unknown[] {
  const line = (at: number): string => `${((at * 7919) % 100_003) / 1e5},${(at * 31) % 7 < 3 ? 1 : 0}`;
  const scores = Array.from({ length: 20_000 }, (_, at) => line(at));
  const labels = Array.from({ length: 20_000 }, (_, at) => `class ${(at * 13) % 5},class ${(at * 17) % 6}`);
  const texts = [
    ['score,truth', ...scores].join('\n'),
    labels.join('\r\n'),
    ['ä,ö', ...labels].join('\n'),
    [...labels.slice(0, 5000), 'class 1'].join('\n'),
    ['score,truth', ...scores.slice(0, 5000), 'ää,1'].join('\r\n'),
    '3 1\n2 ö',
    'a,b\n"b,a',
    '',
  ];
  return texts.map((text) => {
    try {
      const { kind, total, matrix, labels: names, problem } = calculator.read(text);
      const sums = JSON.stringify(problem)
        .split(/\D+/)
        .reduce((sum, digits) => (sum * 31 + Number(digits)) % 1e9, 0);
      return [kind, total, [...(matrix ?? [])], names, sums];
    } catch (error) {
      return { ...(error as InputError), message: (error as InputError).message };
    }
  });
}

const blank = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Numbers</title></html>';

test('the package computes every digit as in Node', async ({ webkit }) => {
  const server = await serve({ pages: { 'index.html': blank }, folders: ['build/package'] });
  await webkit.session.open(server.address);
  const built = pathToFileURL(resolve('build/package/deconfuse.js')).href;
  const { createCalculator } = (await import(built)) as typeof import('deconfuse');
  const calculator = await createCalculator();
  const start = "window.calculator ??= await (await import('/deconfuse.js')).createCalculator();";
  const cases = goldenCases('labels', 'matrix', 'counts', 'scores', 'probabilities', 'multilabel', 'decision');
  const asked = cases
    .filter(({ input }) => !input.recipe)
    .map((golden) => JSON.stringify({ problem: problemOf(golden), options: optionsOf(golden) }, infinite));
  expect(asked.length).toBeGreaterThan(100);
  for (const text of asked) {
    const inPage = await webkit.session.evaluateText<string>(
      `return (async (text) => { ${start} return (${saidOf})(calculator, text); })(arguments[0])`,
      [text],
    );
    expect(JSON.parse(inPage), text.slice(0, 200)).toEqual(JSON.parse(saidOf(calculator, text)));
  }

  const read = await webkit.session.evaluateText<unknown[]>(
    `return (async () => { ${start} return (${readOf})(calculator); })()`,
  );
  expect(read).toEqual(JSON.parse(JSON.stringify(readOf(calculator))));
  await server.close();
});

const infinite = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
