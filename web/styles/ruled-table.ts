import { css } from 'lit';

/** Numbers below each other with lines between the rows. `decisive` marks what the numbers decide. */
export const ruledTable = css`
  table {
    border-collapse: collapse;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 0.25rem 0.5rem;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: end;
  }

  thead th {
    color: var(--muted);
    font-size: 0.875rem;
  }

  .decisive,
  .decisive > td {
    background: var(--accent-soft);
    font-weight: 600;
  }
`;
