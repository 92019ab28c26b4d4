// The codes of messages are the enumerators of one header: each is used, explained, and has its text in all languages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownErrorCodes, ownExpectations } from '../../web/core/message-codes.ts';
import { languages, loadMessages } from '../../web/locales/index.ts';

const header = readFileSync('cpp/data/message_codes.hpp', 'utf8');

const textOf = (folder: string, ending: RegExp, without: RegExp): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => ending.test(path) && !without.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
const cpp = textOf('cpp', /\.[ch]pp$/, /message_codes/);
const typeScript = textOf('web', /\.ts$/, /^web.locales|message-codes/);

type Enum = 'ErrorCode' | 'Expected' | 'NoticeCode';

/** The lines of an enumeration, without blank ones and headings. */
function linesOf(name: Enum): string[] {
  const [, body = ''] = new RegExp(`^enum class ${name} : std::uint8_t \\{\n([^]*?)^\\};`, 'm').exec(header)!;
  return body.split('\n').filter((line) => line.trim() !== '' && !/^ {2}\/\/ /.test(line));
}

const enumeratorsOf = (name: Enum): string[] => linesOf(name).map((line) => /^ {2}(\w+),/.exec(line)![1]!);

/** The code of an enumerator, as name_of in cpp/names/enum_name.hpp forms it. */
const outside = (enumerator: string): string => enumerator.replace(/_$/, '').replaceAll('_', '-');

const all: Record<Enum, string[]> = {
  ErrorCode: [...enumeratorsOf('ErrorCode').map(outside), ...ownErrorCodes],
  // The first enumerator stands for no expectation.
  Expected: [...enumeratorsOf('Expected').slice(1).map(outside), ...ownExpectations],
  NoticeCode: enumeratorsOf('NoticeCode').map(outside),
};

describe.each(Object.keys(all) as Enum[])('%s', (name) => {
  test('explains each of its enumerators', () => {
    expect(linesOf(name).length).toBeGreaterThan(50);
    expect(linesOf(name).filter((line) => !/^ {2}[a-z]\w+, +\/\/\/< \S.*$/.test(line))).toEqual([]);
  });

  test('has no unused enumerator', () => {
    const unused = enumeratorsOf(name).filter((enumerator) => !new RegExp(`\\b${name}::${enumerator}\\b`).test(cpp));
    expect(unused).toEqual([]);
  });

  test('shares no name with the codes of TypeScript', () => {
    expect(all[name].length).toBe(new Set(all[name]).size);
  });
});

test('the first expectation is “nothing”', () => {
  expect(enumeratorsOf('Expected')[0]).toBe('nothing');
});

test('TypeScript uses all codes of its own, and of the others only those that the C++ has', () => {
  const own = [...ownErrorCodes, ...ownExpectations];
  expect(own.filter((code) => !typeScript.includes(`'${code}'`))).toEqual([]);
  const made = [...typeScript.matchAll(/new InputError\(\{\s*code: '([^']+)'/g)].map(([, code]) => code!);
  expect(made.length).toBeGreaterThan(15);
  expect(made.filter((code) => !all.ErrorCode.includes(code))).toEqual([]);
});

describe.each(Object.keys(languages))('%s', (language) => {
  test('has a text for every code, and for no other', async () => {
    const { errors, expected, notices, readAs } = await loadMessages(language);
    expect(Object.keys(errors).sort()).toEqual([...all.ErrorCode].sort());
    expect(Object.keys(expected).sort()).toEqual([...all.Expected].sort());
    expect(Object.keys(notices).sort()).toEqual([...all.NoticeCode].sort());
    const evidence = [...cpp.matchAll(/evidence\.push_back\("([^"]+)"\)/g)].map(([, key]) => key!);
    expect(Object.keys(readAs.evidence).sort()).toEqual([...new Set(evidence)].sort());
  });
});
