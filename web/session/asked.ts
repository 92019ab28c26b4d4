import { answerNames, type AnswerNames, type Asked } from '../core/answer-names.ts';
import { linesBeside } from '../core/lines-beside.ts';
import type { Label } from '../core/types/label.ts';
import type { MetricInfo } from '../core/types/metric-info.ts';
import type { FoundData } from '../core/types/reading.ts';

/** Greatest number of metrics, and of numbers, taken from one text. */
const most = 12;
/** A longer run of lines with data holds no sentences. */
const mostLines = 20;
/** Greatest number of words in the name of a metric with its class. */
const longestName = 6;

const words = (list: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${list.trim().replace(/\s+/g, '|')})(?!\\p{L})`, 'iu');

/** Words that ask for something, in the languages of the page. */
const asking = words(`
  compute calculate find determine derive evaluate report give state what which how tasks? questions? exercise
  calcul[ae]r? hall[ae]r? obtén obtener determin[ae]r? indica cuál(?:es)? cuánt[oa]s? qué tareas? preguntas? ejercicio
  berechnen? bestimmen? ermitt(?:le|eln) gib(?:t|en)? geben wie welche[nrs]? aufgaben? fragen? übung
  calcule[rz] déterminer? déterminez trouve[rz]? donne[rz]? quel(?:le)?s? tâches? exercice
`);

const item = /^\s*(?:[-*•]|\(?[\da-z]{1,2}[.)])\s/;
const statement = /[=:≈]\s*[-−]?\d[\d.,%/\s]*$/;

/** Names of metrics that are mostly a part of another name, or an ordinary word. */
const general = new Set([
  'score',
  'scores',
  'error',
  'loss',
  'support',
  'total',
  'rate',
  'risk',
  'information',
  'distance',
]);

/** A name of two characters ends in a capital or a digit, such as PR and F1; “is” and “or” are words. */
const short = /^\p{L}(?:\p{Lu}|\d)$/u;

/** The lines that ask for something: questions, orders, and the items of a list below one. */
function askingLines(lines: readonly string[]): string[] {
  let goesOn = false;
  return lines.filter((line) => {
    const claims = number.test(line) && claiming.test(line);
    const asks = line.includes('?') || ((asking.test(line) || claims) && !statement.test(line));
    const isItem = item.test(line) && goesOn && !statement.test(line);
    goesOn = asks || isItem || (goesOn && line.trim() === '');
    return asks || isItem;
  });
}

/** Sentences that ask for something within the lines of the data: “Given TP = 45, FP = 3, FN = 2, what is F1?” */
function askingSentences(text: string, { lines }: FoundData): string[] {
  const all = text.split(/\r\n|[\r\n]/);
  const taken = lines.flatMap(([first, last]) => (last - first < mostLines ? all.slice(first - 1, last) : []));
  return taken
    .filter((line) => /\p{L}{3}.*\s.*\p{L}{3}/u.test(line))
    .flatMap((line) => line.split(/(?<=[.!?;])\s+|,\s+(?=\p{L}+\s\p{L})/u))
    .filter((sentence) => asking.test(sentence) && !/[=:]\s*\d/.test(sentence));
}

/** Separator between words; in French also an elided article. */
const separator =
  /[\s,;:?!¿¡"“”«»„*]+|(?<=\p{L})\/(?=\p{L})|\.(?!\d)|(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/iu;

/** The metrics named in a line, by the longest name at each place. */
function namedIn(line: string, names: AnswerNames): Asked[] {
  const found: Asked[] = [];
  const parts = line.split(separator).filter((word) => word !== '');
  for (let at = 0; at < parts.length; at++) {
    for (let length = Math.min(longestName, parts.length - at); length > 0; length--) {
      const name = parts.slice(at, at + length).join(' ').replace(/^\(|\)$/g, ''); // prettier-ignore
      const isName = (name.length > 2 || short.test(name)) && !general.has(name.toLowerCase());
      const asked = isName ? names.asked(name) : undefined;
      if (!asked) continue;
      found.push(asked);
      at += length - 1;
      break;
    }
  }
  return found;
}

/** Words that claim or question a number: “is 0.72 right?”, “sklearn says 0.8”, “I get 0.75”. */
const claiming = words(`
  is says? said gives? gave get gets got obtain(?:ed)? answer result right correct
  da dan dice sale obtengo respuesta correct[oa] bien
  sagt gibt bekomme erhalte ergibt antwort richtig stimmt
  dit donne obtiens trouve réponse juste
`);
const number = /(?<![\w.,])[01]?[.,]\d+(?![\w])|(?<![\w.,])\d{1,3}(?:[.,]\d+)?\s?%/u;

/** A number that the text claims or questions, with the metric that it may belong to. */
export interface Claim extends Asked {
  /** The number as written in the text. */
  answer: string;
}

/**
 * The numbers in lines that ask. Each belongs to the metric named in its line or, if there is none, to the last one
 * named.
 */
function claimsIn(lines: readonly string[], names: AnswerNames): Claim[] {
  let before: Asked | undefined;
  return lines.flatMap((line) => {
    const [named] = namedIn(line, names);
    before = named ?? before;
    const [answer] = number.exec(line) ?? [];
    return before && answer && claiming.test(line) ? [{ ...before, answer }] : [];
  });
}

/**
 * Finds the metrics that a text asks for and the numbers that it questions. The metrics are in the order of the text,
 * but counts come last, since most of them are intermediate results.
 * @param metrics that apply to the data
 * @param names of the metrics
 */
export function askedIn(
  text: string,
  found: FoundData,
  labels: readonly Label[],
  metrics: readonly MetricInfo[],
  names: readonly (readonly [name: string, id: string])[],
): { asked: Asked[]; claims: Claim[] } {
  const lines = [...askingSentences(text, found), ...askingLines(linesBeside(text, found))];
  if (lines.length === 0) return { asked: [], claims: [] };
  const known = answerNames(labels, metrics, names);
  const all = new Map(lines.flatMap((line) => namedIn(line, known)).map((asked) => [JSON.stringify(asked), asked]));
  const counts = new Set(metrics.filter(({ count }) => count).map(({ id }) => id));
  const asked = [...all.values()].toSorted((one, other) => Number(counts.has(one.id)) - Number(counts.has(other.id)));
  return { asked: asked.slice(0, most), claims: claimsIn(lines, known).slice(0, most) };
}
