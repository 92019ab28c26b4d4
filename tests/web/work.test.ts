import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workOf, type Work } from '../../web/share/work.ts';

/** Work with a value in every field. */
const whole: Work = {
  text: 'truth,predicted\n1,0\n<b>,"\u{1f9ea}"',
  readOptions: {
    kind: 'labels',
    delimiter: '\t',
    decimal: ',',
    header: true,
    orientation: 'truth-columns',
    positive: 'spam',
    columns: ['ignored', 'truth', 'predicted'],
    cases: 20,
    missing: 'omit',
    fractional: false,
    lowerIsPositive: true,
    decisionValues: false,
    normalise: true,
  },
  positive: 1,
  options: {
    zeroDivision: 'one',
    base: 'e',
    beta: 0.5,
    tverskyAlpha: 0.2,
    tverskyBeta: 0.3,
    ibaAlpha: 0,
    netBenefitThreshold: 0.99,
    level: 0.9,
    vBeta: 2,
    kappaWeights: [
      [0, 1],
      [1, 0],
    ],
    maxFpr: 1,
    k: 3,
    mapK: 1,
    bins: 1000,
    classWeights: [1, 2.5],
    clip: 0.01,
    atSpecificity: 0.95,
    atSensitivity: 0.95,
    atPrecision: 1,
    atRecall: 0,
    severityRatio: 2,
    intervals: true,
  },
  decimals: 10,
  matrixView: 'joint_probability',
  chosenClass: 2,
  part: 'women',
  open: ['information', 'mcc'],
  address: 'mode=check&ask=f1_macro,precision:a%2Cb&hide=results',
  parts: { decisions: { loss: { cells: [['1/3', 'x'], []], isOpen: true, nothing: null, small: 1e-300 } } },
};

test('valid work stays unchanged', () => {
  expect(workOf(whole)).toEqual(whole);
  expect(workOf(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  expect(workOf({})).toEqual({});
});

const bad: readonly [name: string, given: unknown, kept: Work][] = [
  ['no object', [1, 2], {}],
  ['null', null, {}],
  ['a text of another type', { text: ['a'] }, {}],
  ['an example beside a text', { text: 'a', example: 'spam' }, { text: 'a' }],
  ['an example that is markup', { example: '<img>' }, {}],
  ['unknown fields', { text: 'a', evil: 1, toString: 2 }, { text: 'a' }],
  ['an unknown kind', { readOptions: { kind: 'pdf', header: true } }, { readOptions: { header: true } }],
  ['a delimiter of two characters', { readOptions: { delimiter: ';;' } }, {}],
  ['a flag that is a number', { readOptions: { header: 1 } }, {}],
  ['an infinite positive class', { positive: Infinity }, {}],
  ['a label beyond all length', { positive: 'a'.repeat(10_001) }, {}],
  ['options out of range', { options: { beta: -1, level: 1, bins: 2.5, clip: 1e9, base: 3 } }, {}],
  ['weights that are no square', { options: { kappaWeights: [[0, 1], [1]] } }, {}],
  ['weights that are negative', { options: { classWeights: [1, -1] } }, {}],
  ['too many weights', { options: { classWeights: Array(101).fill(1) } }, {}],
  ['an option that is no number', { options: { beta: '1', k: null } }, {}],
  ['decimals that are none', { decimals: 11 }, {}],
  ['half a class', { chosenClass: 0.5 }, {}],
  ['a list with something else in it', { open: ['a', 1] }, {}],
  ['a list beyond all length', { open: Array(1001).fill('a') }, {}],
  ['work within the address', { address: 's=1.abc&mode=check&example=a&s' }, { address: 'mode=check' }],
  ['an address with what none has', { address: 'a b&"&<x>&metric=f1&=&#' }, { address: 'metric=f1' }],
  ['parts that are a list', { parts: [1] }, {}],
  ['parts without state', { parts: { a: undefined, b: NaN, c: () => 1 } }, {}],
  ['a number that is none within parts', { parts: { a: { b: [1, NaN], c: 2 } } }, { parts: { a: { c: 2 } } }],
];

test.each(bad)('%s is dropped', (_, given, kept) => {
  expect(workOf(given)).toEqual(kept);
});

describe('hostile JSON', () => {
  test('a test kept with the losses becomes a separate one', () => {
    const test = { prior: '0.01' };
    const work = { parts: { decisions: { parts: { loss: { parts: { test } } } } } };
    expect(workOf(work).parts).toMatchObject({ decisions: { parts: { test } } });
    expect(workOf(workOf(work))).toEqual(workOf(work));
  });

  test('does not reach any prototype', () => {
    const given: unknown = JSON.parse(
      '{"__proto__":{"text":"evil"},"readOptions":{"__proto__":{"header":true}},"constructor":{"prototype":{"evil":1}},' +
        '"parts":{"__proto__":{"evil":1},"a":{"__proto__":{"evil":1},"b":1}}}',
    );
    const work = workOf(given);
    expect(work).toEqual({ parts: { a: { b: 1 } } });
    expect(Object.getPrototypeOf(work.parts)).toBe(Object.prototype);
    expect(({} as { evil?: unknown }).evil).toBeUndefined();
    // An inherited field does not count.
    expect(workOf(Object.create({ text: 'inherited' }))).toEqual({});
  });

  test('is limited in depth and size', () => {
    const deep: unknown = JSON.parse('{"parts":{"a":' + '['.repeat(100_000) + ']'.repeat(100_000) + '}}');
    expect(workOf(deep)).toEqual({});
    const large = { parts: { a: Array.from({ length: 1000 }, () => Array(1000).fill(0)) } };
    expect(workOf(large)).toEqual({});
  });

  test('never throws, and the kept part is valid', () => {
    const names = Object.keys(whole);
    const fields = fc.dictionary(fc.constantFrom(...names, '__proto__', 'x'), fc.anything({ maxDepth: 4 }));
    fc.assert(
      fc.property(fc.oneof(fields, fc.anything(), fc.jsonValue()), (given) => {
        const kept = workOf(given);
        expect(workOf(kept)).toEqual(kept);
        expect(workOf(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
      { numRuns: 2000 },
    );
  });
});
