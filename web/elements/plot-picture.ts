import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { PlotTexts } from '../locales/en/plots.ts';
import { download, pngFile, svgFile } from '../share/picture.ts';
import { controls } from '../styles/controls.ts';

const pngWidths = [800, 1600, 3200];

/** A button with a menu that saves a drawing as a picture. */
@customElement('deconfuse-plot-picture')
export class PlotPicture extends LitElement {
  @property({ attribute: false }) texts!: PlotTexts;
  @property({ attribute: false }) drawing!: () => SVGSVGElement;
  /** What is drawn. */
  @property() name = '';
  /** Without ending. */
  @property() fileName = '';

  @state() private isOpen = false;
  @state() private failed = false;

  @query('button') private button!: HTMLButtonElement;

  override render(): TemplateResult {
    const { texts } = this;
    return html`
      <div @focusout=${this.#leave} @keydown=${this.#key}>
        <button
          aria-expanded=${this.isOpen ? 'true' : 'false'}
          aria-label=${texts.savePlot(this.name)}
          title=${texts.savePlot(this.name)}
          @click=${() => (this.isOpen = !this.isOpen)}
        >
          ${texts.save}
        </button>
        ${
          this.isOpen
            ? html`
                <ul>
                  <li>
                    <button @click=${() => this.#save('svg', async () => svgFile(this.drawing()))}>
                      ${texts.vector}
                    </button>
                  </li>
                  ${pngWidths.map(
                    (width) => html`
                      <li>
                        <button @click=${() => this.#save('png', () => pngFile(this.drawing(), width))}>
                          ${texts.pixels(String(width))}
                        </button>
                      </li>
                    `,
                  )}
                </ul>
              `
            : nothing
        }
        <span role="status">${this.failed ? texts.notSaved : nothing}</span>
      </div>
    `;
  }

  async #save(ending: string, file: () => Promise<Blob>): Promise<void> {
    this.button.focus();
    this.isOpen = false;
    this.failed = false;
    try {
      download(await file(), `deconfuse-${this.fileName}.${ending}`);
    } catch {
      this.failed = true;
    }
  }

  #leave({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!(currentTarget as HTMLElement).contains(relatedTarget as Node | null)) this.isOpen = false;
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.isOpen) return;
    event.stopPropagation();
    this.isOpen = false;
    this.button.focus();
  }

  static override styles = [
    controls,
    css`
      div {
        position: relative;
        font-size: 0.875rem;
      }

      button {
        min-height: 1.75rem;
      }

      ul {
        position: absolute;
        z-index: 2;
        inset-inline-end: 0;
        width: max-content;
        padding: 0.25rem;
        border: 1px solid var(--control-line);
        border-radius: 0.375rem;
        background: var(--paper);
        list-style: none;
      }

      li button {
        width: 100%;
        border-color: transparent;
        text-align: start;
      }

      [role='status'] {
        color: var(--problem);
      }
    `,
  ];
}
