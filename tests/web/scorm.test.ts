// An exercise as a SCORM 1.2 package: its files, and how its script processes answers.
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { answeredIn } from '../../web/elements/checker/kept-questions.ts';
import { scormPackage, type ScormExercise } from '../../web/questions/scorm/package.ts';
import source from '../../web/questions/scorm/progress.js?raw';
import { answerRulesOf } from '../../web/share/answer-rules.ts';
import { exerciseOptionsOf, isExerciseReadable } from '../../web/share/exercise-address.ts';
import { elementOf, elementsOf, xmlTree } from './xml-tree.ts';

interface Answered {
  answer: string;
  attempts: number;
  isRight: boolean;
  class?: string | number;
}

interface Told {
  question: number;
  answer: string;
  attempt: number;
  verdict: string;
  class?: string | number;
}

interface Looked {
  API?: unknown;
  parent?: Looked;
  opener?: Looked | null;
  top?: Looked;
}

/** The functions of the script. It is no module, because platforms serve it unchanged. */
const script = new Function(
  `${source}; return { noProgress, progressWith, scoreOf, statusOf, suspended, restored, answeredField, apiFor };`,
)() as {
  noProgress(questions: number): Answered[];
  progressWith(progress: Answered[], told: Told): Answered[];
  scoreOf(progress: Answered[]): number;
  statusOf(progress: Answered[], mostAttempts?: number): string;
  suspended(progress: Answered[]): string;
  restored(text: string, questions: number): Answered[];
  answeredField(progress: Answered[]): string;
  apiFor(start: Looked): unknown;
};
const { noProgress, progressWith, scoreOf, statusOf, suspended, restored, answeredField, apiFor } = script;

const told = (question: number, verdict: string, attempt = 1, answer = '0.5'): Told => ({
  question,
  answer,
  attempt,
  verdict,
});
const after = (questions: number, ...answers: Told[]): Answered[] =>
  answers.reduce(progressWith, noProgress(questions));

describe('progress', () => {
  test('the score is the share of right answers', () => {
    expect(scoreOf(noProgress(3))).toBe(0);
    expect(scoreOf(after(3, told(1, 'right'), told(2, 'slip')))).toBe(33);
    expect(scoreOf(after(2, told(1, 'right'), told(2, 'coarse'), told(2, 'right', 2)))).toBe(100);
  });

  test('a right answer stays right', () => {
    expect(scoreOf(after(1, told(1, 'right'), told(1, 'slip', 2)))).toBe(100);
  });

  test('with attempts it is completed when they are used up, and passed when all answers are right', () => {
    expect(statusOf(noProgress(2), 2)).toBe('incomplete');
    expect(statusOf(after(2, told(1, 'right'), told(2, 'slip')), 2)).toBe('incomplete');
    expect(statusOf(after(2, told(1, 'right'), told(2, 'slip'), told(2, 'slip', 2)), 2)).toBe('completed');
    expect(statusOf(after(2, told(1, 'right'), told(2, 'slip'), told(2, 'right', 2)), 2)).toBe('passed');
  });

  test('without a limit of attempts it is completed when everything is answered', () => {
    expect(statusOf(after(2, told(1, 'slip')))).toBe('incomplete');
    expect(statusOf(after(2, told(1, 'slip'), told(2, 'right')))).toBe('completed');
  });

  test('an answer to an unknown question changes nothing', () => {
    expect(after(2, told(3, 'right'), told(0, 'right'))).toEqual(noProgress(2));
  });
});

describe('the suspended state', () => {
  const progress = after(
    3,
    { ...told(1, 'slip', 1, '“0,5”'), class: 'B' },
    told(3, 'slip'),
    told(3, 'right', 2, '1/2'),
  );

  test('is restored', () => {
    expect(restored(suspended(progress), 3)).toEqual(progress);
  });

  test('goes into the address of the exercise', () => {
    expect(answeredIn(answeredField(progress))).toEqual([
      { answer: '“0,5”', attempts: 1, class: 'B', last: '“0,5”' },
      { answer: '', last: '' },
      { answer: '1/2', attempts: 2, last: '1/2' },
    ]);
  });

  test('never takes more room than platforms have', () => {
    const long = Array.from({ length: 100 }, (_, at) => told(at + 1, 'right', 1, '1234567890'.repeat(30)));
    const kept = suspended(after(100, ...long));
    expect(kept.length).toBeLessThanOrEqual(4096);
    expect(restored(kept, 100).every(({ attempts, isRight }) => attempts === 1 && isRight)).toBe(true);
    const short = suspended(after(100, ...long.map((one) => ({ ...one, answer: '0.123' }))));
    expect(restored(short, 100)[99]!.answer).toBe('0.123');
  });

  test.each(['', 'x', 'null', '{}', '[[]]', '[7,"x",{"attempts":9}]', '[["a",-1,2],[{},"x",true]]'])(
    '%s of other origin is ignored',
    (text) => {
      expect(restored(text, 3).map(({ attempts, isRight }) => [attempts, isRight])).toEqual(Array(3).fill([0, false]));
    },
  );
});

describe('the API is found', () => {
  const API = { name: 'API' };
  const inFrames = (outermost: Looked, depth: number): Looked => {
    outermost.parent = outermost;
    let inner = outermost;
    for (let step = 0; step < depth; step++) inner = { parent: inner, top: outermost, opener: null };
    return inner;
  };

  test('in the window itself, and around it', () => {
    expect(apiFor(inFrames({ API }, 0))).toBe(API);
    expect(apiFor(inFrames({ API }, 7))).toBe(API);
  });

  test('around the window that opened it, or the topmost one', () => {
    const opener = inFrames({ API }, 2);
    expect(apiFor({ ...inFrames({}, 1), opener })).toBe(API);
    expect(apiFor(inFrames({ opener }, 3))).toBe(API);
  });

  test('at most 500 levels up, and not in an endless loop', () => {
    expect(apiFor(inFrames({ API }, 500))).toBe(API);
    expect(apiFor(inFrames({ API }, 501))).toBeUndefined();
    expect(apiFor(inFrames({}, 3))).toBeUndefined();
  });

  test('not in windows that are not accessible', () => {
    const foreign = {
      get API(): never {
        throw new Error('another origin');
      },
    };
    expect(apiFor(inFrames(foreign, 1))).toBeUndefined();
  });
});

describe('the package', () => {
  const exercise: ScormExercise = {
    title: 'Exercise <7> & "more"',
    language: 'fr',
    unrecorded: 'Rien n’est <enregistré>',
    options: {
      seed: 7,
      kind: 'labels',
      classes: 4,
      cases: 30,
      balance: 0.5,
      decimals: 2,
      questions: [{ id: 'accuracy' }, { id: 'recall', class: 'A' }],
    },
    rules: { attempts: 3, answers: 'after' },
  };
  const made = scormPackage(exercise, new TextEncoder().encode('<the page>'));
  const files = unzipSync(made.content as Uint8Array);
  const manifest = xmlTree(files['imsmanifest.xml']!);
  const launch = strFromU8(files['index.html']!);
  const attribute = (name: string): string | undefined => new RegExp(` data-${name}="([^"]*)"`).exec(launch)?.[1];

  test('has a manifest at its root that lists every other file', () => {
    expect(made.name).toBe('deconfuse-scorm.zip');
    expect(elementOf(manifest, 'schema').text).toBe('ADL SCORM');
    expect(elementOf(manifest, 'schemaversion').text).toBe('1.2');
    expect(elementsOf(manifest, 'file').map(({ attributes }) => attributes.href)).toEqual(
      Object.keys(files).filter((name) => name !== 'imsmanifest.xml'),
    );
    expect(elementsOf(manifest, 'title').map(({ text }) => text)).toEqual([exercise.title, exercise.title]);
    expect(strFromU8(files['imsmanifest.xml']!)).toContain('adlcp:scormtype="sco" href="index.html"');
    expect(elementOf(manifest, 'organizations').attributes.default).toBe(
      elementOf(manifest, 'organization').attributes.identifier,
    );
    expect(elementOf(manifest, 'item').attributes.identifierref).toBe(
      elementOf(manifest, 'resource').attributes.identifier,
    );
    expect(strFromU8(files['deconfuse.html']!)).toBe('<the page>');
  });

  test('names the exercise, and the fields to report', () => {
    const fields = new URLSearchParams(attribute('fields')!.replaceAll('&#38;', '&').replaceAll('&#61;', '='));
    expect(isExerciseReadable(fields)).toBe(true);
    expect(exerciseOptionsOf(fields)).toEqual(exercise.options);
    expect(answerRulesOf(fields)).toMatchObject(exercise.rules);
    expect(fields.get('element')).toBe('check');
    expect(fields.get('report')).toBe('answers');
    expect(fields.get('language')).toBe('fr');
    expect([attribute('questions'), attribute('attempts')]).toEqual(['2', '3']);
  });

  test('has texts of the lecturer as text', () => {
    expect(launch).toContain('<title>Exercise &#60;7&#62; &#38; &#34;more&#34;</title>');
    expect(launch).toContain('Rien n’est &#60;enregistré&#62;');
  });

  test('says nothing about attempts where any number is allowed', () => {
    const { content } = scormPackage({ ...exercise, rules: { answers: 'always' } }, new Uint8Array());
    expect(strFromU8(unzipSync(content as Uint8Array)['index.html']!)).not.toContain('attempts');
  });

  test('differs if anything in it differs', () => {
    const identifierOf = (one: ScormExercise): string | undefined =>
      xmlTree(unzipSync(scormPackage(one, new Uint8Array()).content as Uint8Array)['imsmanifest.xml']!).attributes
        .identifier;
    expect(identifierOf(exercise)).toBe(manifest.attributes.identifier);
    expect(identifierOf({ ...exercise, rules: { ...exercise.rules, attempts: 2 } })).not.toBe(identifierOf(exercise));
  });
});
