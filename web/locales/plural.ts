/**
 * A function that writes a count with its word, in the singular or plural of the language. The count may be a number or
 * its text on the page.
 */
export function plural(language: string): (count: number | string, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => `${count} ${rules.select(Number(count)) === 'one' ? one : other}`;
}
