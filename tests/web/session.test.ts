import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstExample } from '../../web/examples/first-example.ts';
import { comparedMetrics } from '../../web/session/headlines.ts';
import { Keeper } from '../../web/session/keeper.ts';
import { Newest } from '../../web/session/newest.ts';
import { textOf } from '../../web/session/problem-text.ts';
import { Session } from '../../web/session/session.ts';
import { firstSimulation, simulatedScores } from '../../web/session/simulation.ts';
import type { Work } from '../../web/share/work.ts';
import { asyncCalculator, type Asked } from './async-calculator.ts';

const pairs = 'a,a\na,b\nb,b\nb,b';
const scores = 'truth,score\nyes,0.9\nno,0.7\nyes,0.6\nno,0.2';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits until nothing is under way any more. */
async function settle(milliseconds = 2_000): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await vi.advanceTimersByTimeAsync(milliseconds / 4);
    await vi.dynamicImportSettled();
  }
}

async function begun(work?: Work): Promise<{ session: Session } & Asked> {
  const asked = await asyncCalculator();
  const session = new Session({ start: () => Promise.resolve(asked.calculator) });
  await session.speech.speak('en');
  const beginning = session.begin(work && Promise.resolve({ work }));
  await settle();
  await beginning;
  return { session, ...asked };
}

const accuracyOf = ({ result }: Session): unknown => result?.report.metrics['accuracy'];

test('of several attempts the newest counts', () => {
  const newest = new Newest();
  const [first, second] = [newest.begin(), newest.begin()];
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  newest.end();
  expect(second.aborted).toBe(true);
});

describe('a text', () => {
  test('in place of the first example is read and worked out, and the earlier data are released', async () => {
    const { session, held } = await begun();
    expect([session.input.example, accuracyOf(session)]).toEqual([firstExample.id, 25 / 29]);
    await session.take(pairs);
    await settle();
    expect([session.input.example, session.input.source.text, accuracyOf(session)]).toEqual([undefined, pairs, 0.75]);
    expect(held.size).toBe(1);
    expect(session.announcement.text).toContain('Finds all 2 cases of “b”');
  });

  test('that takes longer to read than the next one is not shown', async () => {
    const { session, delays, held } = await begun();
    delays.set(pairs, 500);
    await session.take(pairs);
    await settle(100);
    await session.take('a,a\nb,b');
    await settle();
    expect([session.input.source.text, accuracyOf(session)]).toEqual(['a,a\nb,b', 1]);
    expect(held.size).toBe(1);
  });

  test('that is being read gets the options chosen meanwhile', async () => {
    const { session, delays } = await begun();
    delays.set(pairs, 500);
    await session.take(pairs);
    await settle(100);
    session.setOptions({ base: 'e' });
    await settle();
    expect(session.result?.options).toEqual({ base: 'e' });
    expect(session.result?.report.metrics['entropy_true']).toBeCloseTo(Math.log(2), 12);
  });

  test('that cannot be read gives an error, and the last result stays', async () => {
    const { session } = await begun();
    await session.take(pairs);
    await settle();
    await session.take('a,b\na');
    await settle();
    expect([session.error?.code, accuracyOf(session)]).toEqual(['ragged-rows', 0.75]);
    expect(session.announcement.text).not.toBe('');
    session.setOptions({ zeroDivision: 'one' });
    await settle();
    expect([session.error?.code, session.result?.options]).toEqual(['ragged-rows', { zeroDivision: 'one' }]);
    session.undo();
    await settle();
    expect([session.error, session.input.source.text]).toEqual([undefined, pairs]);
  });

  test('whose result comes after the failure of the next one is not shown', async () => {
    const { session, delays, held } = await begun();
    session.showMatrixAs('confusion_matrix_row_normalized');
    await settle();
    delays.set('report', 500);
    await session.take(pairs);
    await settle(100);
    await session.take('a,b\na');
    await settle();
    expect([session.error?.code, accuracyOf(session), held.size]).toEqual(['ragged-rows', 25 / 29, 1]);
  });

  test('of the reader is restored by undo, step by step, and whole after an example', async () => {
    const { session } = await begun();
    await session.take(pairs);
    await settle();
    session.opening.showExample('rareDisease');
    await settle();
    expect(session.input.ownText?.text).toBe(pairs);
    session.returnToOwnText();
    await settle();
    expect([session.input.source.text, session.input.ownText]).toEqual([pairs, undefined]);
    session.undo();
    expect(session.input.example).toBe('rareDisease');
    session.undo();
    session.undo();
    expect([session.input.example, session.input.canUndo]).toEqual([firstExample.id, false]);
  });

  test('in the matrix never continues an undone edit, nor does a simulation', async () => {
    const { session } = await begun();
    const edit = (count: number, goesOn: boolean): void =>
      session.edit({ labels: ['spam', 'ham'], counts: [[count, 3], [5, 30]], goesOn }); // prettier-ignore
    const first = (): number | undefined => session.data?.matrix?.[0];
    edit(21, false);
    edit(30, false);
    session.undo();
    edit(40, true);
    await settle();
    session.undo();
    await settle();
    expect(first()).toBe(21);
    session.move(simulatedScores(firstSimulation));
    await settle();
    session.undo();
    await settle();
    expect(first()).toBe(21);
  });

  test('typed without pauses is one edit', async () => {
    const { session } = await begun();
    for (const text of ['a,a\n', 'a,a\nb', 'a,a\nb,', 'a,a\nb,b']) await session.take(text);
    await settle();
    session.undo();
    expect(session.input.example).toBe(firstExample.id);
  });

  test('in the matrix is undone together with its continuations, and with nothing else', async () => {
    const { session } = await begun();
    const edit = (count: number, goesOn: boolean): void =>
      session.edit({ labels: ['spam', 'ham'], counts: [[count, 3], [5, 30]], goesOn }); // prettier-ignore
    edit(21, false);
    edit(22, true);
    edit(23, true);
    edit(24, false);
    edit(25, true);
    await settle();
    expect([session.input.source.text, session.data?.matrix?.[0]]).toEqual([
      '\tspam\tham\nspam\t25\t3\nham\t5\t30',
      25,
    ]);
    session.undo();
    await settle();
    expect(session.data?.matrix?.[0]).toBe(23);
    session.undo();
    await settle();
    expect([session.input.example, session.input.canUndo]).toEqual([firstExample.id, false]);
  });

  test('is read with the chosen positive class, if it has that class', async () => {
    const { session } = await begun();
    await session.take('no,no\nyes,no\nyes,yes');
    await settle();
    session.choosePositive('no');
    await settle();
    expect(session.result?.dataset.positive).toBe('no');
    await session.take('no,no\nyes,no\nyes,yes\nno,yes');
    await settle();
    expect(session.result?.dataset.positive).toBe('no');
    await session.take('p,q\nq,q');
    await settle();
    expect(session.result?.dataset.labels).toEqual(['p', 'q']);
  });
});

describe('moved data', () => {
  const moved = (distance: number) => simulatedScores({ ...firstSimulation, distance, cases: 20 });
  const aucOf = ({ scores }: Session): unknown => scores?.shown?.report.metrics['roc_auc'];

  test('are shown on the way, at least the last ones, and are one edit', async () => {
    const { session, questions, held } = await begun();
    await session.take(scores);
    await settle();
    questions.length = 0;
    session.move(moved(4));
    for (const distance of [3, 2, 1, 0.5]) session.move(moved(distance));
    expect(session.input.source.text).toBe(textOf(moved(4)));
    await settle();
    expect(questions.filter(({ call }) => call === 'describe')).toHaveLength(2);
    session.move(moved(0));
    await settle();
    expect([session.input.source.text, aucOf(session)]).toEqual([textOf(moved(0)), 0.5]);
    expect(session.input.ownText?.text).toBe(scores);
    session.undo();
    await settle();
    expect([session.input.source.text, aucOf(session), held.size]).toEqual([scores, 0.75, 1]);
    session.undo();
    expect(session.input.example).toBe(firstExample.id);
  });

  test('do not come after other data have been taken up', async () => {
    const { session } = await begun();
    session.move(moved(4));
    session.move(moved(3));
    session.undo();
    await settle();
    expect([session.input.example, accuracyOf(session)]).toEqual([firstExample.id, 25 / 29]);
    session.move(moved(2));
    await settle();
    session.undo();
    expect(session.input.example).toBe(firstExample.id);
  });

  test('keep the chosen threshold', async () => {
    const { session } = await begun();
    session.move(moved(2));
    await settle();
    expect(session.scores!.threshold).toBe(0);
    session.scores!.setThreshold(0.75);
    await settle();
    session.move(moved(1));
    session.move(moved(0.5));
    await settle();
    expect([session.scores!.threshold, session.scores!.shown?.options.threshold]).toEqual([0.75, 0.75]);
    await session.take(scores);
    await settle();
    expect(session.scores!.threshold).toBe(0.5);
  });
});

describe('work', () => {
  const work: Work = { text: pairs, decimals: 5, options: { base: 10 }, matrixView: 'confusion_matrix_row_normalized', chosenClass: 1, open: ['information', 'nothing'], parts: { 'class-table': { page: 1 } } }; // prettier-ignore

  test('that is opened is restored, and is given back', async () => {
    const { session } = await begun(work);
    expect(session.results.shares?.[0]).toEqual([0.5, 0.5]);
    expect([...session.choices.open]).toEqual(['information']);
    expect(session.work).toMatchObject({ ...work, open: ['information'] });
  });

  test('that was saved as a file is opened like any text', async () => {
    const { session } = await begun();
    await session.take(JSON.stringify({ deconfuse: 1, work }));
    await settle();
    expect([session.input.source.text, session.choices.decimals]).toEqual([pairs, 5]);
    await session.take(JSON.stringify({ deconfuse: 999, work: {} }));
    expect([session.opening.last.refused, session.input.source.text]).toEqual(['newer-version', pairs]);
    session.opening.dismissRefusal();
    expect(session.opening.last.refused).toBeUndefined();
  });

  test('with an example is opened with the positive class that was chosen', async () => {
    const { session } = await begun();
    session.choosePositive('ham');
    await settle();
    const { session: another } = await begun(session.work as Work);
    expect(another.result?.dataset.positive).toBe('ham');
    expect(another.work).toMatchObject({ example: firstExample.id, positive: 'ham' });
  });

  test('with an example leaves a text that was typed meanwhile', async () => {
    const { calculator } = await asyncCalculator();
    const session = new Session({ start: () => Promise.resolve(calculator) });
    await session.speech.speak('en');
    const beginning = session.begin(Promise.resolve({ work: { example: firstExample.id } }));
    await session.take(pairs);
    await beginning;
    await settle();
    expect(session.work).toMatchObject({ text: pairs });
    expect(session.work.example).toBeUndefined();
    session.undo();
    await settle();
    expect(session.work.example).toBe(firstExample.id);
  });

  test('is stored when the reader pauses, and at once when the page is left', async () => {
    const { session } = await begun();
    const kept: Work[] = [];
    const place = {
      address: () => undefined,
      leaveLink: vi.fn(),
      keep: (one: Work) => Promise.resolve(void kept.push(one)),
      keepAtOnce: (one: Work) => void kept.push(one),
    };
    const keeper = new Keeper(session, place, () => undefined);
    await settle();
    expect(kept).toEqual([]);
    session.setDecimals(1);
    session.setDecimals(2);
    await settle();
    expect(kept.map(({ decimals }) => decimals)).toEqual([2]);
    expect(place.leaveLink).toHaveBeenCalled();
    session.tellPart('sql', { dialect: 'duckdb' });
    keeper.leave();
    expect(kept.at(-1)?.parts).toEqual({ sql: { dialect: 'duckdb' } });
  });
});

describe('scores', () => {
  test('begin at the initial threshold, and each new threshold asks once, when it stays', async () => {
    const { session, questions } = await begun();
    await session.take(scores);
    await settle();
    const { shown } = session.scores!;
    expect(shown?.report.metrics['roc_auc']).toBe(0.75);
    expect(session.scores!.threshold).toBe(0.5);
    questions.length = 0;
    for (const point of [1, 2, 3]) session.scores!.setPoint(point);
    await settle();
    expect(questions).toMatchObject([{ call: 'report', options: { threshold: 0.6 } }]);
    expect(session.scores!.kept).toMatchObject({ threshold: { at: 0.6 } });
  });

  test('ask for a curve once', async () => {
    const { session, questions } = await begun();
    await session.take(scores);
    await settle();
    questions.length = 0;
    const wanted = { name: 'roc-hull', options: {} } as const;
    const [one, other] = await Promise.all([session.scores!.curve(wanted), session.scores!.curve(wanted)]);
    expect(one).toBe(other);
    expect(questions).toHaveLength(1);
  });

  test('are replaced by labels, and release all their datasets', async () => {
    const { session, held } = await begun();
    await session.take('truth,a,b\na,0.9,0.1\nb,0.2,0.8\na,0.6,0.4');
    await settle();
    expect(session.scores?.shown?.ranking).toBeDefined();
    await session.take(pairs);
    await settle();
    expect([session.scores, held.size]).toEqual([undefined, 1]);
  });
});

describe('data with parts', () => {
  const folds = 'fold,truth,predicted\n1,a,a\n1,b,b\n2,a,b\n2,b,b\n2,a,a';

  test('show the whole, and a part of them when it is chosen', async () => {
    const { session, held } = await begun();
    await session.take(folds);
    await settle();
    const { result } = session;
    expect(result!.whole.parts).toEqual({ what: 'folds', names: ['1', '2'] });
    expect([accuracyOf(session), result!.dataset]).toEqual([4 / 5, result!.whole]);
    session.choosePart('2');
    await settle();
    expect([accuracyOf(session), session.result!.dataset.total]).toEqual([2 / 3, 3]);
    expect(session.result!.whole).toBe(result!.whole);
    expect(session.work.part).toBe('2');
    session.choosePart('1');
    await settle();
    expect([accuracyOf(session), held.size]).toEqual([1, 2]);
    session.choosePart(undefined);
    await settle();
    expect([accuracyOf(session), held.size]).toEqual([4 / 5, 1]);
  });

  test('release the parts of replaced data', async () => {
    const { session, held } = await begun();
    await session.take(folds);
    session.choosePart('2');
    await settle();
    await session.take(pairs);
    await settle();
    expect([session.choices.part, held.size]).toEqual([undefined, 1]);
    await session.opening.open({ work: { text: folds, part: '1' } });
    await settle();
    expect([accuracyOf(session), session.result!.dataset.total]).toEqual([1, 2]);
  });

  test('show the part asked for last', async () => {
    const { session, held, delays } = await begun();
    await session.take(folds);
    await settle();
    delays.set('part', 30);
    session.choosePart('2');
    session.choosePart('1');
    await settle();
    expect([accuracyOf(session), held.size]).toEqual([1, 2]);
  });

  test('are compared by the headline numbers, and the one that is worked out', async () => {
    const { session } = await begun();
    await session.take(folds);
    await settle();
    const ids = (): string[] => comparedMetrics(session, false).map(({ id }) => id);
    expect(ids().slice(0, 2)).toEqual(['accuracy', 'precision']);
    session.worked.choose('gwet_ac1');
    expect(ids().at(-1)).toBe('gwet_ac1');
    expect(comparedMetrics(session, true).map(({ id }) => id)).toContain('mutual_information');
  });
});

test('intervals by resampling replace those by the formulas, or are cancelled', async () => {
  const { session, delays } = await begun();
  session.setOptions({ intervals: { method: 'bootstrap', seed: 3 } });
  await settle();
  expect([session.result!.report.intervalMethod, session.results.resampled]).toEqual(['bootstrap', undefined]);
  const drawn = session.result!.report.intervals!['accuracy'];
  session.setOptions({ intervals: true });
  await settle();
  expect(session.result!.report.intervalMethod).toBe('delta');
  expect(session.result!.report.intervals!['accuracy']).not.toEqual(drawn);

  delays.set('advance', 300);
  session.setOptions({ intervals: { method: 'bootstrap', seed: 3 } });
  await settle(800);
  expect([session.result!.report.intervalMethod, session.results.resampled?.of]).toEqual(['delta', 2000]);
  session.setOptions({});
  await settle();
  expect([session.result!.report.intervals, session.results.resampled]).toEqual([undefined, undefined]);
});

test('ratings have a catalogue of their own', async () => {
  const { session } = await begun();
  await session.take('rater1,rater2,rater3\na,a,b\nb,b,b\na,,a');
  await settle();
  expect(session.catalogueOfResult.map(({ id }) => id)).toContain('fleiss_kappa');
  expect(session.understood).toBe('Ratings of 3 items in 2 categories.');
  expect(session.announcement.text).toMatch(/^Two ratings of the same item agree in 77\.8 % of the pairs/);
});

describe('a second look', () => {
  const same = Array.from({ length: 40 }, (_, at) => (at % 3 === 0 ? 'a,a' : 'b,b')).join('\n');
  const exercise =
    'The matrix\n        yes  no\nyes      5   1\nno       2   4\nAccuracy: 0.75\nWhat is its macro F1?\n';
  const codes = ({ secondLook }: Session): string[] => secondLook.doubts.map(({ code }) => code);

  test('raises doubts about pasted data once, and announces them first', async () => {
    const { session } = await begun();
    expect(session.secondLook.tellsNothing).toBe(true);
    await session.take(same);
    await settle();
    expect(codes(session)).toEqual(['predictions-equal-truth']);
    expect(session.announcement.text).toMatch(/^All 40 predictions are right\. /);
    session.secondLook.putAway(session.secondLook.doubts[0]!);
    expect(codes(session)).toEqual([]);
    // The dismissed doubt is kept with the work, but raised again for other data.
    expect(JSON.stringify(session.work.parts)).toContain('predictions-equal-truth');
    await session.take(`${same}\na,a`);
    await settle();
    expect(codes(session)).toEqual(['predictions-equal-truth']);
  });

  test('announces doubts about the metric that is worked out, and keeps others closed', async () => {
    const { session } = await begun();
    const likely = (): string[] => session.secondLook.likely.map(({ code }) => code);
    await session.take('high,high\nlow,medium\nmedium,medium\nlow,low');
    await settle();
    expect(likely()).toEqual([]);
    session.worked.choose('cohen_kappa_quadratic');
    expect(likely()).toEqual(['classes-out-of-order']);

    const cases = 'class,cluster\ncat,0\ndog,1\ncat,0\ndog,1\ndog,0\n';
    await session.take(cases);
    await settle();
    expect(likely()).toEqual(['codes-for-labels']);
    await session.take(`${cases}\nFind the mutual information.`);
    await settle();
    expect(likely()).toEqual([]);
    expect(codes(session)).toEqual(['codes-for-labels']);
    // A screen reader hears the visible text.
    expect(session.announcement.text).not.toContain('0 = cat');
  });

  test('corrects the data, and the edit is undone', async () => {
    const { session } = await begun();
    const text = 'high,high\nlow,medium\nmedium,medium\nlow,low';
    await session.take(text);
    await settle();
    expect(codes(session)).toEqual(['classes-out-of-order']);
    await session.mend(session.secondLook.doubts[0]!);
    await settle();
    expect([codes(session), session.result?.dataset.labels]).toEqual([[], ['low', 'medium', 'high']]);
    session.undo();
    await settle();
    expect([session.input.source.text, session.result?.dataset.labels]).toEqual([text, ['high', 'low', 'medium']]);
  });

  test('works out the metrics that the text asks for, and compares the results that it states', async () => {
    const { session } = await begun();
    await session.take(exercise);
    await settle();
    const { asked, agreeing } = session.secondLook;
    expect(asked).toEqual([{ id: 'f1_macro' }]);
    expect(session.worked.id).toBe('f1_macro');
    expect(agreeing).toMatchObject([{ id: 'accuracy', value: 0.75, line: 5 }]);
    // A number chosen by the reader stays when the same text is read differently.
    session.worked.choose('recall');
    session.choosePositive('no');
    await settle();
    expect([session.result?.dataset.positive, session.worked.id]).toEqual(['no', 'recall']);
  });

  test('is dropped with the data', async () => {
    const { session } = await begun();
    await session.take(exercise);
    await settle();
    await session.take('a,a\na,b\nb,b\nb,b\n');
    await settle();
    expect(session.secondLook.asked).toEqual([]);
  });
});
