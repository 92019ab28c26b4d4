import { css, html, type TemplateResult } from 'lit';
import type { FoundData, LineRange } from '../../core/types/reading.ts';

/** Position of the lines as custom properties for `lineMarkStyles`. */
const place = ([first, last]: LineRange): string => `--first: ${first - 1}; --count: ${last - first + 1}`;

/**
 * Overlay of a text field without line wrapping: a bar beside the lines that were read and a veil over the others. It
 * is purely visual; a sentence below the field names the lines.
 */
export function lineMarks({ lines, skipped }: FoundData): TemplateResult {
  return html`<div class="marks" aria-hidden="true">
    <div class="scrolled">
      ${lines.map((range) => html`<div class="read" .style=${place(range)}></div>`)}
      ${skipped.map((range) => html`<div class="left-aside" .style=${place(range)}></div>`)}
    </div>
  </div>`;
}

/** Scrolls the marks with the text of the field. */
export function followScrolling(field: HTMLTextAreaElement): void {
  field.parentElement!.style.setProperty('--scrolled', `${-field.scrollTop}px`);
}

/** Number of the line under the pointer, from 1. */
export function lineAt({ target, offsetY }: MouseEvent): number {
  const field = target as HTMLTextAreaElement;
  const { lineHeight, paddingTop } = getComputedStyle(field);
  return 1 + Math.floor((offsetY + field.scrollTop - parseFloat(paddingTop)) / parseFloat(lineHeight));
}

/** Styles for a field with `--text-font` and `--text-padding`, and for its container. */
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
