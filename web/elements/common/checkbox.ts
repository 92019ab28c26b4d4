import { html, type TemplateResult } from 'lit';

/** A checkbox, for a label around it. */
export function checkbox(isChecked: boolean, check: (isChecked: boolean) => void): TemplateResult {
  return html`<input
    type="checkbox"
    .checked=${isChecked}
    @change=${({ target }: Event) => check((target as HTMLInputElement).checked)}
  />`;
}
