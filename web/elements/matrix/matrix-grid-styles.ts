import { css } from 'lit';

/** Styles of `matrix-grid.ts`. */
export const matrixGridStyles = css`
  .scroll {
    max-width: 100%;
    border-radius: 0.375rem;
  }

  .windowed {
    max-height: 26rem;
    border: 1px solid var(--line);
  }

  .windowed thead :is(th, td),
  .windowed tbody th {
    position: sticky;
    z-index: 1;
    background: var(--panel);
  }

  .windowed thead tr:nth-child(1) :is(th, td) {
    top: 0;
  }

  .windowed thead tr:nth-child(2) th {
    top: 34px;
  }

  .windowed tbody th,
  .windowed thead .corner {
    left: 0;
  }

  .windowed thead .corner {
    z-index: 2;
  }

  .windowed th.axis:not(.corner) {
    overflow: visible;
    text-align: start;
  }

  /* Keeps the axis title in view when a wide matrix is scrolled. */
  th.axis span {
    display: inline-block;
    position: sticky;
    right: 0.5rem;
    left: 0.5rem;
  }

  .windowed th.axis span {
    left: 128px;
  }

  .windowed tr {
    height: 34px;
  }

  .windowed td,
  .windowed th {
    overflow: hidden;
    padding: 0 1px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .windowed .name {
    width: 100%;
    max-width: 100%;
  }

  .windowed tr:not(:hover, :focus-within) .remove {
    display: none;
  }

  .windowed .tag {
    display: none;
  }

  table {
    border-collapse: separate;
    border-spacing: 0.125rem;
    font-variant-numeric: tabular-nums;
  }

  .windowed table {
    border-spacing: 0;
  }

  th {
    padding: 0 0.25rem;
    font-weight: 600;
    text-align: center;
  }

  tbody th {
    text-align: start;
  }

  th.axis {
    color: var(--muted);
    font-weight: 400;
    white-space: nowrap;
  }

  th.axis.corner {
    text-align: start;
  }

  th.chosen {
    color: var(--accent);
  }

  .row-head {
    display: flex;
    gap: 0.125rem;
    align-items: center;
  }

  bdi.name {
    display: inline-block;
    max-width: 6rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    vertical-align: middle;
  }

  input {
    width: 100%;
    min-width: 2.5rem;
    min-height: 2rem;
    padding: 0 0.25rem;
    border: 1px solid transparent;
    border-radius: 0.25rem;
    background: none;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  input.name {
    width: auto;
    font-weight: 600;
    text-align: start;
    text-overflow: ellipsis;
  }

  thead input.name {
    width: 100%;
    min-width: 3.25rem;
    text-align: center;
  }

  input:hover {
    border-color: var(--control-line);
  }

  input[aria-invalid='true'] {
    border-color: var(--problem);
    background: var(--problem-soft);
  }

  .remove {
    margin-inline-start: auto;
    min-width: 1.5rem;
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--muted);
  }

  [role='gridcell'] {
    position: relative;
    min-width: 3.25rem;
    border: 1px solid var(--line);
    border-radius: 0.25rem;
    background: var(--paper);
    text-align: center;
  }

  /* On phones a matrix of four classes with its totals fits the width of the page. */
  @media (max-width: 40rem) {
    :host(:not([editing])) .remove {
      display: none;
    }

    [role='gridcell'] {
      min-width: 2.75rem;
    }

    .total {
      padding: 0 0.25rem;
    }
  }

  [class*='region'] input,
  [class*='region'] .share {
    min-height: 2.5rem;
    padding-top: 0.75rem;
  }

  .windowed input {
    min-height: 0;
    padding-top: 0;
  }

  .share {
    display: block;
    min-width: 3.5rem;
    padding: 0.25rem;
  }

  .windowed .share {
    min-width: 0;
    padding: 0;
  }

  .tag {
    position: absolute;
    top: 0;
    left: 0.25rem;
    font-size: 0.75rem;
    line-height: 1.2;
    pointer-events: none;
  }

  .total {
    white-space: nowrap;
    padding: 0 0.5rem;
    color: var(--muted);
    font-weight: 400;
    text-align: center;
  }

  td.highlighted {
    outline: 3px solid var(--accent);
    outline-offset: -2px;
  }

  #wrong-entry {
    color: var(--problem);
  }

  td.right-1 {
    background: var(--untinted, var(--right-1));
  }
  td.right-2 {
    background: var(--untinted, var(--right-2));
  }
  td.right-3 {
    background: var(--untinted, var(--right-3));
  }
  td.right-4 {
    background: var(--untinted, var(--right-4));
  }
  td.right-5 {
    background: var(--untinted, var(--right-5));
  }
  td.wrong-1 {
    background: var(--untinted, var(--wrong-1));
  }
  td.wrong-2 {
    background: var(--untinted, var(--wrong-2));
  }
  td.wrong-3 {
    background: var(--untinted, var(--wrong-3));
  }
  td.wrong-4 {
    background: var(--untinted, var(--wrong-4));
  }
  td.wrong-5 {
    background: var(--untinted, var(--wrong-5));
  }
  td.region-tp {
    background: var(--untinted, var(--region-tp));
  }
  td.region-fn {
    background: var(--untinted, var(--region-fn));
  }
  td.region-fp {
    background: var(--untinted, var(--region-fp));
  }
  td.region-tn {
    background: var(--untinted, var(--region-tn));
  }
`;
