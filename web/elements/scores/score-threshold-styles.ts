import { css } from 'lit';

/** Styles of `score-threshold.ts`. */
export const scoreThresholdStyles = css`
  :host {
    display: grid;
    gap: 0.5rem;
    grid-template-columns: minmax(0, 1fr);
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    container-type: inline-size;
  }

  h3 {
    font-size: 1.125rem;
    line-height: 1.3;
  }

  .row,
  .choice {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    align-items: center;
  }

  .choice {
    gap: 0.25rem;
  }

  .row label,
  a {
    color: var(--accent);
  }

  .costs label {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
  }

  .form {
    width: 1ch;
    font-style: italic;
    font-weight: 600;
  }

  .row .field {
    width: 8.5rem;
    font-variant-numeric: tabular-nums;
  }

  .row button {
    font-size: 0.875rem;
  }

  .slider {
    width: 100%;
    margin: 0;
    accent-color: var(--accent);
  }

  /* Numbers change during dragging, and nothing around them may move. */
  .panels {
    display: grid;
    gap: 0.75rem 1.5rem;
    grid-template-columns: minmax(0, 1fr);
    font-variant-numeric: tabular-nums;
  }

  @container (min-width: 34rem) {
    .panels {
      grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    }
  }

  table {
    width: 100%;
    max-width: 26rem;
    table-layout: fixed;
    border-spacing: 2px;
  }

  caption,
  h4 {
    padding-bottom: 0.25rem;
    font-size: 1rem;
    font-weight: 600;
    text-align: start;
  }

  th {
    padding: 0.125rem;
    overflow: hidden;
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 400;
    text-align: start;
    text-overflow: ellipsis;
  }

  tbody td {
    padding: 0.375rem 0.5rem;
    overflow: hidden;
    border-radius: 0.25rem;
    font-size: 1.125rem;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  abbr {
    margin-inline-end: 0.25rem;
    font-size: 0.75rem;
    font-weight: 400;
    text-decoration: none;
  }

  .long thead td {
    width: 4.5rem;
  }

  .long tbody td {
    font-size: 0.875rem;
  }

  .long abbr {
    display: block;
  }

  dl {
    align-self: start;
    max-width: 26rem;
  }

  dl div {
    display: flex;
    gap: 0.5rem;
    justify-content: space-between;
    min-height: 1.5rem;
    border-bottom: 1px solid var(--line);
  }

  dt {
    min-width: 0;
    color: var(--muted);
  }

  dd {
    font-weight: 600;
    white-space: nowrap;
  }

  .costs {
    display: grid;
    gap: 0.375rem;
    align-content: start;
  }

  .costs .field {
    flex: none;
    width: 5rem;
  }

  .costs p,
  .costs label {
    font-size: 0.875rem;
  }
`;
