import { css } from 'lit';
import { decisionStyles } from '../decision-styles.ts';

/** Styles of `reject-option.ts`. */
export const rejectOptionStyles = css`
  ${decisionStyles}

  h3 {
    font-size: 1.125rem;
    font-weight: 600;
  }

  .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    align-content: start;
  }

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem 2rem;
  }

  .muted {
    font-size: 0.875rem;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem 0.75rem;
    align-items: center;
  }

  .losses {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 13rem));
    gap: 0.125rem 1rem;
  }

  .losses label {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
  }

  .losses label > :first-child {
    align-self: end;
  }

  .losses .field {
    width: 8rem;
    max-width: 100%;
    font-variant-numeric: tabular-nums;
  }

  .symbol {
    font-style: italic;
    font-weight: 600;
  }

  .problem {
    min-height: 1.3em;
    color: var(--problem);
    font-size: 0.875rem;
    line-height: 1.3;
  }

  .slider {
    display: block;
    width: 100%;
    max-width: 30rem;
    margin: 0.25rem 0 0;
    accent-color: var(--accent);
  }

  .ends {
    display: flex;
    justify-content: space-between;
    max-width: 30rem;
    font-size: 0.875rem;
  }

  .threshold strong {
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }

  .headline {
    padding: 0.5rem 0.75rem;
    border-inline-start: 4px solid var(--accent);
    background: var(--accent-soft);
    font-size: 1rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  .measures {
    border-top: 1px solid var(--line);
  }

  details {
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }

  details > :not(summary) {
    margin-inline-start: 1rem;
  }

  summary {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
    min-height: 2rem;
    padding: 0.25rem 0;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::before {
    content: '▸' / '';
    color: var(--accent);
  }

  details[open] > summary::before {
    content: '▾' / '';
  }

  summary strong {
    margin-inline-start: auto;
  }

  .stale {
    color: var(--muted);
    filter: grayscale(1);
  }

  /* Delayed, so that short waits are not shown. */
  .pending {
    color: var(--muted);
    filter: grayscale(1);
    transition: filter 0s 300ms;
  }

  @container (min-width: 56rem) {
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;
