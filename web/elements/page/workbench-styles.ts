import { css } from 'lit';

/** How `deconfuse-workbench.ts` looks. */
export const workbenchStyles = css`
  /* How wide a column of a course page is, no window knows. */
  :host {
    container-type: inline-size;
  }

  .across,
  .examples {
    grid-column: 1 / -1;
  }

  .across {
    min-height: 20rem;
  }

  .plain > summary {
    display: none;
  }

  .examples {
    padding-top: 0.25rem;
    border-top: 1px solid var(--line);
  }

  .columns {
    display: grid;
    grid-template-columns: minmax(22rem, 30rem) minmax(0, 1fr);
    gap: 0.75rem 1.5rem;
    align-items: start;
  }

  .input {
    display: grid;
    position: sticky;
    top: 0.5rem;
    gap: 0.75rem;
    grid-template-columns: minmax(0, 1fr);
    max-height: calc(100vh - 1rem);
    padding: 0.75rem;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--panel);
  }

  .result,
  .results:not([hidden]) {
    display: grid;
    gap: 1.25rem;
    grid-template-columns: minmax(0, 1fr);
  }

  /* Grey, and still legible. */
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

  @container (max-width: 58rem) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }

    .input {
      position: static;
      max-height: none;
    }
  }

  /* On phones what comes of the data stands right below them, and options last. */
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

    /* The matrix is one point of what stands above it. */
    .columns.pointed .examples {
      order: -2;
    }

    .columns.pointed .result {
      order: -1;
    }

    .columns.pointed deconfuse-second-look {
      order: 1;
    }

    .result,
    .results:not([hidden]) {
      gap: 0.375rem;
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
