// What the package answers, in Node and in pages, as native.cpp says it of the library.
import { problemOf } from './inputs.mjs';

const bits = new DataView(new ArrayBuffer(8));

/** A number by its 64 bits, and other values as they are; of lists one value after another. */
function words(value, into) {
  if (value === null || value === undefined || Number.isNaN(value)) {
    into.push('null');
  } else if (typeof value === 'number') {
    bits.setFloat64(0, value);
    into.push(bits.getBigUint64(0).toString(16).padStart(16, '0'));
  } else if (typeof value === 'string') {
    into.push(value);
  } else {
    for (let at = 0; at < value.length; at++) words(value[at], into);
  }
  return into;
}

/** The numbers of a formula, each node before its arguments. */
function wordsOfFormula(formula, into) {
  if ('value' in formula) words(formula.value, into);
  if (formula.exact !== undefined) into.push(`=${formula.exact}`);
  for (const argument of formula.args ?? []) wordsOfFormula(argument, into);
}

function explained(dataset, { id, perClass, shape, perObservation, needs }, place, options) {
  const { labels, predictedLabels, decision, kind } = dataset;
  const among = (names) => names[place % names.length];
  const at = {};
  if (perClass && labels.length > 0) at.class = among(labels);
  if ((shape === 'matrix' || shape === 'pairs') && labels.length > 0) {
    at.row = among(labels);
    at.column = among(predictedLabels ?? labels);
  }
  if (kind === 'decision' && decision) {
    const across = needs === 'losses' ? decision.actions : labels;
    if ((shape === 'table' || perObservation) && decision.observations.length > 0)
      at.row = among(decision.observations);
    if (shape === 'table') at.column = among(across);
  }
  const { exact, substituted, alternative, definitions } = dataset.explain(id, { ...options, ...at });
  const into = [`=${exact ?? ''}`];
  wordsOfFormula(substituted, into);
  if (alternative) wordsOfFormula(alternative.substituted, into);
  for (const definition of definitions ?? []) wordsOfFormula(definition.substituted, into);
  return into;
}

const curves = [
  ['roc'],
  ['roc', 'dropped', { dropCollinear: true }],
  ['roc-hull'],
  ['roc-band', '', { level: 0.9 }],
  ['precision-recall'],
  ['precision-recall', 'interpolated', { interpolated: true }],
  ['det'],
  ['gain'],
  ['lift'],
  ['kolmogorov-smirnov'],
  ['cost'],
  ['calibration', '', { bins: 7 }],
  ['calibration', 'equal-mass', { bins: 7, binning: 'equal-mass' }],
  ['accuracy'],
  ['f', '', { beta: 2 }],
  ['mcc'],
  ['histogram', '', { bins: 9 }],
  ['expected-cost', '', { costMatrix: [[0, 1], [5, 0]] }], // prettier-ignore
  ['roc', 'drawn', { pixels: 20 }],
  ['det', 'drawn', { pixels: 20 }],
];
const columns = ['x', 'y', 'threshold', 'truePositives', 'falsePositives', 'low', 'high', 'cases', 'positives'];

function wordsOfCurve(curve) {
  const into = [];
  for (const column of columns) if (curve?.[column]) words(curve[column], into);
  return into;
}

function* linesOfCurves(dataset) {
  if (dataset.kind === 'decision') {
    for (const name of ['error-reject', 'accuracy-coverage'])
      yield [`curve:${name}`, wordsOfCurve(dataset.curve(name))];
    return;
  }
  if (!dataset.scored?.scores) return;
  const options = dataset.kind === 'scores' ? {} : { class: dataset.labels.at(-1) };
  for (const [name, variant, own] of curves) {
    const curve = dataset.curve(name, { ...options, ...own });
    yield [`curve:${name}${variant ? `:${variant}` : ''}`, wordsOfCurve(curve)];
  }
}

function* linesOfComparisons(dataset, weighted) {
  const [first, second] = dataset.models ?? [];
  if (dataset.kind !== 'scores' || second === undefined || weighted) return;
  for (const method of ['delong', 'hanley-mcneil', 'bootstrap']) {
    const { difference, z, p, low, high } = dataset.compare(first, second, { method, seed: 7, resamples: 50 });
    yield [`compare:${method}`, words([difference, z, p, low, high], [])];
  }
}

function* linesOf(calculator, catalogue, input) {
  const { text, options, kind, explained: ids, place } = input;
  let dataset;
  try {
    dataset =
      text === undefined
        ? calculator.dataset(problemOf(input))
        : calculator.read(text, { kind, ...(kind === 'scores' && { positive: 'c1' }) });
  } catch (error) {
    if (error.name !== 'InputError') throw error;
    yield ['error', [error.code]];
    return;
  }
  const { metrics } = dataset.report(options);
  for (const info of catalogue) {
    const value = metrics[info.id];
    if (value === undefined) continue;
    yield [info.id, words(value, [])];
    if (ids.includes(info.id)) yield [`${info.id}:explained`, explained(dataset, info, place, options)];
  }
  yield* linesOfCurves(dataset);
  yield* linesOfComparisons(dataset, input.weights !== undefined);
  dataset.release();
}

/** Lines of a name and its values, as native.cpp writes them. */
export function answerOf(calculator, catalogue, input) {
  return Array.from(linesOf(calculator, catalogue, input), ([name, values]) => [name, ...values].join(' ')).join('\n');
}
