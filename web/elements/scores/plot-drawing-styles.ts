import { css } from 'lit';

export const plotDrawingStyles = css`
  /* The titles, hints and drawings of plots side by side are aligned. */
  :host,
  figure {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
  }

  figure[popover] {
    position: fixed;
    inset: 0;
    grid-template-rows: auto;
    align-content: start;
    height: fit-content;
    max-height: 100%;
    margin: auto;
    padding: 0.75rem;
    overflow: auto;
    border: 1px solid var(--control-line);
    border-radius: 0.375rem;
    background: var(--paper);
    color: var(--ink);
  }

  figure::backdrop {
    background: rgb(0 0 0 / 50%);
  }

  .plot {
    align-self: start;
  }

  figcaption {
    display: flex;
    gap: 0.375rem;
    align-items: center;
  }

  h3 {
    flex: 1;
    min-width: 0;
    font-size: 1.125rem;
  }

  .enlarge {
    min-width: 2rem;
    min-height: 1.75rem;
    font-size: 0.875rem;
  }

  /* In a narrow window the plot is as wide as it can be. */
  @media (max-width: 30rem) {
    figure:not([popover]) .enlarge {
      display: none;
    }
  }

  .enlarge path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }

  p {
    font-size: 0.875rem;
    line-height: 1.3;
  }

  .threshold {
    stroke: var(--ink);
    stroke-width: 2;
  }

  .pointed {
    fill: none;
    stroke: var(--ink);
    stroke-dasharray: 2 2;
    stroke-width: 1.5;
    pointer-events: none;
  }

  .passive {
    pointer-events: none;
  }

  .handle {
    cursor: grab;
    outline: none;
  }

  .handle.score {
    cursor: ew-resize;
  }

  .handle:active {
    cursor: grabbing;
  }

  .reach {
    fill: transparent;
  }

  .grip {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 2.5;
  }

  .focus {
    fill: none;
    stroke: none;
  }

  .handle:focus-visible .focus {
    stroke: var(--accent);
    stroke-width: 3;
  }
`;
