import { readdirSync, readFileSync } from 'node:fs';
import type { Problem } from 'deconfuse';
import type { GoldenCase } from '../../web/self-check/golden-case.ts';

const folder = new URL('../golden/', import.meta.url);

/** The cases of the kinds asked for, from all files. */
export function goldenCases(...kinds: Problem['kind'][]): GoldenCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GoldenCase[])
    .filter(({ kind }) => kinds.some((wanted) => wanted === kind));
}
