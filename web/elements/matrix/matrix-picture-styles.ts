import { css } from 'lit';

/** Styles of `matrix-picture.ts`. */
export const matrixPictureStyles = css`
  :host {
    container-type: inline-size;
  }

  section {
    padding: 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--panel);
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem 1rem;
    align-items: center;
  }

  h2 {
    font-size: 1rem;
  }

  h3 {
    font-size: 1rem;
  }

  .note,
  .axes {
    color: var(--muted);
    font-size: 0.875rem;
  }

  .parts {
    display: flex;
    gap: 0.75rem 1.5rem;
    align-items: flex-start;
    margin-top: 0.375rem;
  }

  .picture {
    flex: 1 1 0;
    min-width: 0;
  }

  .pairs {
    flex: none;
    width: 17rem;
  }

  svg {
    display: block;
    max-width: 100%;
    border-radius: 0.25rem;
    touch-action: pan-y;
  }

  text {
    fill: var(--ink);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }

  .name {
    text-anchor: end;
  }

  .above,
  .number {
    text-anchor: middle;
  }

  text.chosen {
    fill: var(--accent);
    font-weight: 600;
  }

  .frame {
    fill: none;
    stroke: var(--line);
  }

  .right-1 {
    fill: var(--untinted, var(--right-1));
  }
  .right-2 {
    fill: var(--untinted, var(--right-2));
  }
  .right-3 {
    fill: var(--untinted, var(--right-3));
  }
  .right-4 {
    fill: var(--untinted, var(--right-4));
  }
  .right-5 {
    fill: var(--untinted, var(--right-5));
  }
  .wrong-1 {
    fill: var(--untinted, var(--wrong-1));
  }
  .wrong-2 {
    fill: var(--untinted, var(--wrong-2));
  }
  .wrong-3 {
    fill: var(--untinted, var(--wrong-3));
  }
  .wrong-4 {
    fill: var(--untinted, var(--wrong-4));
  }
  .wrong-5 {
    fill: var(--untinted, var(--wrong-5));
  }

  .read,
  .lit,
  .place {
    fill: none;
    stroke: var(--accent);
    pointer-events: none;
  }

  .read {
    stroke-width: 1.5;
  }

  .lit {
    stroke-width: 3;
  }

  .place {
    stroke: var(--ink);
    stroke-width: 2;
  }

  .cross {
    fill: var(--accent);
    opacity: 0.12;
    pointer-events: none;
  }

  /* Reserves room, so that nothing below moves with the pointer. */
  #cell {
    min-height: 3em;
    margin-top: 0.25rem;
    font-size: 0.875rem;
  }

  ol {
    display: grid;
    gap: 0.25rem;
    margin: 0.25rem 0;
    padding: 0;
    list-style: none;
  }

  li button {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    border-color: var(--line);
    font-size: 0.875rem;
    text-align: start;
  }

  .names {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .counts {
    flex: none;
    font-variant-numeric: tabular-nums;
  }

  @container (max-width: 58rem) {
    .parts {
      display: block;
    }

    .pairs {
      width: auto;
    }

    ol {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    }
  }

  @media (max-width: 40rem) {
    section {
      padding: 0.5rem;
    }
  }

  @media (forced-colors: active) {
    text {
      fill: CanvasText;
    }

    [class*='right-'],
    [class*='wrong-'] {
      forced-color-adjust: none;
    }
  }
`;
