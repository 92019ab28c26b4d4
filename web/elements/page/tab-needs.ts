import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ExampleId } from '../../examples/examples.ts';
import type { ScoreExampleId } from '../../examples/score-examples.ts';
import type { TabTexts } from '../../locales/en/tabs.ts';
import type { Locale } from '../../locales/index.ts';
import { loadTabTexts } from '../../locales/parts.ts';
import type { Session } from '../../session/session.ts';
import { hrefOf, tabAddress } from '../../share/address.ts';
import { controls } from '../../styles/controls.ts';
import { bubbling } from '../common/events.ts';
import { Showing } from '../common/following.ts';
import { given, inLanguage } from '../common/given.ts';

type Tab = keyof TabTexts['needs'];

const examples: Record<Tab, readonly (ExampleId | ScoreExampleId)[]> = {
  curves: ['twentyCases', 'twoScoredModels'],
  information: ['twoVectors', 'clusterings'],
  export: ['spam', 'twoVectors', 'twentyCases'],
};

/** Shown in place of an empty tab: the data it needs, and examples that have them. Fires `example-chosen` (its id). */
@customElement('deconfuse-tab-needs')
export class TabNeeds extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property() tab!: Tab;
  @given locale!: Locale;

  @inLanguage(loadTabTexts) private texts?: TabTexts;

  constructor() {
    super();
    new Showing(this, () => this.session);
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('locale')) void this.session.speech.speakOfScores();
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, tab, locale, session } = this;
    if (!texts) return nothing;
    const titles: Readonly<Record<string, string>> = {
      ...locale.examples,
      ...Object.fromEntries(Object.entries(locale.scores?.examples ?? {}).map(([id, { title }]) => [id, title])),
    };
    return html`
      <p>${texts.needs[tab]}</p>
      <p class="examples">
        ${examples[tab].map(
          (id) =>
            html`<button @click=${() => this.dispatchEvent(bubbling('example-chosen', id))}>${titles[id]}</button>`,
        )}
      </p>
      ${tab === 'curves' && session.result?.dataset.predictedLabels ? html`<p>${texts.noClasses}</p>` : nothing}
      ${
        session.result?.dataset.scored && tab === 'information'
          ? html`<p><a href=${hrefOf(tabAddress('matrix'))}>${texts.atThreshold}</a></p>`
          : nothing
      }
    `;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
        max-width: 45rem;
      }

      .examples {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
      }

      a {
        color: var(--accent);
      }
    `,
  ];
}
