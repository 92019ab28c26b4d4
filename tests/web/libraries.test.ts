// Programs for torchmetrics and PyCM, against their recorded output, because neither library is in Debian. A program
// that has changed has to be run again, by `DECONFUSE_RECORD=1 npx vitest run tests/web/libraries.test.ts` where
// python3 has both.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCalculator, type Value } from 'deconfuse';
import { describe, expect, test, vi } from 'vitest';
import { reproduce as texts } from '../../web/locales/en/reproduce.ts';
import type { LibraryCalls } from '../../web/reproduce/library-call.ts';
import type { Program, Reproduced } from '../../web/reproduce/program.ts';
import { pycm } from '../../web/reproduce/pycm.ts';
import { pycmProgram } from '../../web/reproduce/pycm-program.ts';
import { torchmetrics } from '../../web/reproduce/torchmetrics.ts';
import { torchmetricsProgram } from '../../web/reproduce/torchmetrics-program.ts';
import { tried } from './programs-tried.ts';

const isRecording = process.env.DECONFUSE_RECORD === '1';
vi.setConfig({ testTimeout: isRecording ? 600_000 : 60_000 });

interface Library {
  module: string;
  write: (reproduced: Reproduced) => Program | undefined;
  calls: LibraryCalls;
  /** Relative to the larger number, or to 1. */
  tolerance: number;
}

const libraries: Library[] = [
  { module: 'torchmetrics', write: torchmetricsProgram, calls: torchmetrics, tolerance: 1e-5 },
  { module: 'pycm', write: pycmProgram, calls: pycm, tolerance: 1e-9 },
];

/** By the names of the data: the program that was run, and its output. */
interface Record {
  version: string;
  programs: { [name: string]: { sha256: string; printed: string[] } };
}

const calculator = await createCalculator();
const catalogue = calculator.catalogue();

const sha256 = ({ code, file }: Program): string =>
  createHash('sha256')
    .update(code)
    .update(file?.text() ?? '')
    .digest('hex');

function run({ code, file }: Program): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'deconfuse-'));
  try {
    writeFileSync(join(folder, 'program.py'), code);
    if (file) writeFileSync(join(folder, file.name), file.text());
    return execFileSync('python3', ['-W', 'ignore', 'program.py'], { cwd: folder, encoding: 'utf8' })
      .trim()
      .split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const flat = (value: Value): number[] => [value].flat(5) as number[];
const readNumber = (text: string): number => Number(text.replace(/^(-?)inf$/, '$1Infinity'));

describe.each(libraries)('$module', ({ module, write, calls, tolerance }) => {
  const recordFile = join(import.meta.dirname, `${module}.json`);
  const record: Record =
    isRecording && !existsSync(recordFile)
      ? { version: '', programs: {} }
      : (JSON.parse(readFileSync(recordFile, 'utf8')) as Record);

  const prepared = tried.flatMap(({ name, problem, options = {} }) => {
    const dataset = calculator.dataset(problem);
    const report = dataset.report(options);
    const program = write({ problem: dataset.problem, report, options, catalogue, texts });
    return program ? [{ name, program, metrics: report.metrics }] : [];
  });

  if (isRecording) {
    test('is run', () => {
      record.version = execFileSync('python3', ['-c', `import ${module}; print(${module}.__version__)`], {
        encoding: 'utf8',
      }).trim();
      record.programs = Object.fromEntries(
        prepared.map(({ name, program }) => [name, { sha256: sha256(program), printed: run(program) }]),
      );
      writeFileSync(recordFile, `${JSON.stringify(record, undefined, 1)}\n`);
    });
  }

  test('each named metric is in the catalogue, and is printed for some data', () => {
    const ids = new Set(catalogue.map(({ id }) => id));
    expect(Object.keys(calls).filter((id) => !ids.has(id))).toEqual([]);
    const printed = new Set(
      Object.values(record.programs).flatMap(({ printed: lines }) => lines.map((line) => line.split(' ')[0]!)),
    );
    expect(Object.keys(calls).filter((id) => !printed.has(id))).toEqual([]);
  });

  test('programs were written for the same data', () => {
    expect(prepared.map(({ name }) => name)).toEqual(Object.keys(record.programs));
  });

  test.each(prepared)('$name', ({ name, program, metrics }) => {
    const { sha256: recorded, printed } = record.programs[name]!;
    expect(recorded, 'another program than was recorded').toBe(sha256(program));
    const lines = [...program.code.matchAll(/^show\("(\w+)", [^#\n]*(# .*)?$/gm)];
    expect(printed.map((line) => line.split(' ')[0])).toEqual(lines.map(([, id]) => id));
    const wrong = lines.flatMap(([, id, remark = ''], at) => {
      // A number that differs is explained beside it.
      if (remark.includes('on the page')) return [];
      const ours = flat(metrics[id!]!);
      const theirs = printed[at]!.split(' ').slice(1).map(readNumber);
      const isSame = (value: number, place: number): boolean =>
        value === ours[place] || Math.abs(value - ours[place]!) <= tolerance * Math.max(1, Math.abs(ours[place]!));
      return theirs.length === ours.length && theirs.every(isSame) ? [] : [{ id, theirs, ours }];
    });
    expect(wrong).toEqual([]);
  });

  test('each reason explains some differing number', () => {
    const reasons = new Map<string, boolean>();
    for (const { name, program, metrics } of prepared) {
      for (const [at, [, id, remark = '']] of [
        ...program.code.matchAll(/^show\("(\w+)", [^#\n]*(# .*)?$/gm),
      ].entries()) {
        const [, reason] = /on the page [^:]*: (.*)/.exec(remark) ?? [];
        if (!reason) continue;
        const theirs = record.programs[name]!.printed[at]!.split(' ').slice(1).map(readNumber);
        const ours = flat(metrics[id!]!);
        const isOther = theirs.some((value, place) => !(Math.abs(value - ours[place]!) <= tolerance));
        for (const one of reason.split('; ')) reasons.set(one, (reasons.get(one) ?? false) || isOther);
      }
    }
    expect(reasons.size).toBeGreaterThan(0);
    expect([...reasons].filter(([, isOther]) => !isOther)).toEqual([]);
  });
});
