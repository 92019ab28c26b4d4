/** The names in any member of a union. A table that lacks one of them, or has another, is a type error. */
export type Names<Members> = Readonly<Record<Members extends unknown ? keyof Members : never, unknown>>;

/** Number of characters of a name that are compared and quoted; known names are shorter. */
const longest = 40;

/** A name without the differences between spellings: `zero_division`, `ZeroDivision`. */
const plain = (name: string): string => name.slice(0, longest).toLowerCase().replace(/[_-]/g, '');

/** Number of letters that are missing, superfluous, different or swapped with their neighbours (Damerau 1964). */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const cells = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      cells[column] = Math.min(
        rows[row - 1]![column]! + 1,
        cells[column - 1]! + 1,
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
        isExchanged && row > 1 && column > 1 ? rows[row - 2]![column - 2]! + 1 : Infinity,
      );
    }
    rows.push(cells);
  }
  return rows[one.length]![other.length]!;
}

/** The known name that was probably meant; undefined where more than a third of its letters would be wrong. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const distances = known.map((other) => distance(plain(name), plain(other)));
  const least = Math.min(...distances);
  const found = known[distances.indexOf(least)];
  return found !== undefined && least <= found.length / 3 ? found : undefined;
}

/**
 * Refuses unknown names, which would otherwise be ignored. A name without a value is accepted.
 * @throws RangeError for an unknown name
 */
export function refuseUnknown(what: 'field' | 'option', given: unknown, known: object): void {
  const values = Object(given) as Record<string, unknown>;
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(known, name) && values[name] !== undefined);
  if (unknown === undefined) return;
  const quoted = JSON.stringify(unknown.length > longest ? `${unknown.slice(0, longest)}…` : unknown);
  const names = Object.keys(known);
  const meant = nearest(unknown, names);
  const hint = meant === undefined ? `there are ${names.join(', ')}` : `did you mean ${JSON.stringify(meant)}?`;
  throw new RangeError(`There is no ${what} ${quoted}; ${hint}`);
}
