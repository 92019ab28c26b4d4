// A pool for ILIAS, read by the rules of its importer: pages have their question, gaps have their bounds and points,
// and text stays text.
import { unzipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ilias } from '../../web/questions/ilias.ts';
import type { QuestionSet } from '../../web/questions/question-set.ts';
import { hostileTexts, kept, withText } from './hostile-questions.ts';
import { questionSet } from './question-set.ts';
import { elementOf, elementsOf, everyElement, xmlTree, type XmlElement } from './xml-tree.ts';

/** The pool and its questions, found by the name of the zip as in ILIAS. */
function read(set: QuestionSet): { pool: XmlElement; items: XmlElement[] } {
  const { name, content } = ilias(set);
  const files = unzipSync(content as Uint8Array);
  const folder = name.replace(/\.zip$/, '');
  expect(folder).toMatch(/^\d{10}__0__qpl_1$/);
  const paths = [`${folder}/${folder}.xml`, `${folder}/${folder.replaceAll('qpl', 'qti')}.xml`];
  expect(Object.keys(files)).toEqual(paths);
  const [pool, questions] = paths.map((path) => xmlTree(files[path]!));
  return { pool: pool!, items: elementsOf(questions!, 'item') };
}

const metadataOf = (item: XmlElement): Record<string, string> =>
  Object.fromEntries(
    elementsOf(item, 'qtimetadatafield').map(({ children: [label, entry] }) => [label!.text, entry!.text]),
  );

/** HTML that is stored as text, as a tree. */
const htmlTree = (html: string): XmlElement => xmlTree(new TextEncoder().encode(`<div>${html}</div>`));

/** The text with its gaps, joined from its pieces. */
const clozeOf = (item: XmlElement): string =>
  elementOf(item, 'flow')
    .children.map(({ name, text, attributes }) => (name === 'material' ? text : `[gap]${attributes.ident}[/gap]`))
    .join('');

/** The gaps as the importer reads them. */
function gapsOf(item: XmlElement) {
  const conditions = elementsOf(item, 'respcondition').filter((one) => elementsOf(one, 'setvar').length > 0);
  return elementsOf(item, 'response_num').map(({ attributes: { ident }, children: [fib] }) => {
    const of = conditions.filter((one) => elementOf(one, 'varequal').attributes.respident === ident);
    expect(of).toHaveLength(1);
    const { fibtype, minnumber, maxnumber } = fib!.attributes;
    expect(fibtype).toBe('Decimal');
    for (const bound of [minnumber!, maxnumber!]) {
      expect(bound).toMatch(/^-?\d+(\.\d*[1-9])?$/);
      expect(bound.length).toBeLessThanOrEqual(20);
    }
    return {
      ident,
      low: Number(minnumber),
      high: Number(maxnumber),
      shown: elementOf(of[0]!, 'varequal').text,
      points: Number(elementOf(of[0]!, 'setvar').text),
    };
  });
}

const feedbackOf = (item: XmlElement, ident: string): string =>
  elementsOf(item, 'itemfeedback').find(({ attributes }) => attributes.ident === ident)!.text;

const { pool, items } = read(questionSet);

describe('the pool', () => {
  it('has a page for each variant', () => {
    expect(pool).toMatchObject({ name: 'ContentObject', attributes: { Type: 'Questionpool_Test' } });
    expect(elementOf(pool, 'Title')).toMatchObject({ text: questionSet.title, attributes: { Language: 'en' } });
    const idents = items.map(({ attributes }) => attributes.ident);
    expect(idents).toEqual(['il_0_qst_1', 'il_0_qst_2']);
    expect(elementsOf(pool, 'Question').map(({ attributes }) => attributes.QRef)).toEqual(idents);
  });

  it('is the same for the same set, and has another name for another set', () => {
    expect(ilias(structuredClone(questionSet))).toEqual(ilias(questionSet));
    expect(ilias({ ...questionSet, title: 'Another' }).name).not.toBe(ilias(questionSet).name);
  });

  it('leaves out variants without a question', () => {
    const [first, second] = questionSet.variants;
    const { items: some } = read({ ...questionSet, variants: [{ ...first!, questions: [] }, second!] });
    expect(some.map(({ attributes }) => attributes)).toMatchObject([{ ident: 'il_0_qst_1', title: second!.title }]);
  });
});

describe('a question', () => {
  const each = questionSet.variants.map((variant, at) => ({ variant, item: items[at]! }));

  it('is a cloze with its data above', () => {
    for (const { variant, item } of each) {
      const metadata = metadataOf(item);
      expect(metadata).toMatchObject({ QUESTIONTYPE: 'CLOZE QUESTION', identicalScoring: '1' });
      // Older versions have no text above their gaps.
      expect(Number.parseInt(metadata.ILIAS_VERSION!)).toBeGreaterThanOrEqual(5);
      expect(JSON.parse(atob(metadata.combinations!))).toEqual([]);
      expect(item.attributes.title).toBe(variant.title);
      expect(elementOf(item, 'qticomment').text).toBe(variant.student ?? '');
      const { text } = htmlTree(metadata.question!);
      for (const one of [variant.intro, ...variant.instructions, ...variant.data[0]!.rows.flat()]) {
        expect(text).toContain(one);
      }
    }
  });

  it('has a gap for each number', () => {
    for (const { variant, item } of each) {
      const lines = elementsOf(htmlTree(clozeOf(item)), 'p').map(({ text }) => text);
      expect(lines).toEqual(variant.questions.map(({ name }, at) => `${name} = [gap]gap_${at}[/gap]`));
    }
  });

  it('gives its points from bound to bound', () => {
    for (const { variant, item } of each) {
      expect(gapsOf(item)).toEqual(
        variant.questions.map(({ low, high, answer, points }, at) => ({
          ...{ ident: `gap_${at}`, shown: answer, points },
          low: expect.closeTo(low, 15) as number,
          high: expect.closeTo(high, 15) as number,
        })),
      );
    }
    const [variant] = questionSet.variants;
    for (const [low, high] of [
      [1234.567_890_123_4, 1234.568_9],
      [-1234.568_9, -1234.567_890_123_4],
      [0, 100],
      [1e-9, 3e-9],
      [-0.5, 1e15],
    ] as const) {
      const questions = [{ ...variant!.questions[0]!, low, high }];
      const [gap] = gapsOf(read({ ...questionSet, variants: [{ ...variant!, questions }] }).items[0]!);
      const reach = (value: number): number => 1e-17 + Math.abs(value) * 1e-15;
      expect(Math.abs(gap!.low - low)).toBeLessThan(reach(low));
      expect(Math.abs(gap!.high - high)).toBeLessThan(reach(high));
    }
  });

  it('has feedback that its conditions name, with the known wrong answers', () => {
    for (const { variant, item } of each) {
      const names = elementsOf(item, 'displayfeedback').map(({ attributes }) => attributes.linkrefid);
      expect(names).toEqual(['response_allcorrect', 'response_onenotcorrect']);
      const [right, wrong] = names.map((name) => feedbackOf(item, name!));
      for (const { name, solution, known } of variant.questions) {
        for (const html of [right!, wrong!]) {
          const { text } = htmlTree(html);
          expect(text).toContain(name);
          for (const line of solution.latex) expect(text).toContain(`\\(${line}\\)`);
        }
        for (const slip of known) {
          expect(htmlTree(wrong!).text).toContain(slip.feedback);
          expect(htmlTree(right!).text).not.toContain(slip.feedback);
        }
      }
    }
  });

  it('keeps text as text', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        const { items: hostile } = read(withText(text));
        for (const item of hostile) {
          const cloze = clozeOf(item);
          expect(cloze.match(/\[gap\]/g)).toHaveLength(2);
          const trees = [metadataOf(item).question!, cloze, feedbackOf(item, 'response_onenotcorrect')].map(htmlTree);
          const known = 'div p table thead tbody tr th td ul li'.split(' ');
          expect(trees.flatMap(everyElement).filter(({ name }) => !known.includes(name))).toEqual([]);
          for (const tree of trees)
            expect(tree.text.replaceAll('\r', '\n')).toContain(kept(text).replaceAll('\r', '\n'));
        }
      }),
    );
  });
});
