// The single file in a frame, and the fields of the frame's address.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { areAnswersWanted, exerciseInFrame, languageIn, linkFrameData } from '../../web/single/frame-data.ts';

let replaced: string[] = [];

function inFrame(fields: string): void {
  replaced = [];
  vi.stubGlobal('location', { search: '', hash: `#${fields}` });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => replaced.push(to),
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('an exercise that is shown alone', () => {
  test('keeps all fields', () => {
    const fields = 'element=check&exercise=7&classes=4&attempts=2&answers=after&language=fr&report=answers';
    inFrame(fields);
    expect(exerciseInFrame()?.toString()).toBe(fields);
    expect(areAnswersWanted()).toBe(true);
    expect(languageIn(exerciseInFrame()!)).toBe('fr');
  });

  test('hides results but not data', () => {
    inFrame('element=check&exercise=7&hide=data,results');
    expect(exerciseInFrame()?.get('hide')).toBe('results');
  });

  test.each([
    'element=check&ask=accuracy',
    'element=metrics&exercise=7',
    'mode=check&exercise=7&hide=results',
    'element=check&exercise=7&classes=99',
    'element=check&exercise=7&matrix=20+3%3B+5+30',
    'element=check&exercise=7&data=a,b',
  ])('%s is none', (fields) => {
    inFrame(fields);
    expect(exerciseInFrame()).toBeUndefined();
    expect(areAnswersWanted()).toBe(false);
  });
});

test('a link to an exercise stays one, with its rules', async () => {
  inFrame('mode=check&exercise=7&classes=4&balance=0.2&ask=accuracy&attempts=3&answers=never&hide=results');
  expect(await linkFrameData()).toEqual({ isOnlyCheck: true });
  expect(Object.fromEntries(new URLSearchParams(replaced[0]!.slice(1)))).toEqual({
    mode: 'check',
    hide: 'results',
    exercise: '7',
    classes: '4',
    balance: '0.2',
    ask: 'accuracy',
    attempts: '3',
    answers: 'never',
  });
});

test('data take precedence over an exercise', async () => {
  inFrame('element=check&exercise=7&matrix=20+3%3B+5+30&ask=accuracy');
  expect(await linkFrameData()).toEqual({ isOnlyCheck: true });
  expect(replaced[0]).toContain('ask=accuracy');
  expect(replaced[0]).toContain('s=');
  expect(replaced[0]).not.toContain('exercise');
});
