import { css } from 'lit';

/** Styles of `deconfuse-workbench.ts`. */
export const workbenchStyles = css`
  /* A container, because the window does not tell how wide a column of a course page is. */
  :host {
    container-type: inline-size;
  }

  .examples {
    grid-area: examples;
  }

  .picture {
    grid-area: picture;
    min-height: 20rem;
  }

  .plain > summary {
    display: none;
  }

  .examples {
    padding-top: 0.25rem;
  }

  .columns {
    display: grid;
    grid-template: 'examples examples' 'input result' / minmax(22rem, 30rem) minmax(0, 1fr);
    gap: 0.75rem 1.5rem;
    align-items: start;
  }

  /* A picture gets more of the width, and the numbers stand beside it. */
  .pictured {
    grid-template:
      'examples examples' auto
      'picture result' auto
      'input result' 1fr / minmax(0, 5fr) minmax(0, 4fr);
  }

  .input {
    grid-area: input;
    display: grid;
    position: sticky;
    top: 0.5rem;
    gap: 0.75rem;
    grid-template-columns: minmax(0, 1fr);
    max-height: calc(100vh - 1rem);
    padding: 0.75rem;
    overflow: auto;
    border-radius: 0.5rem;
    background: var(--panel);
  }

  .result {
    grid-area: result;
  }

  .result,
  .results:not([hidden]) {
    display: grid;
    gap: 1rem;
    grid-template-columns: minmax(0, 1fr);
  }

  /* Grey but legible. */
  .stale {
    --ink: var(--muted);
    --accent: var(--muted);
    --untinted: var(--panel);
    color: var(--ink);
    filter: grayscale(1);
  }

  .stale-note {
    padding: 0.25rem 0.75rem;
    border-inline-start: 4px solid var(--muted);
    background: var(--panel);
  }

  .failure {
    padding: 0.75rem;
    border-inline-start: 4px solid var(--problem);
    background: var(--problem-soft);
  }

  /* In answer checking the text stands beside the matrix, so that both columns have a similar height. */
  @container (min-width: 74rem) {
    .checked {
      grid-template-columns: minmax(0, 44rem) minmax(0, 1fr);
    }

    .checked .input:has(.counts) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: auto auto 1fr;
      gap: 0.75rem 1rem;
    }

    .checked .counts {
      grid-row: 1 / span 3;
    }
  }

  /* Data, stage and pictures have a column each; the elements inside place their parts in the last two. */
  @container (min-width: 96rem) {
    .columns:not(.checked) {
      grid-template-columns: 27rem minmax(0, 1fr);
    }

    .split .results:not([hidden]) {
      grid-template: repeat(4, auto) 1fr / repeat(2, minmax(0, 1fr));
      align-items: start;
    }

    .columns.pictured {
      grid-template: 'examples examples examples' 'input result picture' / 24rem minmax(0, 5fr) minmax(0, 6fr);
    }
  }

  @container (max-width: 58rem) {
    .columns {
      grid-template: none / minmax(0, 1fr);
    }

    .columns > * {
      grid-area: auto;
    }

    /* The numbers come before the picture by an order of their own. */
    .pictured .examples {
      order: -2;
    }

    .pictured .result,
    .pictured .results:not([hidden]) {
      display: contents;
    }

    .input {
      position: static;
      max-height: none;
    }
  }

  /* On phones the results stand directly below the data, and the options come last. */
  @media (max-width: 40rem) {
    .columns {
      gap: 0.25rem;
    }

    .input {
      display: contents;
    }

    deconfuse-calculation-options {
      order: 1;
    }

    /* For curves a matrix is one point; for information it is only cells. The result therefore comes first. */
    .result-first .examples {
      order: -2;
    }

    .result-first .result {
      order: -1;
    }

    .result-first deconfuse-second-look {
      order: 1;
    }

    .result,
    .results:not([hidden]) {
      gap: 0.375rem;
    }

    /* Curves come first, then their data, then the rest; elements inside have orders as well. */
    .curves-first {
      gap: 0.375rem;
    }

    .curves-first .examples {
      order: -3;
    }

    .curves-first .result,
    .curves-first .results:not([hidden]) {
      display: contents;
    }
  }

  @media print {
    :host {
      container-type: normal;
    }

    .columns {
      display: block;
    }

    .input {
      position: static;
      max-height: none;
      border: 0;
      background: none;
    }

    deconfuse-input-panel,
    deconfuse-calculation-options {
      display: none;
    }
  }
`;
