import { css } from 'lit';

/** Styles of `metric-table.ts`. */
export const metricTableStyles = css`
  .title {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: center;
    margin-bottom: 0.5rem;
  }

  h2 {
    font-size: 1.25rem;
  }

  .tiers {
    display: inline-flex;
  }

  .tiers button {
    border-radius: 0;
  }

  .tiers button:first-child {
    border-radius: 0.375rem 0 0 0.375rem;
  }

  .tiers button:last-child {
    border-radius: 0 0.375rem 0.375rem 0;
  }

  .tiers button + button {
    border-inline-start: 0;
  }

  .field {
    flex: 0 1 15rem;
    min-width: 8rem;
  }

  .export {
    min-width: 9rem;
  }

  /* Containment lets the browser move a section without repainting it when content above changes height. The padding
     leaves room for outlines. */
  details {
    contain: content;
    margin: -0.25rem -0.25rem 0.5rem;
    padding: 0.25rem;
  }

  summary {
    padding: 0.25rem 0;
    cursor: pointer;
  }

  /* A temporary message must not move anything. */
  .pending {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  h3 {
    display: inline;
    font-size: 1.125rem;
  }

  label {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
    max-width: 100%;
    margin: 0.25rem 0;
  }

  .symbol,
  .exact {
    width: 8.5rem;
  }

  .value {
    width: 7rem;
  }

  /* With large text every column needs its natural width. */
  :host([still]) :is(.symbol, .value, .exact) {
    width: auto;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  thead th {
    padding: 0.125rem 0.5rem;
    border-bottom: 1px solid var(--line);
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 400;
    text-align: start;
  }

  .group {
    padding: 0.75rem 0.5rem 0.125rem;
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 600;
    text-align: start;
  }

  tbody th,
  td {
    padding: 0 0.5rem;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
  }

  tr[data-metric]:hover {
    background: var(--panel);
  }

  th button {
    display: flex;
    gap: 0.375rem;
    width: 100%;
    min-height: 2.25rem;
    padding: 0.25rem 0;
    border: 0;
    background: none;
    align-items: center;
    text-align: start;
  }

  .arrow {
    color: var(--muted);
  }

  th button[aria-pressed='true'] {
    background: var(--accent-soft);
    color: inherit;
    font-weight: 600;
  }

  [aria-expanded='true'] .arrow {
    transform: rotate(90deg);
  }

  thead .value,
  thead .exact,
  td.value,
  td.exact {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  td.value {
    font-weight: 600;
  }

  td.word {
    white-space: normal;
  }

  td.touched {
    background: var(--wrong-1);
  }

  td.exact {
    max-width: 14rem;
    overflow: hidden;
    color: var(--muted);
    text-overflow: ellipsis;
  }

  .details td {
    padding: 0 0.5rem 0 1.5rem;
    max-width: 0;
  }

  deconfuse-found-elsewhere {
    /* Embedded elements have no page of metrics to link to. */
    display: var(--of-page, block);
  }

  @media print {
    details {
      contain: none;
    }
  }

  @media (max-width: 40rem) {
    .symbol,
    .exact {
      display: none;
    }

    .details td {
      padding: 0 0.25rem;
    }
  }
`;
