import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  integrity?: string;
  hasInstallScript?: boolean;
  resolved?: string;
  link?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
/** Packages of others. */
const locked = Object.entries(packages).filter(([folder, { link }]) => folder.startsWith('node_modules/') && !link);
const foldersOf = (is: (one: Locked) => boolean): string[] =>
  locked.filter(([, one]) => is(one)).map(([folder]) => folder);

test('the hash of every package is known before it is installed', () => {
  expect(locked.length).toBeGreaterThan(100);
  expect(foldersOf(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([]);
});

test('no package runs code when it is installed', () => {
  expect(foldersOf(({ hasInstallScript = false }) => hasInstallScript)).toEqual([]);
});

test('no package names a source of its own, so that all come from the configured registry', () => {
  expect(foldersOf(({ resolved }) => resolved !== undefined)).toEqual([]);
});
