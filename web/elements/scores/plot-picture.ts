import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { PictureTexts } from '../../locales/en/pictures.ts';
import { download } from '../../export/download.ts';
import { pngFile, svgFile, type PictureOptions } from '../../export/picture.ts';
import { controls } from '../../styles/controls.ts';

/** Widths to choose from, in pixels. */
const widths = [400, 800, 1600];
const usual = 1600;
const [narrowest, widest] = [100, 8000];

const schemes = ['light', 'dark', 'shown'] as const satisfies readonly PictureOptions['colours'][];

/** A button with a menu that saves a drawing as a picture. */
@customElement('deconfuse-plot-picture')
export class PlotPicture extends LitElement {
  @property({ attribute: false }) texts!: PictureTexts;
  @property({ attribute: false }) drawing!: () => SVGSVGElement;
  /** Name of the plot. */
  @property() name = '';
  /** File name without the extension. */
  @property() fileName = '';

  @state() private isOpen = false;
  @state() private failed = false;
  @state() private width = usual;
  /** Colours of the picture; light by default, since most documents are. */
  @state() private colours: PictureOptions['colours'] = 'light';

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
                <div class="menu" role="group" aria-label=${texts.savePlot(this.name)} tabindex="-1">
                  <label>
                    ${texts.width}
                    <input
                      class="field"
                      type="number"
                      min=${narrowest}
                      max=${widest}
                      .value=${live(String(this.width))}
                      @change=${({ target }: Event) => this.#setWidth(target as HTMLInputElement)}
                    />
                  </label>
                  <p>
                    ${widths.map(
                      (width) => html`
                        <button
                          aria-pressed=${width === this.width ? 'true' : 'false'}
                          @click=${() => (this.width = width)}
                        >
                          ${width}
                        </button>
                      `,
                    )}
                  </p>
                  <label>
                    ${texts.colours}
                    <select
                      @change=${({ target }: Event) =>
                        (this.colours = schemes[(target as HTMLSelectElement).selectedIndex] ?? 'light')}
                    >
                      ${schemes.map(
                        (scheme) =>
                          html`<option .selected=${scheme === this.colours}>${texts.schemes[scheme]}</option>`,
                      )}
                    </select>
                  </label>
                  <p>
                    <button @click=${() => this.#save('svg')}>${texts.saveSvg}</button>
                    <button @click=${() => this.#save('png')}>${texts.savePng}</button>
                  </p>
                  <p><button @click=${() => this.#save('tex')}>${texts.saveTikz}</button></p>
                </div>
              `
            : nothing
        }
        <span role="status">${this.failed ? texts.notSaved : nothing}</span>
      </div>
    `;
  }

  /** Sets the width, limited to the allowed range; input that is not a positive number changes nothing. */
  #setWidth(input: HTMLInputElement): void {
    const wanted = Math.round(input.valueAsNumber);
    if (wanted > 0) this.width = Math.min(widest, Math.max(narrowest, wanted));
    input.value = String(this.width);
  }

  async #save(ending: 'svg' | 'png' | 'tex'): Promise<void> {
    this.button.focus();
    this.isOpen = false;
    this.failed = false;
    try {
      download(await this.#file(ending), `deconfuse-${this.fileName}.${ending}`);
    } catch {
      this.failed = true;
    }
  }

  async #file(ending: 'svg' | 'png' | 'tex'): Promise<Blob> {
    const { width, colours } = this;
    if (ending === 'svg') return svgFile(this.drawing(), { width, colours });
    if (ending === 'png') return pngFile(this.drawing(), { width, colours });
    const { tikzFile } = await import('../../export/tikz.ts');
    return tikzFile(this.drawing(), colours);
  }

  #leave({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!(currentTarget as HTMLElement).contains(relatedTarget as Node | null)) this.isOpen = false;
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.isOpen) return;
    event.stopPropagation();
    event.preventDefault(); // keeps a large view open
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

      .menu {
        display: grid;
        position: absolute;
        z-index: 2;
        gap: 0.375rem;
        inset-inline-end: 0;
        width: max-content;
        padding: 0.5rem;
        border: 1px solid var(--control-line);
        border-radius: 0.375rem;
        background: var(--paper);
      }

      label,
      .menu p {
        display: flex;
        gap: 0.375rem;
        align-items: center;
        justify-content: space-between;
      }

      .menu p button {
        flex: 1;
      }

      input {
        width: 5.5rem;
      }

      [role='status'] {
        color: var(--problem);
      }
    `,
  ];
}
