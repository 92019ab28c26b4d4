// One term for one thing: the texts of each language against the table of web/locales/TERMS.md.
import { describe, expect, test } from 'vitest';
import table from '../../web/locales/TERMS.md?raw';

const languages = ['en', 'de', 'es', 'fr'] as const;
type Language = (typeof languages)[number];

interface Term {
  concept: string;
  terms: Record<Language, string>;
  avoided: { language: Language; words: string }[];
}

/** Rows of the table, without its head. */
const terms: Term[] = table
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => {
    const [concept, en, de, es, fr, avoid] = line.split('|').slice(1, -1).map((cell) => cell.trim()) as [string, string, string, string, string, string]; // prettier-ignore
    const avoided = avoid.split(';').flatMap((part) => {
      const [language, words = ''] = part.split(':').map((piece) => piece.trim());
      return words.split(',').map((word) => ({ language: language as Language, words: word.trim() }));
    });
    return { concept, terms: { en, de, es, fr }, avoided: avoided.filter(({ words }) => words !== '') };
  });

/** Source of the texts; `answers.ts` has what students write, which may be any word. */
const sources = import.meta.glob<string>(['../../web/locales/*/*.ts', '!**/answers.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface Text {
  place: string;
  text: string;
}

/** Literals of a file that are no keys, by line, without places for values and words in quotation marks. */
function textsOf(path: string, source: string): Text[] {
  return source.split('\n').flatMap((line, at) => {
    if (/^\s*(?:\/\/|\/?\*|import)/.test(line)) return [];
    const literals = line.match(/'(?:[^'\\]|\\.)*'(?!\??:)|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
    return literals.map((literal) => ({
      place: `${path.replace(/^.*locales\//, '')}:${at + 1}`,
      text: literal.replace(/\$?\{[^}]*\}|“[^”]*”|„[^“]*“|«[^»]*»/g, ' … ').replaceAll('\\u00a0', ' '),
    }));
  });
}

const texts = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.entries(sources)
      .filter(([path]) => path.includes(`/locales/${language}/`))
      .flatMap(([path, source]) => textsOf(path, source)),
  ]),
) as Record<Language, Text[]>;

/** Whole words in any case; `*` is any ending. */
function pattern(words: string): RegExp {
  const escaped = words
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '\\p{L}*')
    .replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
}

test('the table has a term in every language, and words to avoid of these languages', () => {
  expect(terms.length).toBeGreaterThan(30);
  const folders = Object.keys(sources).map((path) => /locales\/([^/]+)\//.exec(path)![1]!);
  expect([...new Set(folders)].sort()).toEqual([...languages].sort());
  for (const { concept, terms: own, avoided } of terms) {
    for (const language of languages) expect(own[language], `${concept}, ${language}`).not.toBe('');
    for (const { language, words } of avoided) expect(languages, `${concept}: ${words}`).toContain(language);
  }
});

describe.each(languages)('the texts in %s', (language) => {
  test.each(terms)('use the term for: $concept', ({ terms: own }) => {
    const used = new RegExp(own[language].replace(/\s+/g, '\\s+'), 'iu');
    expect(
      texts[language].some(({ text }) => used.test(text)),
      `“${own[language]}” stands in TERMS.md, but in no text`,
    ).toBe(true);
  });

  test.each(terms.filter(({ avoided }) => avoided.some((word) => word.language === language)))(
    'use no other for: $concept',
    ({ terms: own, avoided }) => {
      const found = avoided
        .filter((word) => word.language === language)
        .flatMap(({ words }) =>
          texts[language]
            .filter(({ text }) => pattern(words).test(text))
            .map(({ place }) => `${place}: not “${words}” but “${own[language]}”`),
        );
      expect(found).toEqual([]);
    },
  );
});
