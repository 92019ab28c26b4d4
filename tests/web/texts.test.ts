// Texts that tools print are read as a person would read them, or refused; nothing is silently misread.
import { readFileSync } from 'node:fs';
import { InputError, type Dataset, type Label } from 'deconfuse';
import { expect, test } from 'vitest';
import { read } from './reading.ts';

interface Expected {
  error?: boolean;
  mentions?: string[];
  either?: Expected[];
  kind?: string | string[];
  labels?: string[];
  matrix?: number[][];
  total?: number;
  classes?: number;
  truth?: string[];
  scores?: number[] | Record<string, number[]>;
  weights?: number[];
  probabilities?: number[][];
  sets?: { truth: string[][]; predicted: string[][] };
  notice?: boolean | string;
  ignoreCase?: boolean;
}

interface Case {
  name: string;
  text: string;
  expect: Expected;
}

const bank = (name: string): Case[] =>
  JSON.parse(readFileSync(new URL(`../texts/${name}.json`, import.meta.url), 'utf8')) as Case[];

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(other));

/** The number, for a label that is one. */
function spelled(label: Label, ignoreCase = false): string {
  const text = String(label);
  if (/^[+-]?\d+(\.\d*)?$/.test(text)) return String(Number(text));
  return ignoreCase ? text.toLowerCase() : text;
}

/** Cases in any order, with equal ones counted. */
function bagOf(keys: readonly string[], weights: readonly number[] = []): Map<string, number> {
  const bag = new Map<string, number>();
  keys.forEach((key, at) => bag.set(key, (bag.get(key) ?? 0) + (weights[at] ?? 1)));
  return bag;
}

const sameBags = (one: Map<string, number>, other: Map<string, number>): boolean =>
  one.size === other.size && [...one].every(([key, count]) => isNear(other.get(key) ?? -1, count));

function meetsDataset(wanted: Expected, dataset: Dataset): boolean {
  const label = (text: Label): string => spelled(text, wanted.ignoreCase);
  const { problem, notices } = dataset;
  if (wanted.kind !== undefined && ![wanted.kind].flat().includes(dataset.kind)) return false;
  if (wanted.total !== undefined && !isNear(dataset.total, wanted.total)) return false;
  if (wanted.classes !== undefined && dataset.labels.length !== wanted.classes) return false;
  const labels = dataset.labels.map(label);
  const places = (wanted.labels ?? labels).map((text) => labels.indexOf(label(text)));
  if (wanted.labels && (places.includes(-1) || places.length !== labels.length)) return false;
  if (wanted.matrix) {
    const { matrix } = dataset;
    const size = wanted.matrix.length;
    if (matrix?.length !== size * size) return false;
    const at = wanted.labels ? places : wanted.matrix.map((_, k) => k);
    const isSame = wanted.matrix.every((row, r) =>
      row.every((count, c) => isNear(matrix[at[r]! * size + at[c]!]!, count)),
    );
    if (!isSame) return false;
  }
  if (wanted.scores) {
    if (problem.kind !== 'scores') return false;
    const truth = Array.from(problem.truth as ArrayLike<Label>, label);
    const isList = Array.isArray(problem.scores) || ArrayBuffer.isView(problem.scores);
    const models = (isList ? { '': problem.scores } : problem.scores) as Record<string, ArrayLike<number>>;
    const asked: Record<string, number[]> = Array.isArray(wanted.scores) ? { '': wanted.scores } : wanted.scores;
    if (Object.keys(models).length !== Object.keys(asked).length) return false;
    for (const [model, scores] of Object.entries(asked)) {
      const given = model === '' ? Object.values(models)[0] : models[model];
      if (!given) return false;
      const weights = problem.weights && Array.from(problem.weights as ArrayLike<number>);
      const ours = bagOf(
        Array.from(given, (score, at) => `${truth[at]} ${score}`),
        weights,
      );
      const theirs = scores.map((score, at) => `${label(wanted.truth![at]!)} ${score}`);
      if (!sameBags(ours, bagOf(theirs, wanted.weights))) return false;
    }
  }
  if (wanted.probabilities) {
    if (problem.kind !== 'probabilities') return false;
    const truth = Array.from(problem.truth as ArrayLike<Label>, label);
    const rows = Array.from(problem.probabilities as ArrayLike<ArrayLike<number>>, (row, at) =>
      [truth[at], ...places.map((place) => row[place])].join(' '),
    );
    const theirs = wanted.probabilities.map((row, at) => [label(wanted.truth![at]!), ...row].join(' '));
    if (!sameBags(bagOf(rows), bagOf(theirs))) return false;
  }
  if (wanted.sets) {
    if (problem.kind !== 'multilabel') return false;
    for (const side of ['truth', 'predicted'] as const) {
      const sets = Array.from(problem[side] as ArrayLike<ArrayLike<Label>>, (set) => {
        const isIndicator = set.length === labels.length && Array.from(set).every((mark) => mark === 0 || mark === 1);
        return Array.from(set, (entry, k) => (isIndicator ? (entry === 1 ? labels[k]! : '') : label(entry)))
          .filter((text) => text !== '')
          .sort()
          .join();
      });
      if (sets.join(' ') !== wanted.sets[side].map((set) => set.map(label).sort().join()).join(' ')) return false;
    }
  }
  if (wanted.notice === true) return notices.length > 0;
  return wanted.notice ? new RegExp(wanted.notice, 'i').test(JSON.stringify(notices)) : true;
}

function meets(wanted: Expected, outcome: Dataset | InputError): boolean {
  if (wanted.either) return wanted.either.some((one) => meets(one, outcome));
  if (!(outcome instanceof InputError)) return !wanted.error && meetsDataset(wanted, outcome);
  const { code, excerpt, expected, parameters, message } = outcome;
  const said = JSON.stringify([message, code, excerpt, expected, parameters]);
  return wanted.error === true && (wanted.mentions ?? []).every((words) => new RegExp(words, 'iu').test(said));
}

const texts = [...bank('texts'), ...bank('found')];
const wrong = { silent: [] as string[], noticed: [] as string[], refused: [] as string[] };
for (const { name, text, expect: wanted } of texts) {
  const outcome = read(text);
  if (!meets(wanted, outcome)) {
    const kind = outcome instanceof InputError ? 'refused' : outcome.notices.length > 0 ? 'noticed' : 'silent';
    wrong[kind].push(name);
  }
  if (!(outcome instanceof InputError)) outcome.release();
}

test('no text is silently misread', () => {
  expect(wrong.silent).toEqual([]);
});

test('hardly any text is misread with a notice', () => {
  expect(wrong.noticed.length, wrong.noticed.join('\n')).toBeLessThanOrEqual(texts.length * 0.01);
});

test('few texts are refused that a person understands', () => {
  expect(wrong.refused.length, wrong.refused.join('\n')).toBeLessThanOrEqual(texts.length * 0.02);
});

test.each(bank('bad'))('refused, or read with a notice: $name', ({ text, expect: wanted }) => {
  expect(meets(wanted, read(text))).toBe(true);
});
