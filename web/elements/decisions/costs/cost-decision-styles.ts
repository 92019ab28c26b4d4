import { css } from 'lit';
import { decisionStyles } from '../decision-styles.ts';

/** Styles of `cost-decision.ts`. */
export const costDecisionStyles = css`
  ${decisionStyles}

  :host {
    gap: 0.75rem;
  }

  h3 {
    font-size: 1.125rem;
    line-height: 1.3;
  }

  math {
    margin: 0;
  }

  .columns,
  .plots {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem 2rem;
    align-items: start;
  }

  .part,
  .plot-part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
  }

  @container (min-width: 50rem) {
    .columns,
    .plots {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  table {
    width: 100%;
    max-width: 32rem;
    table-layout: fixed;
    border-spacing: 2px;
  }

  caption {
    padding-bottom: 0.25rem;
    font-weight: 600;
    text-align: start;
  }

  th {
    padding: 0.125rem 0.25rem;
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 400;
    text-align: start;
  }

  tbody td {
    padding: 0.375rem 0.5rem;
    border: 1px solid var(--line);
    border-radius: 0.25rem;
    vertical-align: bottom;
  }

  td.wrong {
    background: var(--panel);
  }

  td span {
    display: block;
    font-size: 0.875rem;
  }

  td .field {
    width: 100%;
  }

  .field {
    font-variant-numeric: tabular-nums;
  }

  .field[aria-invalid] {
    border-color: var(--problem);
    background: var(--problem-soft);
  }

  label {
    display: flex;
    flex-wrap: nowrap;
    gap: 0.5rem;
    align-items: center;
  }

  label .field {
    flex: none;
    width: 6rem;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
  }

  .fault {
    color: var(--problem);
  }

  .fault:empty {
    display: none;
  }

  details {
    min-width: 0;
    padding: 0.375rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    background: var(--panel);
  }

  summary {
    cursor: pointer;
  }

  summary strong {
    margin-inline-start: 0.375rem;
    font-variant-numeric: tabular-nums;
  }

  button:disabled {
    cursor: default;
    opacity: 0.55;
  }

  .said {
    padding: 0.5rem 0.75rem;
    border-inline-start: 3px solid var(--accent);
    background: var(--panel);
  }
`;
