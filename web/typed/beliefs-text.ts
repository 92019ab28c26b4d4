import { numberIn, tableIn } from './typed-table.ts';

/** Text below a table of losses that gives the probabilities of its states. */
export type TypedBeliefs =
  | { kind: 'posteriors'; observations: string[]; posteriors: number[][] }
  | { kind: 'bayes'; prior: number[]; observations: string[]; likelihoods: number[][] };

/** The tables of a text, with prose allowed above and below: at least two consecutive lines. */
export function tablesIn(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((block) => block.replace(/^[^\t;|,\n]*:[ \t]*\n+/, ''))
    .filter((block) => /\S\s*\n\s*\S/.test(block));
}

const partsOf = (state: string): string[] => state.split(/[,;/]/).map((part) => part.trim().toLowerCase());

const negation = /^(?:not?|non|sin|without|keine?|ohne|sans|pas de)[\s-]+/;

/**
 * Posteriors from a table of observations, for states that have parts. With the states "young, ill" and "young, not
 * ill", a row "young, …" under "age, …, pr(ill)" gives the probability of the one, and 1 minus it that of the other.
 * Cells before the probability name the observation, cells behind it are ignored. Undefined where no column is the
 * probability of a part. A piece is returned if it is no probability, or does not fit exactly one pair of states.
 */
function observedParts(text: string, states: readonly string[]): TypedBeliefs | { piece: string } | undefined {
  const { header, rows } = tableIn(text);
  const parts = states.map(partsOf);
  const eventOf = (name: string): string => /^pr?(?:ob)?\s*\(\s*(.+?)\s*\)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const column = header.findIndex((name) => parts.some((each) => each.includes(eventOf(name))));
  const event = eventOf(header[column] ?? '');
  if (column < 0 || rows.length === 0) return undefined;
  const observations: string[] = [];
  const posteriors: number[][] = [];
  for (const cells of rows) {
    const p = numberIn(cells[column] ?? '');
    if (!(p >= 0 && p <= 1)) return { piece: cells[column] ?? cells.join(' ') };
    const seen = cells.slice(0, column);
    const known = seen.map((cell) => cell.toLowerCase()).filter((cell) => parts.some((each) => each.includes(cell)));
    const fits = parts.map((each) => known.every((cell) => each.includes(cell)));
    const isSo = parts.map((each, at) => fits[at] === true && each.includes(event));
    const isNot = parts.map(
      (each, at) =>
        fits[at] === true && each.some((part) => negation.test(part) && part.replace(negation, '') === event),
    );
    const name = seen.join(', ') || String(observations.length + 1);
    const areTwo = [isSo, isNot].every((all) => all.filter(Boolean).length === 1);
    if (!areTwo || observations.includes(name)) return { piece: name };
    observations.push(name);
    const rest = Number((1 - p).toFixed(12));
    posteriors.push(parts.map((_, at) => (isSo[at] ? p : isNot[at] ? rest : 0)));
  }
  return { kind: 'posteriors', observations, posteriors };
}

/** A row with the prior under the names of the states, and a row of likelihoods per state. */
function byBayes(
  priorText: string,
  likelihoodText: string,
  states: readonly string[],
): TypedBeliefs | { piece: string } {
  const [given, likely] = [tableIn(priorText), tableIn(likelihoodText)];
  const [row = []] = given.rows;
  const prior = states.map((state) => {
    const column = given.header.indexOf(state);
    return column < 0 ? Number.NaN : numberIn(row[column + row.length - given.header.length] ?? '');
  });
  const lost = states.find((_, at) => Number.isNaN(prior[at]));
  if (lost !== undefined || given.rows.length !== 1) return { piece: lost ?? priorText.slice(0, 40) };
  const likelihoods: number[][] = [];
  for (const state of states) {
    const cells = likely.rows.find(([name]) => name === state);
    if (!cells) return { piece: state };
    const numbers = cells.slice(1).map(numberIn);
    const wrong = numbers.findIndex((number) => !(number >= 0 && number <= 1));
    if (wrong >= 0) return { piece: cells[wrong + 1]! };
    likelihoods.push(numbers);
  }
  return { kind: 'bayes', prior, observations: likely.header.slice(-likelihoods[0]!.length), likelihoods };
}

/**
 * Probabilities of the states from the tables below the losses; undefined where the calculator itself reads the text.
 */
export function beliefsIn(tables: readonly string[], states: readonly string[]): ReturnType<typeof observedParts> {
  const [, second, third, fourth] = tables;
  if (second === undefined || fourth !== undefined) return undefined;
  return third === undefined ? observedParts(second, states) : byBayes(second, third, states);
}
