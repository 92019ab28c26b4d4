import { css, html, LitElement, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Box, BoxesProblem, BoxMatch } from '../../core/types/boxes.ts';
import { formatNumber } from '../../formula/number.ts';
import type { ScoreTexts } from '../../locales/en/scores.ts';
import type { Locale } from '../../locales/index.ts';
import type { NumberFormat } from '../../locales/values.ts';
import { controls } from '../../styles/controls.ts';
import { ruledTable } from '../../styles/ruled-table.ts';
import { bubbling } from '../common/events.ts';
import { given } from '../common/given.ts';
import { choice } from '../common/choice.ts';

/** Number of detections that are listed. */
const mostListed = 200;
/** Overlap thresholds offered, in steps of 1/20. */
const overlaps = Array.from({ length: 19 }, (_, at) => (at + 1) / 20);

const area = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top);

/** Intersection of two boxes; its area is 0 if they are apart. */
function sharedBy(one: Box, other: Box): Box {
  const left = Math.max(one[0], other[0]);
  const top = Math.max(one[1], other[1]);
  return [left, top, Math.max(left, Math.min(one[2], other[2])), Math.max(top, Math.min(one[3], other[3]))];
}

/**
 * Detections of a class, each with the object that it matches or overlaps most. One pair is drawn, with its overlap
 * worked out. Fires `overlap-chosen` (number).
 */
@customElement('deconfuse-box-matches')
export class BoxMatches extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @property({ attribute: false }) texts!: ScoreTexts['ranked']['boxes'];
  @property({ attribute: false }) problem!: BoxesProblem;
  /** Pairs in the order of rank. */
  @property({ attribute: false }) pairs!: readonly BoxMatch[];

  /** Index of the pair that is drawn, from 0. */
  @state() private drawn = 0;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('pairs')) this.drawn = Math.min(this.drawn, Math.max(0, this.pairs.length - 1));
  }

  override render(): TemplateResult {
    const { texts, problem, pairs } = this;
    const least = problem.overlap ?? 0.5;
    return html`
      <h3>${texts.title}</h3>
      <label>
        ${texts.least}
        ${choice(
          (overlaps.includes(least) ? overlaps : [...overlaps, least].toSorted()).map((overlap) => [
            overlap,
            formatNumber(overlap, this.format),
          ]),
          least,
          (overlap) => this.dispatchEvent(bubbling('overlap-chosen', overlap)),
        )}
      </label>
      <p class="muted">${texts.rule}</p>
      ${pairs.length === 0 ? html`<p>${texts.none}</p>` : html`<div class="columns">${this.#table()} ${this.#pair()}</div>`}
    `;
  }

  #table(): TemplateResult {
    const { texts, problem, pairs } = this;
    const hasImages = problem.detected.some(({ image }) => image !== undefined);
    return html`
      <div class="scroll" role="region" tabindex="0" aria-label=${texts.title}>
        <table>
          <thead>
            <tr>
              ${['#', ...(hasImages ? [texts.image] : []), texts.score, 'IoU', texts.matched].map(
                (name) => html`<th scope="col">${name}</th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${pairs.slice(0, mostListed).map(({ detected, overlap, matched }, at) => {
              const { image, score } = problem.detected[detected]!;
              return html`
                <tr class=${at === this.drawn ? 'decisive' : ''}>
                  <th scope="row">
                    <button
                      aria-pressed=${at === this.drawn ? 'true' : 'false'}
                      aria-label=${texts.draw(at + 1)}
                      @click=${() => (this.drawn = at)}
                    >
                      ${at + 1}
                    </button>
                  </th>
                  ${hasImages ? html`<td><bdi>${image}</bdi></td>` : nothing}
                  <td>${score === undefined ? '–' : formatNumber(score, this.format)}</td>
                  <td>${formatNumber(overlap, this.format)}</td>
                  <td>${matched ? '●' : '○'}</td>
                </tr>
              `;
            })}
          </tbody>
        </table>
      </div>
    `;
  }

  /** The chosen detection and its object, with their intersection. */
  #pair(): TemplateResult | typeof nothing {
    const { texts, problem, pairs } = this;
    const match = pairs[this.drawn];
    if (!match) return nothing;
    const found = problem.detected[match.detected]!.box;
    if (match.truth === undefined) return html`<p>${texts.alone}</p>`;
    const object = problem.truth[match.truth]!.box;
    const shared = sharedBy(object, found);
    const number = (value: number): string => formatNumber(value, this.format);
    const [one, other, both] = [area(object), area(found), area(shared)].map(number) as [string, string, string];
    return html`
      <figure>
        ${this.#drawing(object, found, shared)}
        <figcaption>
          <span class="truth">▬ ${texts.object}</span> <span class="found">▬ ${texts.detection}</span>
          <p class="worked">
            IoU = ${both} / (${one} + ${other} − ${both}) =
            ${number(area(shared))}/${number(area(object) + area(found) - area(shared))} = ${number(match.overlap)}
          </p>
        </figcaption>
      </figure>
    `;
  }

  #drawing(object: Box, found: Box, shared: Box): TemplateResult {
    const left = Math.min(object[0], found[0]);
    const top = Math.min(object[1], found[1]);
    const width = Math.max(object[2], found[2]) - left;
    const height = Math.max(object[3], found[3]) - top;
    const margin = Math.max(width, height) / 20;
    const rectangle = (box: Box, name: string): TemplateResult => svg`
      <rect class=${name} x=${box[0]} y=${box[1]} width=${box[2] - box[0]} height=${box[3] - box[1]} />
    `;
    return html`
      <svg
        viewBox="${left - margin} ${top - margin} ${width + 2 * margin} ${height + 2 * margin}"
        role="img"
        aria-label=${this.texts.drawing}
      >
        ${rectangle(shared, 'shared')} ${rectangle(object, 'truth')} ${rectangle(found, 'found')}
      </svg>
    `;
  }

  static override styles = [
    controls,
    ruledTable,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
      }

      h3,
      p,
      figure {
        margin: 0;
      }

      .columns {
        display: grid;
        gap: 1rem 2rem;
        align-items: start;
        grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
      }

      .scroll {
        max-height: 24rem;
      }

      svg {
        display: block;
        width: 100%;
        max-height: 16rem;
      }

      rect {
        fill: none;
        stroke-width: 2;
        vector-effect: non-scaling-stroke;
      }

      rect.shared {
        fill: var(--accent-soft);
      }

      rect.truth {
        stroke: var(--ink);
      }

      rect.found {
        stroke: var(--accent);
        stroke-dasharray: 6 4;
      }

      span.found {
        color: var(--accent);
      }

      .worked {
        font-variant-numeric: tabular-nums;
        overflow-wrap: anywhere;
      }
    `,
  ];
}
