// Decision problems through the public interface.
import {
  createCalculator,
  InputError,
  type CurveName,
  type Dataset,
  type DecisionProblem,
  type Label,
  type MetricInfo,
  type Problem,
  type ReadOptions,
  type Value,
} from 'deconfuse';
import { describe, expect, test, vi } from 'vitest';
import { agree, fractionValue, workedOut } from './formula-value.ts';

vi.setConfig({ testTimeout: 30_000 });

const calculator = await createCalculator();
const catalogue = new Map(calculator.catalogue().map((info) => [info.id, info]));
const decide = (problem: DecisionProblem): Dataset => calculator.dataset({ kind: 'decision', ...problem });
const value = (problem: DecisionProblem, id: string): Value => decide(problem).report({ metrics: [id] }).metrics[id]!;
const codes = (dataset: Dataset): string[] => dataset.notices.map(({ code }) => code);

/** Young and old patients after a test (Murphy 2022). */
const treatment = {
  states: ['young, healthy', 'young, ill', 'old, healthy', 'old, ill'],
  actions: ['nothing', 'medicine'],
  loss: [[0, 8], [60, 8], [0, 8], [10, 8]],
  observations: ['young, negative', 'young, positive', 'old, negative', 'old, positive'],
  posteriors: [[0.985955, 0.014045, 0, 0], [0.204545, 0.795455, 0, 0], [0, 0, 0.985955, 0.014045], [0, 0, 0.204545, 0.795455]],
}; // prettier-ignore
const rejection = {
  labels: ['a', 'b', 'c'],
  rejectLoss: 0.3,
  errorLoss: 1,
  posteriors: [[0.7, 0.2, 0.1], [0.71, 0.2, 0.09], [0.1, 0.5, 0.4], [0.05, 0.05, 0.9]],
  truth: ['b', 'b', 'b', 'c'],
}; // prettier-ignore
const counted = {
  labels: ['good', 'bad'],
  counts: [[620, 80], [150, 150]],
  costMatrix: [[0, 1], [5, 0]],
  priors: [0.7, 0.3],
}; // prettier-ignore

const problems: [name: string, problem: DecisionProblem][] = [
  ['losses and posteriors', treatment],
  ['losses, posteriors and evidence', { ...treatment, evidence: [0.4, 0.1, 0.3, 0.2] }],
  [
    'losses, prior and likelihoods',
    { states: [0, 1], actions: ['no', 'yes'], loss: [[0, 1], [5, 0]], prior: [0.9, 0.1], likelihoods: [[0.975, 0.025, 0], [0.125, 0.875, 0]] },
  ],
  ['losses alone', { states: ['s', 't'], actions: ['a', 'b'], loss: [[0, 1], [5, 0]], posteriors: [] }],
  ['rejection with the truth', rejection],
  ['rejection', { labels: [1, 2], rejectLoss: 1, errorLoss: 4, posteriors: [[0.75, 0.25]], observations: ['x'] }],
  ['errors that cost nothing', { labels: [1, 2], rejectLoss: 1, errorLoss: 0, posteriors: [[0.75, 0.25]] }],
  ['a diagnostic test', { prior: 0.1, sensitivity: 0.875, specificity: 0.975 }],
  ['costs', { costs: { l00: -1, l01: 4, l10: 9.5, l11: -2 } }],
  ['a cost ratio', { costRatio: 5 }],
  ['both', { costs: { l00: 0, l01: 1, l10: 5, l11: 0 }, costRatio: 0.25 }],
  ['values', { values: [0, 1, 2, 5], posterior: [0.4, 0.3, 0.2, 0.1], action: 1.5 }],
  ['values without an estimate', { values: [0.1 + 0.2, 1e-9], posterior: [0.5, 0.5] }],
  ['counts with costs', counted],
  ['precision and recall', { labels: ['a', 'b', 'c'], precision: [2 / 3, 0.25, 0], recall: [2 / 3, 1, 0] }],
  ['one pair', { precision: [0.66], recall: [0.8] }],
]; // prettier-ignore

/** The places at which a metric can be explained. */
function placesOf(dataset: Dataset, { needs, shape, perObservation }: MetricInfo): { row?: Label; column?: Label }[] {
  const { actions = [], observations = [] } = dataset.decision ?? {};
  if (perObservation) return observations.map((row) => ({ row }));
  if (shape !== 'table') return [{}];
  const columns = needs === 'losses' ? actions : dataset.labels;
  return observations.flatMap((row) => columns.map((column) => ({ row, column })));
}

describe.each(problems)('%s', (_, problem) => {
  const dataset = decide(problem);
  const report = dataset.report();

  test('say what they are', () => {
    expect(dataset.kind).toBe('decision');
    expect(report).toMatchObject({ kind: 'decision', labels: dataset.labels });
    expect(dataset.problem).toEqual({ kind: 'decision', ...problem });
    expect(dataset.scored).toBeUndefined();
    expect(dataset.models).toBeUndefined();
    for (const id of Object.keys(report.metrics)) expect(catalogue.get(id)!.scope, id).toBe('decision');
  });

  test('are explained with the value of the report, with formula and fraction', () => {
    for (const [id, reported] of Object.entries(report.metrics)) {
      const info = catalogue.get(id)!;
      const values = info.shape === 'table' ? (reported as Value[][]).flat() : [reported].flat();
      const places = placesOf(dataset, info);
      expect(values, id).toHaveLength(places.length);
      for (const [at, place] of places.entries()) {
        const explained = dataset.explain(id, place);
        expect(explained.value, id).toEqual(values[at]);
        expect((explained.undefined ?? []).length > 0, id).toBe(values[at] === null);
        const worked = workedOut(explained.substituted);
        if (info.shape === 'choice') {
          const names: readonly Label[] = info.needs === 'losses' ? dataset.decision!.actions : dataset.labels;
          if (values[at] !== null) expect(['reject', ...names][worked as number], id).toBe(values[at]);
          expect(explained.exact).toBeNull();
          continue;
        }
        if (values[at] !== null) expect(agree(worked, values[at]), `${id}: ${String(worked)}`).toBe(true);
        if (explained.exact !== null) expect(agree(fractionValue(explained.exact), values[at]), id).toBe(true);
        if (explained.alternative && values[at] !== null) {
          expect(agree(workedOut(explained.alternative.substituted), values[at]), id).toBe(true);
        }
      }
    }
  });

  test('are reproduced from their problem, also through JSON', () => {
    const again = calculator.dataset(dataset.problem);
    const parsed = calculator.dataset(JSON.parse(JSON.stringify(dataset.problem)) as Problem);
    for (const other of [again, parsed]) {
      expect(other.report()).toEqual(report);
      expect(other.notices).toEqual(dataset.notices);
      expect(other.labels).toEqual(dataset.labels);
      expect(other.decision).toEqual(dataset.decision);
    }
  });
});

test('every metric of decisions is reported for some problem, and every shape has one', () => {
  const reported = problems.map(([name, problem]) => [name, Object.keys(decide(problem).report().metrics)] as const);
  const decisions = [...catalogue.values()].filter(({ scope }) => scope === 'decision').map(({ id }) => id);
  expect([...new Set(reported.flatMap(([, ids]) => ids))].sort()).toEqual(decisions.sort());
  expect(Object.fromEntries(reported.map(([name, ids]) => [name, ids.length]))).toEqual({
    'losses and posteriors': 6,
    'losses, posteriors and evidence': 6,
    'losses, prior and likelihoods': 8,
    'losses alone': 0,
    'rejection with the truth': 10,
    rejection: 8,
    'errors that cost nothing': 8,
    'a diagnostic test': 2,
    costs: 1,
    'a cost ratio': 1,
    both: 2,
    values: 3,
    'values without an estimate': 3,
    'counts with costs': 3,
    'precision and recall': 5,
    'one pair': 5,
  });
});

test('treatment: nothing, medicine, nothing, nothing', () => {
  const dataset = decide(treatment);
  expect(dataset.total).toBe(4);
  expect(dataset.labels).toEqual(treatment.states);
  expect(dataset.decision).toEqual({
    actions: treatment.actions,
    observations: treatment.observations,
    bestActions: [[0], [1], [0], [0]],
    mostProbable: [[0], [1], [2], [3]],
  });
  expect(codes(dataset)).toEqual(['evidence-equal']);
  const { metrics } = dataset.report();
  const close = (number: number): unknown => expect.closeTo(number, 12);
  expect(metrics.conditional_risk).toEqual([
    [close(0.8427), 8],
    [close(47.7273), 8],
    [close(0.14045), 8],
    [close(7.95455), 8],
  ]);
  expect(metrics.bayes_action).toEqual(['nothing', 'medicine', 'nothing', 'nothing']);
  const where = { row: 'young, positive', column: 'nothing' };
  expect(dataset.explain('conditional_risk', where)).toMatchObject({ exact: '477273/10000' });
  expect(dataset.explain('bayes_action', { row: 'old, positive' }).value).toBe('nothing');
  // The default place is the first.
  expect(dataset.explain('conditional_risk').exact).toBe('8427/10000');
});

test('a positive and a negative test: 35/44 and 5/356', () => {
  const dataset = decide({ prior: 0.1, sensitivity: 0.875, specificity: 0.975 });
  expect(dataset.explain('posterior_positive').exact).toBe('35/44');
  expect(dataset.explain('posterior_negative').exact).toBe('5/356');
  expect(dataset).toMatchObject({ labels: [], total: 0, notices: [] });
  expect(decide({ prior: 0, sensitivity: 1, specificity: 1 }).report().undefined.posterior_positive).toMatchObject([
    { reason: 'zero-denominator', value: null },
  ]);
});

test('rejections are named, and the observations are numbered', () => {
  const dataset = decide(rejection);
  const { metrics } = dataset.report();
  expect(metrics.chow_decision).toEqual(['reject', 'a', 'reject', 'c']);
  expect(metrics.map_decision).toEqual(['a', 'a', 'b', 'c']);
  expect(metrics.chow_reject_rate).toBe(0.5);
  expect(metrics.chow_observed_error_rate).toBe(0.25);
  expect(dataset.decision!.observations).toEqual(['1', '2', '3', '4']);
  expect(dataset.explain('chow_decision', { row: 3 }).value).toBe('reject');
  expect(dataset.explain('chow_decision', { row: '4' }).value).toBe('c');
  expect(dataset.explain('zero_one_risk', { row: 2, column: 'a' }).exact).toBe('29/100');
});

test('ties are marked, and the first action is taken', () => {
  const loss = [[3, 0.3], [0, 0.3]]; // prettier-ignore
  const dataset = decide({ states: ['s', 't'], actions: ['a', 'b'], loss, posteriors: [[0.1, 0.9]] });
  expect(dataset.decision!.bestActions).toEqual([[0, 1]]);
  expect(dataset.report().metrics.bayes_action).toEqual(['a']);
  const even = decide({ labels: ['p', 'q', 'r'], rejectLoss: 1, errorLoss: 1, posteriors: [[0.2, 0.4, 0.4]] });
  expect(even.decision).toMatchObject({ actions: [], bestActions: [[]], mostProbable: [[1, 2]] });
  expect(even.report().metrics.map_decision).toEqual(['q']);
});

/** One of its observations is impossible. */
const neverSeen = {
  states: ['s', 't'],
  actions: ['a', 'b'],
  loss: [[0, 1], [1, 0]],
  observations: ['seen', 'unseen'],
  prior: [0.5, 0.5],
  likelihoods: [[1, 0], [1, 0]],
}; // prettier-ignore

test('a term named as a reason stays valid as long as the dataset, also if an explanation needs it first', async () => {
  const fresh = await createCalculator();
  const dataset = fresh.dataset({ kind: 'decision', ...neverSeen });
  const impossible = [{ class: 'unseen', term: { id: 'observation_probability' } }];
  expect(dataset.explain('bayes_risk', { row: 'unseen' }).undefined).toMatchObject(impossible);
  expect(dataset.report().undefined['bayes_risk']).toMatchObject(impossible);
});

test('an impossible observation has no values, and the reason names it', () => {
  const dataset = decide(neverSeen);
  const report = dataset.report();
  expect(report.metrics).toMatchObject({
    posterior: [[0.5, 0.5], [null, null]],
    bayes_action: ['a', null],
    map_decision: ['s', null],
    evidence: [1, 0],
    total_bayes_risk: 0.5,
  }); // prettier-ignore
  expect(dataset.decision).toMatchObject({ bestActions: [[0, 1], []], mostProbable: [[0, 1], []] });
  for (const id of ['posterior', 'conditional_risk', 'bayes_action', 'map_decision', 'bayes_risk']) {
    expect(report.undefined[id], id).toMatchObject([{ class: 'unseen', reason: 'zero-denominator', value: null }]);
    const { term } = report.undefined[id]![0]!;
    if (id !== 'posterior') expect(term, id).toMatchObject({ id: 'observation_probability' });
    expect(dataset.explain(id, { row: 'unseen' }).undefined, id).toMatchObject([{ class: 'unseen' }]);
  }
  expect(dataset.notices).toEqual([{ code: 'impossible-observation', parameters: { observation: 'unseen' } }]);
});

describe('labels', () => {
  test("come back in the caller's spelling, and are found by any spelling", () => {
    const dataset = decide({
      states: [0, 1.5],
      actions: [' wait ', 7],
      loss: [[0, 1], [1, 0]],
      observations: [10, '2.0'],
      posteriors: [[1, 0], [0, 1]],
    }); // prettier-ignore
    expect(dataset.labels).toEqual([0, 1.5]);
    expect(dataset.decision).toMatchObject({ actions: [' wait ', 7], observations: [10, '2.0'] });
    const { metrics } = dataset.report();
    expect(metrics.bayes_action).toEqual([' wait ', 7]);
    expect(metrics.map_decision).toEqual([0, 1.5]);
    expect(dataset.explain('conditional_risk', { row: 2, column: 'wait' }).value).toBe(1);
    expect(dataset.explain('conditional_risk', { row: '10.0', column: '7' }).value).toBe(1);
    expect(dataset.explain('zero_one_risk', { row: '2', column: '1.50' }).value).toBe(0);
  });

  test('of values are the values', () => {
    const values = [0.1 + 0.2, -1e-9, 5];
    expect(decide({ values, posterior: [0.25, 0.25, 0.5] }).labels).toEqual(values);
    expect(decide({ values: Float32Array.of(0.5, 2), posterior: [0.25, 0.75] }).labels).toEqual([0.5, 2]);
  });

  const hostile = [
    ...['<b>bold</b>', '<img src=x onerror=alert(1)>', '__proto__', 'constructor', 'hasOwnProperty', 'toString'],
    ...['', '{label}', '\\frac{a}{b} & $x$', '\u202eexe', 'a\nb', 'null', 'NaN', '=1+1'],
  ];

  test('are text, whatever they look like', () => {
    const size = hostile.length;
    const unit = hostile.map((_, row) => hostile.map((_, column) => (row === column ? 1 : 0)));
    const loss = unit.map((row) => row.map((one) => 1 - one));
    const dataset = decide({ states: hostile, actions: hostile, loss, observations: hostile, posteriors: unit });
    expect(dataset.labels).toEqual(hostile);
    expect(dataset.decision).toMatchObject({ actions: hostile, observations: hostile });
    const { metrics } = dataset.report();
    expect(metrics.bayes_action).toEqual(hostile);
    expect(metrics.map_decision).toEqual(hostile);
    for (const label of hostile) {
      expect(dataset.explain('bayes_action', { row: label }).value).toBe(label);
      expect(dataset.explain('conditional_risk', { row: label, column: label }).value).toBe(0);
    }
    const again = calculator.dataset(JSON.parse(JSON.stringify(dataset.problem)) as Problem);
    expect(again.report()).toEqual(dataset.report());
    const chow = decide({ labels: hostile, rejectLoss: size, errorLoss: 1, posteriors: unit, truth: hostile });
    expect(chow.report().metrics).toMatchObject({ chow_decision: hostile, chow_observed_error_rate: 0 });
  });

  test('may not be “reject”, the name of rejected observations', () => {
    const posteriors = [[0.9, 0.1], [0.5, 0.5]]; // prettier-ignore
    const problem = { labels: ['reject', 'b'], rejectLoss: 1, errorLoss: 4, posteriors };
    expect(() => decide(problem)).toThrow(expect.objectContaining({ code: 'reserved-label', excerpt: 'reject' }));
  });

  test("keep the caller's spelling in each list", () => {
    const problem = { states: [1, 2], actions: ['1', '02'], observations: ['01', 2], loss: [[0, 1], [1, 0]] }; // prettier-ignore
    const dataset = decide({ ...problem, posteriors: [[0.9, 0.1], [0.2, 0.8]] }); // prettier-ignore
    expect(dataset.labels).toEqual([1, 2]);
    expect(dataset.decision).toMatchObject({ actions: ['1', '02'], observations: ['01', 2] });
    expect(dataset.report().metrics.bayes_action).toEqual(['1', '02']);
  });

  test('may be a lone surrogate, which is replaced', () => {
    const dataset = decide({ states: ['\ud800'], actions: ['a'], loss: [[1]], posteriors: [[1]] });
    expect(dataset.labels).toEqual(['\ufffd']);
    expect(dataset.explain('zero_one_risk', { column: '\ud800' }).value).toBe(0);
  });
});

describe('unknown names throw a RangeError', () => {
  const dataset = decide(treatment);
  test.each<[string, () => unknown, RegExp]>([
    ['a metric', () => dataset.explain('accuracy'), /accuracy/],
    ['a metric of other data', () => dataset.explain('chow_threshold'), /chow_threshold needs reject-losses/],
    ['a metric in a report', () => dataset.report({ metrics: ['nothing'] }), /nothing/],
    ['an observation', () => dataset.explain('bayes_action', { row: 'young' }), /observation "young"/],
    ['an action', () => dataset.explain('conditional_risk', { column: 'young, ill' }), /column "young, ill"/],
    ['a class', () => dataset.explain('zero_one_risk', { column: 'medicine' }), /column "medicine"/],
    ['an option', () => dataset.report({ beta: -1 }), /beta/],
    ['costs of other classes', () => dataset.report({ costMatrix: [[1]] }), /costMatrix/],
    ['a curve', () => dataset.curve('rainbow' as CurveName), /rainbow/],
    ['a comparison', () => dataset.compare('A', 'B', { method: 'delong' }), /compare/],
    ['a resampling', () => dataset.resample(), /resample/],
    ['a comparison of counts', () => decide(counted).compare('A', 'B', { method: 'delong' }), /compare/],
    ['a resampling of counts', () => decide(counted).resample(), /resample/],
    ['losses without observations', () => decide({ ...treatment, posteriors: [], observations: [] }).explain('bayes_risk'), /needs losses/],
  ])('%s', (_, ask, message) => {
    expect(ask).toThrow(RangeError);
    expect(ask).toThrow(message);
  }); // prettier-ignore

  test('and only the metrics asked for are reported', () => {
    expect(Object.keys(dataset.report({ metrics: ['bayes_risk', 'chow_threshold'] }).metrics)).toEqual(['bayes_risk']);
  });
});

describe('curves', () => {
  test('of rejection exist where there are posteriors', () => {
    const dataset = decide(rejection);
    const errors = dataset.curve('error-reject')!;
    expect([...errors.threshold]).toEqual([0.9, 0.71, 0.7, 0.5, 0]);
    expect([...errors.x]).toEqual([1, 0.75, 0.5, 0.25, 0]);
    expect([...errors.y]).toEqual([0, 0, 0.25, 0.5, 0.5]);
    const accuracy = dataset.curve('accuracy-coverage')!;
    expect([...accuracy.x]).toEqual([0.25, 0.5, 0.75, 1]);
    expect([...accuracy.y]).toEqual([1, 0.5, 1 / 3, 0.5]);
    expect(decide(treatment).curve('error-reject')!.x.at(-1)).toBe(0);
  });

  test('do not exist without posteriors', () => {
    expect(decide({ costRatio: 1 }).curve('error-reject')).toBeNull();
    expect(decide(counted).curve('accuracy-coverage')).toBeNull();
    expect(decide({ values: [1, 2], posterior: [0.5, 0.5] }).curve('error-reject')).toBeNull();
    expect(decide(rejection).curve('roc')).toBeNull();
  });
});

describe('counts with costs', () => {
  test('are a matrix whose costs are part of the problem', () => {
    const dataset = decide(counted);
    expect([...dataset.matrix!]).toEqual([620, 80, 150, 150]);
    expect(dataset).toMatchObject({ labels: ['good', 'bad'], total: 1000 });
    expect(dataset.decision).toBeUndefined();
    expect(dataset.report().metrics).toEqual({
      expected_cost: 0.83,
      normalized_expected_cost: expect.closeTo(83 / 70, 12) as number,
      expected_cost_with_priors: expect.closeTo(0.83, 12) as number,
    });
    expect(dataset.explain('normalized_expected_cost').exact).toBe('83/70');
    // Other metrics of the matrix are computed on request; the costs stay the same.
    const asked = dataset.report({ metrics: ['accuracy', 'expected_cost'], costMatrix: [[0, 9], [9, 0]] }); // prettier-ignore
    expect(asked.metrics).toEqual({ accuracy: 0.77, expected_cost: 0.83 });
  });

  test('may be gains, which a notice reports', () => {
    const dataset = decide({ ...counted, costMatrix: [[0, 1], [-5, -2]] }); // prettier-ignore
    expect(dataset.notices).toEqual([{ code: 'negative-loss', parameters: { name: 'bad, good', value: '-5' } }]);
  });
});

describe('the given data', () => {
  test('may be typed arrays, and are copied', () => {
    const posteriors = [Float64Array.of(0.75, 0.25), Float32Array.of(0.5, 0.5)];
    const dataset = decide({
      states: ['s', 't'],
      actions: ['a', 'b'],
      loss: [Int8Array.of(0, 1), [5, 0]],
      posteriors,
      evidence: Float64Array.of(0.5, 0.5),
    });
    const before = dataset.report();
    const problem = JSON.stringify(dataset.problem);
    posteriors[0]!.fill(0);
    expect(JSON.stringify(dataset.problem)).toBe(problem);
    expect(dataset.problem).toMatchObject({ posteriors: [[0.75, 0.25], [0.5, 0.5]], evidence: [0.5, 0.5] }); // prettier-ignore
    expect(calculator.dataset(JSON.parse(problem) as Problem).report()).toEqual(before);
  });

  test('of another kind of problem are left out', () => {
    const cycle: Record<string, unknown> = {};
    cycle.cycle = cycle;
    const given = { costRatio: 5, note: undefined, states: 7, labels: 'abc' };
    const dataset = decide(given as DecisionProblem);
    expect(() => decide({ ...given, note: cycle } as DecisionProblem)).toThrow('There is no field "note"');
    expect(dataset.report().metrics).toEqual({ cost_ratio_threshold: 1 / 6 });
  });
});

function refusal(problem: unknown): InputError {
  try {
    calculator.dataset(problem as Problem);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('malformed problems are refused', () => {
  const losses = { states: ['s', 't'], actions: ['a'], loss: [[0], [1]], posteriors: [[0.5, 0.5]] };
  const bayes = { states: ['s', 't'], actions: ['a'], loss: [[0], [1]], prior: [0.5, 0.5], likelihoods: [[1], [1]] };
  const values = { values: [1, 2], posterior: [0.5, 0.5], action: 1 };
  const bad = (path: string, found: string): object => ({ code: 'bad-problem', parameters: { path, found } });
  const length = (path: string, found: number, expected: number): object => ({
    code: 'wrong-length',
    parameters: { path, found: String(found), expected: String(expected) },
  });
  test.each<[string, object, object]>([
    ['nothing', {}, bad('problem', '')],
    ['what several have', { labels: ['s', 't'], priors: [0.5, 0.5] }, bad('problem', 'labels, priors')],
    ['costs that are not there', { costs: undefined, costRatio: undefined }, { code: 'bad-problem' }],
    ['states: null', { ...losses, states: null }, { code: 'wrong-length', parameters: { path: 'loss' } }],
    ['states: text', { ...losses, states: 'st' }, bad('states', 'st')],
    ['states: null within', { ...losses, states: ['s', null] }, bad('states[1]', 'null')],
    ['states: what has no text', { ...losses, states: [Object.create(null)] }, bad('states[0]', 'object')],
    ['states: NaN', { ...losses, states: ['s', NaN] }, bad('states[1]', 'NaN')],
    ['no states', { states: [], actions: ['a'], loss: [], posteriors: [] }, { code: 'no-states' }],
    ['no actions', { ...losses, actions: [], loss: [[], []] }, { code: 'no-actions' }],
    ['a state twice', { ...losses, states: [1, '1.0'] }, { code: 'duplicate-label', parameters: { label: '1' } }],
    ['loss: null', { ...losses, loss: null }, bad('loss', 'null')],
    ['loss: null within', { ...losses, loss: [[0], null] }, bad('loss[1]', 'null')],
    ['loss: text', { ...losses, loss: [[0], ['1']] }, bad('loss[1][0]', '1')],
    ['loss: ragged', { ...losses, loss: [[0], [1, 2]] }, length('loss[1]', 2, 1)],
    ['loss: a row too few', { ...losses, loss: [[0]] }, length('loss', 1, 2)],
    ['loss: NaN', { ...losses, loss: [[0], [NaN]] }, { code: 'infinite-number', excerpt: 'nan' }],
    ['loss: infinite', { ...losses, loss: [[0], [Infinity]] }, { code: 'infinite-number', excerpt: 'inf' }],
    ['no posteriors', { ...losses, posteriors: undefined }, bad('posteriors', 'undefined')],
    ['posteriors: a row', { ...losses, posteriors: [0.5, 0.5] }, bad('posteriors[0]', '0.5')],
    ['posteriors: ragged', { ...losses, posteriors: [[1, 0], [1]] }, length('posteriors[1]', 1, 2)],
    ['posteriors: negative', { ...losses, posteriors: [[-1, 2]] }, { code: 'negative-probability', parameters: { case: '1', column: '1' } }],
    ['posteriors: above 1', { ...losses, posteriors: [[2, 0]] }, { code: 'probability-above-one' }],
    ['posteriors: sum', { ...losses, posteriors: [[0.5, 0.25]] }, { code: 'shares-do-not-sum', parameters: { sum: '0.75' } }],
    ['evidence: none', { ...losses, evidence: [] }, length('evidence', 0, 1)],
    ['evidence: too much', { ...losses, evidence: [0.5, 0.5] }, length('evidence', 2, 1)],
    ['evidence: sum', { ...losses, evidence: [0.5] }, { code: 'shares-do-not-sum' }],
    ['evidence: null', { ...losses, evidence: null }, bad('evidence', 'null')],
    ['observations: too many', { ...losses, observations: ['x', 'y'] }, length('observations', 2, 1)],
    ['observations: an object', { ...losses, observations: [{}] }, bad('observations[0]', '[object Object]')],
    ['prior: missing', { ...bayes, prior: undefined }, bad('prior', 'undefined')],
    ['prior: too long', { ...bayes, prior: [0.5, 0.25, 0.25] }, length('prior', 3, 2)],
    ['prior: sum', { ...bayes, prior: [0.5, 0.25] }, { code: 'shares-do-not-sum' }],
    ['likelihoods: a row too few', { ...bayes, likelihoods: [[1]] }, length('likelihoods', 1, 2)],
    ['likelihoods: rows of other states', { ...bayes, likelihoods: [[0.5, 0.5], [0.5, 0.5], [0.5, 0.5], [0.5, 0.5]] }, length('likelihoods', 4, 2)],
    ['likelihoods: ragged', { ...bayes, likelihoods: [[1], [0.5, 0.5]] }, length('likelihoods[1]', 2, 1)],
    ['likelihoods: empty', { ...bayes, likelihoods: [[], []] }, { code: 'no-observations' }],
    ['likelihoods: sum', { ...bayes, likelihoods: [[1], [0.5]] }, { code: 'shares-do-not-sum', parameters: { case: '2' } }],
    ['rejection without error', { ...rejection, errorLoss: undefined }, bad('errorLoss', 'undefined')],
    ['rejection: text', { ...rejection, rejectLoss: '1' }, bad('rejectLoss', '1')],
    ['rejection: negative', { ...rejection, rejectLoss: -1 }, { code: 'negative-loss', parameters: { path: 'rejectLoss', found: '-1' } }],
    ['rejection: NaN', { ...rejection, errorLoss: NaN }, { code: 'infinite-number' }],
    ['rejection: nothing observed', { ...rejection, posteriors: [], truth: undefined }, { code: 'no-observations' }],
    ['rejection: no classes', { ...rejection, labels: [], posteriors: [], truth: undefined }, { code: 'no-states' }],
    ['truth: unknown', { ...rejection, truth: ['a', 'b', 'c', '__proto__'] }, { code: 'unknown-truth', excerpt: '__proto__', parameters: { label: '__proto__', case: '4' } }],
    ['truth: too little', { ...rejection, truth: ['a'] }, length('truth', 1, 4)],
    ['truth: none', { ...rejection, truth: [] }, length('truth', 0, 4)],
    ['a test: missing', { prior: 0.5, sensitivity: 0.5 }, bad('specificity', 'undefined')],
    ['a test: outside', { prior: 0.5, sensitivity: 1.5, specificity: 0.5 }, { code: 'share-outside', parameters: { path: 'sensitivity', found: '1.5' } }],
    ['a test: NaN', { prior: NaN, sensitivity: 0.5, specificity: 0.5 }, { code: 'share-outside', parameters: { path: 'prior' } }],
    ['costs: null', { costs: null }, bad('costs.l00', 'undefined')],
    ['costs: a number', { costs: 5 }, bad('costs.l00', 'undefined')],
    ['costs: one missing', { costs: { l00: 0, l01: 1, l10: 1 } }, bad('costs.l11', 'undefined')],
    ['costs: infinite', { costs: { l00: 0, l01: 1, l10: Infinity, l11: 0 } }, { code: 'infinite-number' }],
    ['a cost ratio: text', { costRatio: '5' }, bad('costRatio', '5')],
    ['a cost ratio: null', { costRatio: null }, bad('costRatio', 'null')],
    ['a cost ratio: NaN', { costRatio: NaN }, { code: 'infinite-number' }],
    ['values: none', { values: [], posterior: [] }, { code: 'no-states' }],
    ['values: text', { ...values, values: '12' }, bad('values', '12')],
    ['values: NaN', { ...values, values: [1, NaN] }, { code: 'infinite-number' }],
    ['values: too few', { ...values, values: [1] }, length('posterior', 2, 1)],
    ['values: sum', { ...values, posterior: [0.5, 0.6] }, { code: 'shares-do-not-sum' }],
    ['values: no probabilities', { values: [1] }, bad('posterior', 'undefined')],
    ['an estimate: null', { ...values, action: null }, bad('action', 'null')],
    ['an estimate: infinite', { ...values, action: Infinity }, { code: 'infinite-number' }],
    ['counts: null', { ...counted, counts: null }, bad('counts', 'null')],
    ['counts: negative', { ...counted, counts: [[1, -1], [1, 1]] }, { code: 'negative-count' }],
    ['counts: no labels for them', { ...counted, labels: null }, bad('labels', 'null')],
    ['counts: no costs', { ...counted, costMatrix: undefined }, bad('costMatrix', 'undefined')],
    ['counts: a row of costs too few', { ...counted, costMatrix: [[0, 1]] }, length('costMatrix', 1, 2)],
    ['counts: ragged costs', { ...counted, costMatrix: [[0, 1], [1]] }, length('costMatrix[1]', 1, 2)],
    ['counts: NaN', { ...counted, costMatrix: [[0, 1], [NaN, 0]] }, { code: 'infinite-number', excerpt: 'NaN' }],
    ['counts: prior too short', { ...counted, priors: [1] }, length('priors', 1, 2)],
    ['counts: prior outside', { ...counted, priors: [-0.5, 1.5] }, { code: 'share-outside', parameters: { path: 'priors[0]', found: '-0.5' } }],
    ['counts: prior NaN', { ...counted, priors: [NaN, 1] }, { code: 'share-outside' }],
    ['counts: prior that does not sum', { ...counted, priors: [0.5, 0.25] }, { code: 'probabilities-do-not-sum', parameters: { sum: '0.75' } }],
  ])('%s', (_, problem, expected) => {
    const error = refusal({ kind: 'decision', ...problem });
    expect(error).toMatchObject(expected);
    expect(error.message).not.toMatch(/\{\w+\}/);
    expect(error.message).not.toBe(error.code);
  }); // prettier-ignore

  test('with too many states or actions', () => {
    const names = Array.from({ length: 2001 }, (_, at) => at);
    const many = { states: names, actions: ['a'], loss: names.map(() => [0]), posteriors: [] };
    expect(refusal({ kind: 'decision', ...many })).toMatchObject({ code: 'too-many-classes' });
    const wide = { states: ['s'], actions: names, loss: [names], posteriors: [] };
    expect(refusal({ kind: 'decision', ...wide })).toMatchObject({ code: 'too-many-classes' });
  });
});

test('numbers whose sum would overflow are refused', () => {
  const huge = 1e151;
  const refused = expect.objectContaining({ code: 'number-too-large' });
  const posteriors = [[0.5, 0.5]];
  const loss = [[huge, 0], [0, 1]]; // prettier-ignore
  expect(() => decide({ states: ['s', 't'], actions: ['a', 'b'], loss, posteriors })).toThrow(refused);
  expect(() => decide({ values: [huge, 0], posterior: [0.5, 0.5] })).toThrow(refused);
  expect(() => decide({ costs: { l00: 0, l01: huge, l10: 1, l11: 0 } })).toThrow(refused);
  const large = { costs: { l00: 0, l01: 1e150, l10: 1e150, l11: 0 } };
  expect(value(large, 'cost_sensitive_threshold')).toBe(0.5);
});

test('twenty thousand observations are decided', () => {
  const posteriors = Array.from({ length: 20_000 }, (_, at) => [(at % 101) / 100, (100 - (at % 101)) / 100]);
  const loss = [[0, 1, 0.5], [5, 0, 0.5]]; // prettier-ignore
  const dataset = decide({ states: ['s', 't'], actions: ['a', 'b', 'c'], loss, posteriors });
  const { metrics } = dataset.report();
  expect(metrics.bayes_action).toHaveLength(20_000);
  expect(dataset.curve('error-reject')!.x).toHaveLength(52);
});

describe('text', () => {
  const read = (text: string, options: ReadOptions = {}): Dataset =>
    calculator.read(text, { kind: 'decision', ...options });

  test('of losses and posteriors is a problem', () => {
    const dataset = read('state,nothing,medicine\nill,60,8\nhealthy,0,8\n\ntest,healthy,ill\npositive,0.2,0.8\nnegative,0.98,0.02\n');
    expect(dataset.problem).toEqual({
      kind: 'decision',
      states: ['ill', 'healthy'],
      actions: ['nothing', 'medicine'],
      loss: [[60, 8], [0, 8]],
      observations: ['positive', 'negative'],
      posteriors: [[0.8, 0.2], [0.02, 0.98]],
    });
    expect(dataset.report().metrics).toMatchObject({
      bayes_action: ['medicine', 'nothing'],
      conditional_risk: [[48, 8], [expect.closeTo(1.2, 12), 8]],
    });
    expect(dataset.explain('conditional_risk', { row: 'negative', column: 'nothing' }).exact).toBe('6/5');
    const again = calculator.dataset(JSON.parse(JSON.stringify(dataset.problem)) as Problem);
    expect(again.report()).toEqual(dataset.report());
  }); // prettier-ignore

  test('of losses alone names what is missing', () => {
    const dataset = read('\ta\tb\ns\t0\t-1\nt\t1\t0\n');
    expect(codes(dataset)).toEqual(['negative-loss', 'losses-only']);
    expect(dataset.report().metrics).toEqual({});
    expect(dataset.decision).toEqual({ actions: ['a', 'b'], observations: [], bestActions: [], mostProbable: [] });
    expect(dataset.total).toBe(0);
    expect(calculator.dataset(dataset.problem).notices).toEqual(dataset.notices);
  });

  test('with decimal commas, and as bytes', () => {
    const text = 'Zustand;warten;handeln\nkrank;0,5;1\ngesund;0;1,25\n';
    const bytes = new TextEncoder().encode(text);
    for (const dataset of [read(text), calculator.read(bytes, { kind: 'decision' })]) {
      expect(dataset.problem).toMatchObject({ loss: [[0.5, 1], [0, 1.25]] }); // prettier-ignore
    }
  });

  test.each<[string, string, object]>([
    ['nothing', '', { code: 'no-losses' }],
    ['a word among the losses', 'state,a,b\ns,0,x\nt,1,0', { code: 'not-a-number', line: 2, excerpt: 'x' }],
    ['another state in the posteriors', 'h,a,b\ns,0,1\nt,1,0\n\nx,s,u\n1,0.5,0.5\n', { code: 'states-differ', line: 5 }],
    ['posteriors that do not sum', 'h,a,b\ns,0,1\nt,1,0\n\nx,s,t\n1,0.5,0.25\n', { code: 'probabilities-do-not-sum', line: 6 }],
    ['an action twice', 'h,a,a\ns,0,1\nt,1,0\n', { code: 'duplicate-label', line: 1 }],
  ])('that is %s is refused with its position', (_, text, expected) => {
    let error: unknown;
    try {
      read(text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject(expected);
  }); // prettier-ignore
});

test('released datasets give no answers, and may be released again', () => {
  for (const problem of [treatment, rejection, counted] as DecisionProblem[]) {
    const dataset = decide(problem);
    const { problem: kept } = dataset;
    dataset.release();
    expect(() => dataset.release()).not.toThrow();
    expect(() => dataset.report()).toThrow('released');
    expect(() => dataset.explain('bayes_risk')).toThrow(/released|There is no|needs/);
    expect(dataset.problem).toEqual(kept);
  }
});
