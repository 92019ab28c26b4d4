/** Writes counts with their word in the number that the language asks for. A count may come as it is written on the page. */
export function plural(language: string): (count: number | string, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => `${count} ${rules.select(Number(count)) === 'one' ? one : other}`;
}
