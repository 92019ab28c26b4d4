// Errors about texts that cannot be read, as the page words them.
import { InputError } from 'deconfuse';
import { expect, test } from 'vitest';
import { errorText } from '../../web/locales/error-text.ts';
import { fill } from '../../web/locales/fill.ts';
import { loadLocale, loadMessages } from '../../web/locales/index.ts';
import { read } from './reading.ts';

// Text, place, excerpt at the place, and what was expected instead.
const badInput = {
  'a cell missing': ['a,b\nb,b\na\nb,a', 3, 1, 'a', 'as many cells in every row', 'tantas celdas en cada fila'],
  'a cell too many': ['a,b\nb,b\na,b,c\nb,a', 3, 5, 'c', 'as many cells in every row', 'tantas celdas en cada fila'],
  'a word among numbers': ['5 1 0\n0 x 1\n2 3 4', 2, 3, 'x', 'a count', 'un recuento'],
  'a negative count': ['5,1\n-2,4', 2, 1, '-2', '0 or more', '0 o más'],
  'a fractional count': ['5 1\n0.5 4', 2, 1, '0.5', 'a whole number', 'un número entero'],
  'mixed delimiters': ['a,b\nb,a\na;a', 3, 1, 'a;a', 'the same separator', 'el mismo separador'],
  'an unclosed quote': ['a,b\na,"b\nb,a', 2, 3, '"b', 'a closing quotation mark', 'unas comillas de cierre'],
  'unequal lengths': ['y = [1, 2, 2]\nz = [1, 2]', 1, 12, '2', 'as many predictions', 'tantas predicciones'],
  'one column only': ['spam\nham\nspam', 1, 1, 'spam', 'a column of the truth', 'una columna de la verdad'],
  'a lone header': ['truth,predicted', 1, 1, 'truth', 'below the header', 'bajo la cabecera'],
  'a missing value': ['a,a\nNA,b', 2, 1, 'NA', 'a value', 'un valor'],
  'a number too large': ['5 1\n0 1e400', 2, 3, '1e400', 'a finite number', 'un número finito'],
  'names twice': [',a,a\na,5,1\nb,0,4', 1, 4, 'a', 'a different name', 'un nombre distinto'],
  'a shortened print': ['[1 2 ... 1 2]\n[1 2 ... 2 2]', 1, 6, '...', 'all the data', 'todos los datos'],
  'an unclosed bracket': [
    'y = [1, 2\nz = (1, 2)',
    1,
    5,
    '[1, 2',
    'the matching closing bracket',
    'el corchete de cierre',
  ],
  percentages: ['80% 30%\n10% 90%', 1, 1, '80%', 'counts of cases', 'recuentos de casos'],
  'a byte that is no text': ['a,b\nb,\u0000a', 2, 3, '0x00', 'text in UTF-8', 'texto en UTF-8'],
  'a score that is NaN': ['truth,score\n1,0.9\n0,NaN\n1,0.3', 3, 3, 'NaN', 'a number', 'un número'],
  'a score that is missing': ['truth,score\n1,0.9\n0,NA\n1,0.3', 3, 3, 'NA', 'a value', 'un valor'],
  'a word for a score': ['truth,score\n1,0.9\n0,high\n1,0.3', 3, 3, 'high', 'a score', 'una puntuación'],
  'a score too few': ['truth,score\n1,0.9\n0\n1,0.3', 3, 1, '0', 'as many cells', 'tantas celdas'],
  'a score too many': ['truth,score\n1,0.9\n0,0.2,0.4\n1,0.3', 3, 7, '0.4', 'as many cells', 'tantas celdas'],
  'a negative probability': [
    'truth,a,b,c\na,0.7,0.2,0.1\nb,-0.1,0.8,0.3\nc,0.2,0.3,0.5\na,0.5,0.3,0.2',
    3,
    3,
    '-0.1',
    'a number from 0 to 1',
    'un número de 0 a 1',
  ],
  'a sum that is not 1': [
    'truth,a,b,c\na,0.7,0.2,0.1\nb,0.1,0.6,0.2\nc,0.2,0.3,0.5\na,0.5,0.3,0.2',
    3,
    3,
    '0.1',
    'numbers that sum to 1',
    'números que sumen 1',
  ],
  'a class without a column': [
    'truth,a,b,c\na,0.7,0.2,0.1\nd,0.1,0.6,0.3\nc,0.2,0.3,0.5\na,0.5,0.3,0.2',
    3,
    1,
    'd',
    'a class that one of the columns',
    'una clase',
  ],
  'a probability too few': [
    'truth,a,b,c\na,0.7,0.2,0.1\nb,0.1,0.6\nc,0.2,0.3,0.5\na,0.5,0.3,0.2',
    3,
    7,
    '0.6',
    'as many cells',
    'tantas celdas',
  ],
} as const;

const textsIn = async (language: string) => ({
  page: (await loadLocale(language)).page,
  messages: await loadMessages(language),
});
const english = await textsIn('en');
const spanish = await textsIn('es');

test.each(Object.entries(badInput))(
  '%s: its place, its text and what was expected, in both languages',
  (_name, [bad, line, column, excerpt, expected, esperado]) => {
    const error = read(bad);
    if (!(error instanceof InputError)) throw new Error('The text was read.');
    expect(error).toMatchObject({ line, column, excerpt });
    const problems = [
      { texts: english, place: `Line ${line}, column ${column}`, wanted: `Expected: ${expected}` },
      { texts: spanish, place: `Línea ${line}, columna ${column}`, wanted: `Se esperaba: ${esperado}` },
    ].map(({ texts: { page, messages }, place, wanted }) => {
      expect(page.place(error.line!, error.column)).toBe(place);
      const of = messages.expected[error.expected!] ?? '';
      expect(`${page.expected} ${fill(of, error.parameters)}`).toContain(wanted);
      const problem = errorText(error, messages);
      expect(problem).not.toMatch(/[{}]/);
      return problem;
    });
    expect(problems[0]).not.toBe(problems[1]);
  },
);
