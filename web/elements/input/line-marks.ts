import { css, html, type TemplateResult } from 'lit';
import type { FoundData, LineRange } from '../../core/types.ts';

/** Where lines of the text stand, by `lineMarkStyles`. */
const place = ([first, last]: LineRange): string => `--first: ${first - 1}; --count: ${last - first + 1}`;

/**
 * What lies upon a text field without wrapped lines: a bar beside the lines in which the data were found, a veil over the
 * others. For the eye alone: which lines were read stands below the field as well.
 */
export function lineMarks({ lines, skipped }: FoundData): TemplateResult {
  return html`<div class="marks" aria-hidden="true">
    <div class="scrolled">
      ${lines.map((range) => html`<div class="read" .style=${place(range)}></div>`)}
      ${skipped.map((range) => html`<div class="left-aside" .style=${place(range)}></div>`)}
    </div>
  </div>`;
}

/** Keeps the marks with the lines of the field that they lie upon. */
export function followScrolling(field: HTMLTextAreaElement): void {
  field.parentElement!.style.setProperty('--scrolled', `${-field.scrollTop}px`);
}

/** The line, from 1, that the pointer is upon. */
export function lineAt({ target, offsetY }: MouseEvent): number {
  const field = target as HTMLTextAreaElement;
  const { lineHeight, paddingTop } = getComputedStyle(field);
  return 1 + Math.floor((offsetY + field.scrollTop - parseFloat(paddingTop)) / parseFloat(lineHeight));
}

/** Of a field with `--text-font` and `--text-padding`, and of what is around both. */
export const lineMarkStyles = css`
  .marked {
    position: relative;
  }

  .marks {
    position: absolute;
    inset: 1px;
    overflow: hidden;
    font: var(--text-font);
    pointer-events: none;
  }

  .scrolled {
    transform: translateY(var(--scrolled, 0));
  }

  .scrolled > div {
    position: absolute;
    top: calc(var(--text-padding) + var(--first) * 1lh);
    left: 0;
    width: 100%;
    height: calc(var(--count) * 1lh);
  }

  .read {
    border-inline-start: 3px solid var(--accent);
  }

  .left-aside {
    background: color-mix(in srgb, var(--paper) 36%, transparent);
  }
`;
