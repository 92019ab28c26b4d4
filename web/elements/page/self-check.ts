import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { AboutTexts } from '../../locales/en/about.ts';
import type { Language } from '../../locales/index.ts';
import { selfCheck, type Progress } from '../../self-check/self-check.ts';
import { controls } from '../../styles/controls.ts';

/** Number of differences shown, because one defect tends to cause many. */
const mostShown = 50;

/** Computes cases with known values once connected, and shows the result. */
@customElement('deconfuse-self-check')
export class SelfCheck extends LitElement {
  @property() language!: Language;
  @property({ attribute: false }) texts!: AboutTexts;

  @state() private progress?: Progress | undefined;
  /** Duration of the finished check, in seconds. */
  @state() private seconds?: number | undefined;
  @state() private hasFailed = false;

  #running = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#run();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#running.abort();
  }

  async #run(): Promise<void> {
    this.#running.abort();
    const { signal } = (this.#running = new AbortController());
    this.progress = this.seconds = undefined;
    this.hasFailed = false;
    const beginning = performance.now();
    try {
      for await (const progress of selfCheck(signal)) this.progress = progress;
      if (!signal.aborted) this.seconds = (performance.now() - beginning) / 1000;
    } catch {
      if (!signal.aborted) this.hasFailed = true;
    }
  }

  #written(number: number, digits = 0): string {
    return new Intl.NumberFormat(this.language, { maximumFractionDigits: digits }).format(number);
  }

  override render(): TemplateResult {
    const { texts, progress, seconds, hasFailed } = this;
    const isRunning = seconds === undefined && !hasFailed;
    return html`
      <section aria-labelledby="check">
        <h3 id="check">${texts.check}</h3>
        <div class="outcome">
          ${
            isRunning
              ? html`<progress
                    aria-label=${texts.check}
                    max=${progress?.of ?? 1}
                    .value=${progress?.cases ?? 0}
                  ></progress>
                  <span
                    >${progress ? texts.progress(this.#written(progress.cases), this.#written(progress.of)) : ''}</span
                  >`
              : nothing
          }
          <p role="status">
            ${hasFailed ? html`<strong class="problem">${texts.failed}</strong>` : nothing}
            ${seconds !== undefined && progress ? this.#outcome(progress, seconds) : nothing}
          </p>
          ${
            isRunning
              ? nothing
              : html`<p class="no-print"><button @click=${() => void this.#run()}>${texts.again}</button></p>`
          }
        </div>
        <p class="muted">${texts.checkHint}</p>
        ${progress && progress.differences.length > 0 ? this.#differences(progress) : nothing}
      </section>
    `;
  }

  #outcome({ cases, metrics, numbers, fractions, differences, mistaken }: Progress, seconds: number): TemplateResult {
    const { texts } = this;
    const written = (count: number): string => this.#written(count);
    return html`
      ${
        differences.length === 0
          ? html`<strong>✓ ${texts.right}</strong>`
          : html`<strong class="problem">✗ ${texts.wrong(this.#written(differences.length))}</strong>`
      }
      ${texts.compared(written(cases), written(metrics), written(numbers), written(fractions))}
      ${texts.took(this.#written(seconds, 1))} ${mistaken > 0 ? texts.mistakes(this.#written(mistaken)) : nothing}
    `;
  }

  #differences({ differences }: Progress): TemplateResult {
    const { columns, differences: title } = this.texts;
    return html`
      <div class="scroll" role="region" tabindex="0" aria-label=${title}>
        <table>
          <caption>
            ${title}
          </caption>
          <thead>
            <tr>
              ${Object.values(columns).map((name) => html`<th scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${differences.slice(0, mostShown).map(
              ({ case: name, metric, place, expected, actual }) => html`
                <tr>
                  <td>${name}</td>
                  <td><code>${metric}</code></td>
                  <td>${place.join(', ')}</td>
                  <td>${String(expected)}</td>
                  <td>${String(actual)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    `;
  }

  static override styles = [
    controls,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.5rem;
      }

      h3 {
        margin: 0;
        font-size: 1.125rem;
      }

      .outcome {
        display: grid;
        gap: 0.5rem;
        padding: 0.75rem;
        border: 1px solid var(--line);
        border-radius: 0.5rem;
        background: var(--panel);
      }

      progress {
        width: 100%;
      }

      strong {
        font-size: 1.25rem;
        display: block;
      }

      .problem {
        color: var(--problem);
      }

      .scroll {
        overflow-x: auto;
      }

      table {
        border-collapse: collapse;
        font-size: 0.875rem;
      }

      caption {
        font-weight: 600;
        text-align: start;
      }

      :is(th, td) {
        padding: 0.25rem 0.75rem 0.25rem 0;
        border-bottom: 1px solid var(--line);
        text-align: start;
        vertical-align: top;
      }
    `,
  ];
}
