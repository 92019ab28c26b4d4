/**
 * Checked access to JSON of any origin: each function gives the value if it has the expected form, else undefined. None
 * throws.
 */

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** An own field of an object, not one that every object inherits. */
export function fieldOf(value: unknown, name: string): unknown {
  const fields = fieldsOf(value);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Text of at most `longest` UTF-16 units. */
export function textIn(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value.length <= longest ? value : undefined;
}

/** A number between the ends, both included; never −0, which JSON does not distinguish from 0. */
export function numberIn(value: unknown, low: number, high: number): number | undefined {
  return typeof value === 'number' && value >= low && value <= high ? value + 0 : undefined;
}

export function wholeIn(value: unknown, low: number, high: number): number | undefined {
  return Number.isInteger(value) ? numberIn(value, low, high) : undefined;
}

export function flagIn(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

export function choiceIn<Choice>(value: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** A list whose items are all valid. A list with one invalid item, or with too many, is rejected. */
export function listIn<Item>(
  value: unknown,
  most: number,
  item: (value: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const items = Array.from(value, item).filter((read) => read !== undefined);
  return items.length === value.length ? items : undefined;
}

/** The fields that have a value; undefined where none has. */
export function withoutGaps<Data extends object>(
  fields: Data,
): { [Name in keyof Data]?: Exclude<Data[Name], undefined> } | undefined {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return entries.length > 0
    ? (Object.fromEntries(entries) as { [Name in keyof Data]?: Exclude<Data[Name], undefined> })
    : undefined;
}

/** Greatest depth and size of plain JSON. */
const deepest = 16;
const mostValues = 200_000;

/**
 * A copy of plain JSON; undefined where it is too deep or too large. Objects lose the field `__proto__`, because
 * assigning it would change their prototype.
 */
export function plainIn(value: unknown): unknown {
  let left = mostValues;
  const copy = (value: unknown, depth: number): unknown => {
    if (depth > deepest || --left < 0) return undefined;
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined;
    if (Array.isArray(value)) return listIn(value, left, (item) => copy(item, depth + 1));
    if (typeof value !== 'object') return undefined;
    const entries = Object.entries(value)
      .filter(([name]) => name !== '__proto__')
      .map(([name, entry]) => [name, copy(entry, depth + 1)] as const);
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  };
  const whole = copy(value, 0);
  return left < 0 ? undefined : whole;
}
