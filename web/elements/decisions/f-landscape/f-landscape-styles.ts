import { css } from 'lit';
import { decisionStyles } from '../decision-styles.ts';

/** Styles of `f-landscape.ts`. */
export const fLandscapeStyles = css`
  ${decisionStyles}

  h3,
  h4 {
    font-size: 1rem;
    font-weight: 600;
  }

  h4,
  .note,
  .reading,
  .comparison p {
    font-size: 0.875rem;
  }

  .note {
    color: var(--muted);
  }

  .view,
  .classes {
    display: grid;
    grid-template-columns: minmax(0, 36rem);
    gap: 0.75rem 2rem;
    align-items: start;
  }

  .choice,
  .comparison,
  .large,
  .formulas {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
  }

  .row,
  .betas {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
  }

  .betas {
    gap: 0.25rem;
  }

  .betas button {
    min-width: 2.5rem;
  }

  .symbol {
    font-style: italic;
    font-weight: 600;
  }

  .field {
    width: 7rem;
    font-variant-numeric: tabular-nums;
  }

  .field:invalid {
    border-color: var(--problem);
    background: var(--problem-soft);
  }

  .slider {
    width: 100%;
    margin: 0;
    accent-color: var(--accent);
  }

  /* Reserves room, because the sentences change during dragging and the content below must not move. */
  .says {
    min-height: 7.5rem;
  }

  .reading {
    min-height: 2.8rem;
    padding: 0.375rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    background: var(--panel);
    font-variant-numeric: tabular-nums;
  }

  .small {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 12rem));
    gap: 0.5rem;
  }

  .small .plot {
    font-weight: 400;
  }

  .small > * {
    padding: 0.25rem 0.375rem;
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    background: var(--paper);
    font-size: 0.875rem;
    font-weight: 600;
    text-align: center;
  }

  .small button:hover {
    border-color: var(--accent);
  }

  .small button[aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: 0 0 0 2px var(--accent);
    background: var(--paper);
    color: inherit;
  }

  .table {
    max-height: 28rem;
  }

  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 0.25rem 0.25rem;
    border-bottom: 1px solid var(--line);
    text-align: end;
  }

  thead th {
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 400;
    vertical-align: bottom;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  th button {
    max-width: 5.5rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  summary {
    color: var(--accent);
    cursor: pointer;
  }

  @container (min-width: 56rem) {
    .view {
      grid-template-areas: 'large choice' 'large comparison';
      grid-template-columns: minmax(0, 36rem) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
    }

    .choice {
      grid-area: choice;
    }

    .says {
      min-height: 4.5rem;
    }

    th,
    td {
      padding-inline: 0.75rem;
    }

    th button {
      max-width: 12rem;
    }

    .large {
      grid-area: large;
    }

    .comparison {
      grid-area: comparison;
    }

    .classes {
      grid-template-columns: minmax(0, 36rem) minmax(0, 1fr);
    }
  }
`;
