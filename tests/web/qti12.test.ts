import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { qti12 } from '../../web/questions/qti12.ts';
import type { QuestionSet } from '../../web/questions/question-set.ts';
import { questionSet as fixture } from './question-set.ts';
import { elementOf, elementsOf, everyElement, xmlTree, type XmlElement } from './xml-tree.ts';

/** The question set with markup in texts that are harmless in the original. */
const questionSet: QuestionSet = {
  ...fixture,
  headings: { questions: '<Q> & "q"', solution: '<S> & "s"' },
  variants: fixture.variants.map((one) => ({ ...one, title: `${one.title} <i> & "j"` })),
};

const files = Object.fromEntries(
  Object.entries(unzipSync(qti12(questionSet).content as Uint8Array)).map(([path, bytes]) => [path, xmlTree(bytes)]),
);
const manifest = files['imsmanifest.xml']!;
const quiz = Object.values(files).find(({ name }) => name === 'questestinterop')!;
const settings = Object.values(files).find(({ name }) => name === 'quiz')!;
const { variants } = questionSet;
const asked = variants[0]!.questions;

const metadataOf = (item: XmlElement): Record<string, string> =>
  Object.fromEntries(
    elementsOf(item, 'qtimetadatafield').map(({ children: [label, entry] }) => [label!.text, entry!.text]),
  );

/** The HTML in an element, as a tree. */
const htmlIn = (element: XmlElement): XmlElement =>
  xmlTree(new TextEncoder().encode(elementOf(element, 'mattext').text));

/** Score and feedback for a typed answer, by the rules of QTI 1.2 for the elements used here. */
function processed(item: XmlElement, typed: number): { score: number; shown: string[] } {
  const response = elementOf(item, 'response_str').attributes.ident;
  const holds = ({ name, attributes, text }: XmlElement): boolean => {
    if (name === 'other') return true;
    expect(attributes.respident).toBe(response);
    expect(text).toMatch(/^-?\d+(\.\d+)?$/);
    if (name === 'vargte') return typed >= Number(text);
    if (name === 'varlte') return typed <= Number(text);
    throw new Error(`unknown condition: ${name}`);
  };
  let score = 0;
  const shown: string[] = [];
  for (const condition of elementsOf(item, 'respcondition')) {
    if (!elementOf(condition, 'conditionvar').children.every(holds)) continue;
    for (const one of elementsOf(condition, 'setvar')) {
      expect(one.attributes).toEqual({ action: 'Set', varname: 'SCORE' });
      score = Number(one.text);
    }
    for (const one of elementsOf(condition, 'displayfeedback')) shown.push(one.attributes.linkrefid!);
    if (condition.attributes.continue !== 'Yes') break;
  }
  return { score, shown };
}

/** The feedback under an ident. */
const feedbackOf = (item: XmlElement, ident: string): XmlElement =>
  htmlIn(elementsOf(item, 'itemfeedback').find(({ attributes }) => attributes.ident === ident)!);

describe('the package', () => {
  it('lists every file once, and the quiz depends on its settings', () => {
    const listed = elementsOf(manifest, 'file').map(({ attributes }) => attributes.href!);
    expect([...listed, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
    const [first, second] = elementsOf(manifest, 'resource').map(({ attributes }) => attributes);
    expect(first).toMatchObject({ type: 'imsqti_xmlv1p2', identifier: elementOf(quiz, 'assessment').attributes.ident });
    expect(second!.href).toBe(listed[1]);
    expect(elementOf(manifest, 'dependency').attributes.identifierref).toBe(second!.identifier);
    expect(settings.attributes.identifier).toBe(first!.identifier);
    expect(elementOf(settings, 'quiz_identifierref').text).toBe(first!.identifier);
    expect(elementsOf(settings, 'points_possible').map(({ text }) => text)).toEqual(['3', '3']);
    expect(elementsOf(settings, 'title').map(({ text }) => text)).toEqual([questionSet.title, questionSet.title]);
  });

  it('is the same for the same set', () => {
    expect(qti12(questionSet).content).toEqual(qti12(structuredClone(questionSet)).content);
  });
});

describe('the quiz', () => {
  const groups = elementsOf(quiz, 'section').slice(1);

  it('has a group per question; each student gets one of its variants', () => {
    expect(groups.map(({ attributes }) => attributes.title)).toEqual(asked.map(({ name }) => name));
    for (const [at, group] of groups.entries()) {
      expect(elementOf(group, 'selection_number').text).toBe('1');
      expect(Number(elementOf(group, 'points_per_item').text)).toBe(asked[at]!.points);
      const items = elementsOf(group, 'item');
      expect(items.map(({ attributes }) => attributes.title)).toEqual(variants.map(({ title }) => title));
      for (const item of items) {
        expect(metadataOf(item)).toEqual({
          question_type: 'numerical_question',
          points_possible: String(asked[at]!.points),
        });
        expect(elementOf(item, 'render_fib').attributes).toEqual({ fibtype: 'Decimal' });
      }
    }
  });

  it('groups equal questions, also where variants lack some', () => {
    const [first, second] = variants as [(typeof variants)[0], (typeof variants)[0]];
    const [precision, correlation] = first.questions;
    const set = {
      ...questionSet,
      variants: [
        { ...first, questions: [correlation!] },
        { ...second, questions: [] },
      ],
    };
    const lacking = { ...set, variants: [...set.variants, { ...second, questions: [precision!, correlation!] }] };
    const found = unzipSync(qti12(lacking).content as Uint8Array);
    const path = Object.keys(found).find((one) => /-?[0-9a-f]{8}\.xml$/.test(one))!;
    const sections = elementsOf(xmlTree(found[path]!), 'section').slice(1);
    expect(sections.map(({ attributes }) => attributes.title)).toEqual([precision!.name, correlation!.name]);
    expect(sections.map((section) => elementsOf(section, 'item').length)).toEqual([1, 2]);
  });

  it('has unique idents, and feedback that exists', () => {
    const idents = everyElement(quiz)
      .filter(({ name }) => ['assessment', 'section', 'item'].includes(name))
      .map(({ attributes }) => attributes.ident!);
    expect(idents).toHaveLength(2 + asked.length * (1 + variants.length));
    expect(new Set(idents).size).toBe(idents.length);
    for (const ident of idents) expect(ident).toMatch(/^[A-Za-z_][A-Za-z0-9._-]*$/);
    for (const item of elementsOf(quiz, 'item')) {
      const references = elementsOf(item, 'displayfeedback').map(({ attributes }) => attributes.linkrefid);
      const feedbacks = elementsOf(item, 'itemfeedback').map(({ attributes }) => attributes.ident);
      expect(references).toEqual(feedbacks);
      expect(new Set(feedbacks).size).toBe(feedbacks.length);
    }
  });

  it('has the texts of the variant as text, and its student only where lecturers see it', () => {
    for (const [at, group] of groups.entries()) {
      for (const [which, item] of elementsOf(group, 'item').entries()) {
        const { intro, instructions, data, student, questions } = variants[which]!;
        const html = htmlIn(elementOf(item, 'presentation'));
        for (const text of [intro, ...instructions, ...data[0]!.rows.flat(), questions[at]!.name]) {
          expect(html.text).toContain(text);
        }
        const known = 'div p span table thead tbody tr th td math mi'.split(' ');
        expect(everyElement(html).filter(({ name }) => !known.includes(name))).toEqual([]);
        expect(item.attributes.label).toBe(student);
        if (student !== undefined) expect(item.text).not.toContain(student);
      }
    }
  });

  it('gives all points from bound to bound and none outside, and always shows the solution', () => {
    for (const [at, group] of groups.entries()) {
      for (const [which, item] of elementsOf(group, 'item').entries()) {
        const { low, high, value, answer, known, name } = variants[which]!.questions[at]!;
        for (const right of [low, high, value, Number(answer)]) {
          expect(processed(item, right), `${right}`).toEqual({ score: 100, shown: ['general_fb'] });
        }
        const step = (high - low) * 1e-6;
        for (const wrong of [low - step, high + step, ...known.map((slip) => slip.low)]) {
          const { score, shown } = processed(item, wrong);
          expect(score).toBe(0);
          expect(shown).toEqual(['general_fb', ...(known.length > 0 ? ['general_incorrect_fb'] : [])]);
        }
        expect(feedbackOf(item, 'general_fb').text).toContain(name);
        expect(elementsOf(feedbackOf(item, 'general_fb'), 'math')).toHaveLength(1);
      }
    }
  });

  it('lists known answers after a wrong answer, and never as a condition', () => {
    const item = elementsOf(groups[0]!, 'item')[0]!;
    const lines = elementsOf(feedbackOf(item, 'general_incorrect_fb'), 'li').map(({ text }) => text);
    expect(lines).toEqual(['0.870: Rows were read as columns: {recall} = 20/23 ~ #1.', '0.799: Cut off, not rounded.']);
    // Canvas takes every condition with bounds for a right answer.
    for (const one of elementsOf(quiz, 'item')) expect(elementsOf(one, 'vargte')).toHaveLength(1);
  });
});
