import { css } from 'lit';

/** Styles of `report-sheet.ts`. */
export const reportSheetStyles = css`
  /* Paper is white in dark mode as well, and nothing on it depends on colour. */
  :host {
    --ink: #000;
    --muted: #545454;
    --paper: #fff;
    --line: #bbb;
    --control-line: #767676;

    color-scheme: light;
    background: #fff;
    color: #000;
    font: 0.875rem/1.4 var(--text-font);
  }

  section {
    margin-top: 1rem;
  }

  h1,
  h2,
  h3 {
    margin: 0 0 0.375rem;
    line-height: 1.25;
    break-after: avoid;
  }

  h1 {
    font-size: 1.5rem;
  }

  h2 {
    padding-bottom: 0.125rem;
    border-bottom: 1px solid #000;
    font-size: 1.125rem;
  }

  h3 {
    margin-top: 0.75rem;
    font-size: 1rem;
  }

  .small,
  .values {
    color: var(--muted);
    font-size: 0.875rem;
  }

  table {
    max-width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 0.125rem 0.375rem;
    border: 1px solid var(--control-line);
    text-align: end;
    overflow-wrap: anywhere;
  }

  thead th:first-child,
  .matrix th[scope='row'] {
    text-align: start;
  }

  .parts :is(td, thead th) {
    overflow-wrap: normal;
  }

  .headlines {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 0.375rem 1rem;
    list-style: none;
  }

  .headlines strong {
    display: block;
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
  }

  .plots {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1rem;
  }

  figure {
    break-inside: avoid;
  }

  figcaption {
    font-weight: 600;
  }

  .facts {
    columns: 2;
  }

  dt,
  dd {
    display: inline;
  }

  dt::after {
    content: ': ';
  }

  .metric {
    padding: 0.25rem 0;
    border-bottom: 1px solid var(--line);
    break-inside: avoid;
  }

  .metric .name {
    font-weight: 600;
  }

  .metric strong {
    margin-inline-start: 0.5rem;
    font-variant-numeric: tabular-nums;
  }

  .values span {
    margin-inline-end: 0.75rem;
  }

  .reasons {
    padding-inline-start: 1rem;
  }

  tr {
    break-inside: avoid;
  }

  math {
    width: max-content;
    margin: 0;
    text-align: start;
  }

  /* Text is as wide as the visible part of the paper; wider content scrolls. */
  @media screen {
    h1,
    h2,
    h3,
    p,
    ul,
    .facts,
    .plots,
    .name {
      max-width: min(100%, 100cqi - 3rem);
    }
  }

  @media screen and (max-width: 40rem) {
    .plots {
      grid-template-columns: minmax(0, 1fr);
    }

    .facts {
      columns: 1;
    }
  }
`;
