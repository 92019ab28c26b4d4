/** Puts values into the `{places}` of a text. Values are inserted unchanged, even where they look like places. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
