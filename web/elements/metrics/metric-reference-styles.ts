import { css } from 'lit';

/** Styles of `metric-reference.ts`. */
export const metricReferenceStyles = css`
  :host {
    max-width: 60rem;
  }

  h2 {
    margin: 0.5rem 0;
    font-size: 1.5rem;
    line-height: 1.2;
  }

  h3 {
    margin: 1.5rem 0 0;
    padding-bottom: 0.125rem;
    border-bottom: 2px solid var(--line);
    font-size: 1.25rem;
  }

  h4 {
    margin: 0.75rem 0 0.125rem;
    color: var(--muted);
    font-size: 1rem;
    font-weight: 600;
  }

  h2:focus,
  h4:focus {
    outline: none;
  }

  h4,
  details {
    scroll-margin-top: 0.5rem;
  }

  h5 {
    display: inline;
    margin: 0;
    font-size: 1rem;
    font-weight: 500;
  }

  a,
  button.text {
    color: var(--accent);
  }

  .unknown {
    margin-bottom: 0.5rem;
    padding: 0.375rem 0.75rem;
    border-inline-start: 4px solid var(--problem);
    background: var(--problem-soft);
  }

  .search {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: center;
    margin: 0.75rem 0;
  }

  .field {
    flex: 0 1 28rem;
    min-width: 8rem;
  }

  nav {
    margin-bottom: 0.75rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    background: var(--panel);
    font-size: 0.875rem;
  }

  nav button.text {
    margin-inline-end: 0.5rem;
  }

  details {
    border-bottom: 1px solid var(--line);
  }

  .chosen {
    border-inline-start: 4px solid var(--accent);
    padding-inline-start: 0.5rem;
    background: var(--accent-soft);
  }

  summary {
    padding: 0.375rem 0.25rem;
    cursor: pointer;
  }

  summary:hover {
    background: var(--panel);
  }

  .chosen summary:hover {
    background: none;
  }

  .symbol {
    margin-inline-start: 0.75rem;
    color: var(--muted);
  }

  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    padding: 0.25rem 0 1rem 1rem;
  }

  .sentence {
    font-size: 1rem;
  }

  .scroll {
    display: flex;
    gap: 0.375rem;
    align-items: baseline;
    padding: 0.5rem 0.25rem;
    font-size: 1.125rem;
  }

  .scroll math {
    width: max-content;
    flex: none;
    margin: 0;
    text-align: start;
  }

  .letters div {
    display: inline-block;
    margin-inline-end: 1rem;
  }

  .letters dt,
  .letters dd {
    display: inline;
    font-size: 0.875rem;
  }

  .letters dt::after {
    content: ': ';
  }

  .facts div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: 0 0.75rem;
    padding: 0.125rem 0;
    font-size: 0.875rem;
  }

  .facts dt {
    color: var(--muted);
  }

  .facts dd {
    overflow-wrap: anywhere;
  }

  .facts ul {
    list-style: none;
  }

  code {
    font-family: var(--code-font);
  }

  @media (max-width: 40rem) {
    .body {
      padding-inline-start: 0.25rem;
    }

    .facts div {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media print {
    details {
      break-inside: avoid;
    }
  }
`;
