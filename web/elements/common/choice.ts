import { html, type TemplateResult } from 'lit';

/** A list to choose one of several values from, for a label around it. */
export function choice<Value extends string | number>(
  values: readonly (readonly [value: Value, name: string | number])[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult {
  return html`<select @change=${({ target }: Event) => choose(values[(target as HTMLSelectElement).selectedIndex]![0])}>
    ${values.map(([value, name]) => html`<option value=${value} .selected=${value === chosen}>${name}</option>`)}
  </select>`;
}
