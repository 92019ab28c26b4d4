import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { centreOf, decimalText, toleranceAround } from '../../web/questions/interval.ts';
import { qti21 } from '../../web/questions/qti21.ts';
import type { Interval, NumericQuestion, QuestionSet } from '../../web/questions/question-set.ts';
import { questionSet as fixture } from './question-set.ts';
import { elementOf, elementsOf, everyElement, xmlTree, type XmlElement } from './xml-tree.ts';

/** The question set with markup in texts that are harmless in the original. */
const questionSet: QuestionSet = {
  ...fixture,
  headings: { questions: '<Q> & "q"', solution: '<S> & "s"' },
  variants: fixture.variants.map((one) => ({ ...one, title: `${one.title} <i> & "j"` })),
};

const ncName = /^[A-Za-z_][A-Za-z0-9._-]*$/;

const unpacked = (set: QuestionSet): Record<string, XmlElement> => {
  const files = unzipSync(qti21(set).content as Uint8Array);
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, xmlTree(bytes)]));
};

const files = unpacked(questionSet);
const manifest = files['imsmanifest.xml']!;
const test = Object.values(files).find(({ name }) => name === 'assessmentTest')!;
const [variant] = questionSet.variants;
const item = files[`${variant!.id}.xml`]!;

type Value = number | string | string[] | boolean | null;

/** Outcomes of the response processing of an item, by the rules of QTI 2.1 for the elements used here. */
function processed(root: XmlElement, typed: readonly (number | null)[]): Record<string, Value> {
  const values: Record<string, Value> = {};
  const initial = (declaration: XmlElement): Value => {
    if (declaration.attributes.cardinality === 'multiple') return [];
    const [value] = elementsOf(declaration, 'defaultValue');
    return value ? Number(value.text) : null;
  };
  for (const one of elementsOf(root, 'outcomeDeclaration')) values[one.attributes.identifier!] = initial(one);
  for (const [at, one] of elementsOf(root, 'responseDeclaration').entries()) {
    values[one.attributes.identifier!] = typed[at] ?? null;
  }
  const read = (identifier: string): Value => {
    if (!(identifier in values)) throw new Error(`not declared: ${identifier}`);
    return values[identifier]!;
  };
  const evaluate = ({ name, attributes, children, text }: XmlElement): Value => {
    const operands = children.map(evaluate);
    switch (name) {
      case 'variable':
        return read(attributes.identifier!);
      case 'baseValue':
        return attributes.baseType === 'float' ? Number(text) : text;
      case 'sum':
        return operands.reduce<number>((sum, one) => sum + (one as number), 0);
      case 'multiple':
        return operands.flatMap((one) => (one === null ? [] : (one as string | string[])));
      case 'equal': {
        expect(attributes).toMatchObject({ toleranceMode: 'absolute', includeLowerBound: 'true' });
        expect(attributes.includeUpperBound).toBe('true');
        const [x, y] = operands as (number | null)[];
        const [below, above] = attributes.tolerance!.split(' ').map(Number);
        return x == null || y == null ? null : y >= x - below! && y <= x + above!;
      }
      default:
        throw new Error(`unknown expression: ${name}`);
    }
  };
  const run = (rule: XmlElement): void => {
    if (rule.name === 'setOutcomeValue') {
      read(rule.attributes.identifier!);
      values[rule.attributes.identifier!] = evaluate(rule.children[0]!);
    } else if (rule.name === 'responseCondition') {
      const branch = rule.children.find(({ children: [condition] }) => evaluate(condition!) === true);
      branch?.children.slice(1).forEach(run);
    } else throw new Error(`unknown rule: ${rule.name}`);
  };
  elementOf(root, 'responseProcessing').children.forEach(run);
  return values;
}

describe('the package', () => {
  it('lists every file once, and the test depends on all items', () => {
    const resources = elementsOf(manifest, 'resource');
    expect(elementOf(manifest, 'schema').text).toBe('QTIv2.1 Package');
    const paths = resources.map((resource) => elementOf(resource, 'file').attributes.href!);
    expect(resources.map(({ attributes }) => attributes.href)).toEqual(paths);
    expect([...paths, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
    const ofItems = resources.filter(({ attributes }) => attributes.type === 'imsqti_item_xmlv2p1');
    expect(elementsOf(manifest, 'dependency').map(({ attributes }) => attributes.identifierref)).toEqual(
      ofItems.map(({ attributes }) => attributes.identifier),
    );
    expect(ofItems).toHaveLength(questionSet.variants.length);
    const identifiers = [manifest, ...resources].map(({ attributes }) => attributes.identifier!);
    expect(new Set(identifiers).size).toBe(identifiers.length);
    for (const identifier of identifiers) expect(identifier).toMatch(ncName);
  });

  it('has a test that selects one of the items', () => {
    expect(elementOf(test, 'selection').attributes).toEqual({ select: '1' });
    const references = elementsOf(test, 'assessmentItemRef').map(({ attributes }) => attributes);
    expect(references.map(({ identifier }) => identifier)).toEqual(questionSet.variants.map(({ id }) => id));
    for (const { identifier, href } of references) expect(files[href!]!.attributes.identifier).toBe(identifier);
    expect(test.attributes.title).toBe(questionSet.title);
    const declared = elementsOf(test, 'outcomeDeclaration');
    expect(Number(declared.find(({ attributes }) => attributes.identifier === 'MAXSCORE')!.text)).toBe(3);
  });

  it('leaves out variants without questions', () => {
    const variants = [...questionSet.variants, { ...variant!, id: 'empty', questions: [] }];
    expect(Object.keys(unpacked({ ...questionSet, variants }))).toHaveLength(Object.keys(files).length);
  });

  it('is the same for the same set, and has another name for another set', () => {
    expect(qti21(questionSet).content).toEqual(qti21(structuredClone(questionSet)).content);
    const other = unpacked({ ...questionSet, decimals: 4 });
    const otherTest = Object.values(other).find(({ name }) => name === 'assessmentTest')!;
    expect(otherTest.attributes.identifier).not.toBe(test.attributes.identifier);
  });
});

describe('an item', () => {
  it('has an entry per question, and identifiers that are declared', () => {
    const declared = elementsOf(item, 'responseDeclaration').map(({ attributes }) => attributes);
    expect(declared.map(({ baseType, cardinality }) => `${baseType} ${cardinality}`)).toEqual(
      variant!.questions.map(() => 'float single'),
    );
    const entries = elementsOf(item, 'textEntryInteraction').map(({ attributes }) => attributes.responseIdentifier);
    expect(entries).toEqual(declared.map(({ identifier }) => identifier));
    const outcomes = elementsOf(item, 'outcomeDeclaration').map(({ attributes }) => attributes.identifier);
    const feedbacks = elementsOf(item, 'modalFeedback').map(({ attributes }) => attributes);
    for (const { outcomeIdentifier, identifier } of feedbacks) {
      expect(outcomes).toContain(outcomeIdentifier);
      expect(identifier).toMatch(ncName);
    }
    const all = [...outcomes, ...entries, ...feedbacks.map(({ identifier }) => identifier)];
    expect(new Set(all).size).toBe(all.length);
    expect(item.attributes.identifier).toMatch(ncName);
  });

  it('has the texts of the variant as text, and its student only where lecturers see it', () => {
    const body = elementOf(item, 'itemBody');
    for (const text of [variant!.intro, ...variant!.instructions, ...variant!.data[0]!.rows.flat()]) {
      expect(body.text).toContain(text);
    }
    const shown = elementsOf(item, 'modalFeedback').at(-1)!;
    const maths = elementsOf(shown, 'math').map(({ text }) => text);
    for (const { name, solution } of variant!.questions) {
      expect(body.text).toContain(name);
      expect(shown.text).toContain(name);
      expect(maths).toContain(solution.mathml.replace(/<[^>]*>/g, ''));
    }
    const known = 'p span table thead tbody tr th td h3 math mi mn mfrac textEntryInteraction itemBody'.split(' ');
    expect(everyElement(body).filter(({ name }) => !known.includes(name))).toEqual([]);
    expect(item.attributes.title).toBe(variant!.title);
    expect(elementOf(body, 'h3').text).toBe(questionSet.headings.questions);
    expect(shown.attributes.title).toBe(questionSet.headings.solution);
    expect(item.attributes).not.toHaveProperty('label');
    const other = files[`${questionSet.variants[1]!.id}.xml`]!;
    expect(other.attributes.label).toBe('a, "b" & c');
    expect(other.text).not.toContain('a, "b"');
  });

  /** Points and feedback expected for an answer: those of a right one, else of the first known answer that fits. */
  function due(question: NumericQuestion, at: number, answer: number): { points: number; shown: string[] } {
    const isIn = ({ low, high }: Interval): boolean => answer >= low && answer <= high;
    if (isIn(question)) return { points: question.points, shown: [] };
    const slip = question.known.findIndex(isIn);
    if (slip < 0) return { points: 0, shown: [] };
    return { points: question.known[slip]!.share * question.points, shown: [`SLIP_${at + 1}_${slip + 1}`] };
  }

  it('gives all points from bound to bound, and known answers their share', () => {
    for (const { id, questions } of questionSet.variants) {
      const root = files[`${id}.xml`]!;
      const correct = elementsOf(root, 'correctResponse').map(({ text }) => Number(text));
      for (const [at, question] of questions.entries()) {
        const { points, low, high, value, answer } = question;
        for (const right of [low, high, value, Number(answer), correct[at]!]) {
          expect(due(question, at, right), `${right}`).toEqual({ points, shown: [] });
        }
        const intervals = [question, ...question.known];
        const bounds = intervals.flatMap((one) => [one.low, one.high, (one.low + one.high) / 2]);
        const nearby = bounds.flatMap((bound) => [bound, bound - 1e-9, bound + 1e-9]);
        for (const typed of [...nearby, value, correct[at]!, 0, -1, 7]) {
          const { points: score, shown } = due(question, at, typed);
          const answers = questions.map((_, other) => (other === at ? typed : null));
          expect(processed(root, answers), `${typed}`).toMatchObject({ SCORE: score, FEEDBACKMODAL: shown });
        }
      }
      expect(processed(root, correct)).toMatchObject({ SCORE: 3, MAXSCORE: 3, SOLUTIONMODAL: 'SOLUTION' });
      expect(processed(root, [])).toMatchObject({ SCORE: 0, FEEDBACKMODAL: [] });
    }
  });

  it('adds the points of its questions, and gives feedback on a wrong answer', () => {
    expect(processed(item, [0.799, -0.125])).toMatchObject({ SCORE: 2, FEEDBACKMODAL: ['SLIP_1_2'] });
    expect(processed(item, [0.87, -0.125])).toMatchObject({ SCORE: 1, FEEDBACKMODAL: ['SLIP_1_1'] });
    const messages = elementsOf(item, 'modalFeedback');
    for (const [at, { feedback }] of variant!.questions[0]!.known.entries()) {
      expect(messages[at]!.attributes.identifier).toBe(`SLIP_1_${at + 1}`);
      expect(messages[at]!.text.trim()).toBe(`Precision of “A<b>”: ${feedback}`);
    }
  });

  it('takes the first of overlapping known answers, and bounds of any size', () => {
    const [question] = variant!.questions;
    const set = (low: number, high: number): QuestionSet => {
      const wide = { low: high * 2, high: high * 4 };
      const known = [
        { ...wide, share: 0.25, feedback: 'first' },
        { ...wide, low, share: 0.75, feedback: 'second' },
      ];
      return { ...questionSet, variants: [{ ...variant!, questions: [{ ...question!, low, high, known }] }] };
    };
    for (const [low, high] of [
      [1e-9, 3e-9],
      [0.1 - 5e-17, 0.1 + 5e-4],
      [123456.7, 123456.9],
      [1 / 3, 1 / 3],
    ] as const) {
      const root = unpacked(set(low, high))[`${variant!.id}.xml`]!;
      for (const typed of [low, high]) expect(processed(root, [typed])).toMatchObject({ SCORE: 2 });
      expect(processed(root, [high * 3])).toMatchObject({ SCORE: 0.5, FEEDBACKMODAL: ['SLIP_1_1'] });
      expect(processed(root, [high * 1.5])).toMatchObject({ SCORE: 1.5, FEEDBACKMODAL: ['SLIP_1_2'] });
      const numbers = elementsOf(root, 'equal').flatMap((one) => [...one.attributes.tolerance!.split(' '), one.text]);
      for (const number of numbers) expect(number.trim()).toMatch(/^-?\d+(\.\d+)?$/);
    }
  });
});

describe('numbers', () => {
  it('include both bounds, and little more than rounding needs', () => {
    for (let at = 1; at <= 500; at++) {
      const low = (at / 7 - 30) * 10 ** ((at % 9) - 4);
      const interval = { low, high: low + 1 / (at * at) };
      const centre = centreOf(interval);
      const tolerance = toleranceAround(centre, interval);
      expect(centre - tolerance).toBeLessThanOrEqual(interval.low);
      expect(centre + tolerance).toBeGreaterThanOrEqual(interval.high);
      expect(interval.low + tolerance).toBeGreaterThanOrEqual(centre);
      expect(interval.high - tolerance).toBeLessThanOrEqual(centre);
      const unit = Number.EPSILON * Math.max(Math.abs(low), Math.abs(interval.high), tolerance);
      expect(tolerance - (interval.high - interval.low) / 2).toBeLessThanOrEqual(4 * unit);
    }
  });

  it('are written without exponents', () => {
    for (const [value, text] of [
      [1e-7, '0.0000001'],
      [-1.5e-9, '-0.0000000015'],
      [1.25e21, '1250000000000000000000'],
      [-0, '0'],
      [0.1, '0.1'],
      [-12, '-12'],
    ] as const) {
      expect(decimalText(value)).toBe(text);
    }
    for (const value of [5e-324, Number.MAX_VALUE, 2 / 3e8]) expect(Number(decimalText(value))).toBe(value);
  });
});
