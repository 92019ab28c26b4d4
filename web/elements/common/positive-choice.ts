import { html, type ReactiveElement, type TemplateResult } from 'lit';
import type { Label } from '../../core/types/label.ts';
import { bubbling } from './events.ts';
import type { Given } from './given.ts';

/** Buttons for the positive class in an element, which fires `positive-chosen` (Label). */
export function positiveChoice(
  element: ReactiveElement & Pick<Given, 'locale'>,
  labels: readonly Label[],
  positive: Label,
): TemplateResult {
  const { page } = element.locale;
  return html`<span class="choice" role="group" aria-label=${page.positiveClass}>
    ${page.positive}
    ${labels.map(
      (label) => html`
        <button
          aria-pressed=${label === positive ? 'true' : 'false'}
          @click=${() => element.dispatchEvent(bubbling('positive-chosen', label))}
        >
          <bdi>${label}</bdi>
        </button>
      `,
    )}
  </span>`;
}
