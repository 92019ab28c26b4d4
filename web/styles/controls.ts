import { css } from 'lit';

/** Styles that every element shares: box model, controls, focus, and text for screen readers only. */
export const controls = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  :host {
    display: block;
    overflow-wrap: break-word;
  }

  [hidden] {
    display: none !important;
  }

  h2,
  h3,
  h4,
  p,
  ul,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }

  button,
  select,
  input,
  textarea {
    color: inherit;
    font: inherit;
  }

  button,
  select,
  .field {
    min-height: 2rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--control-line);
    border-radius: 0.375rem;
    background: var(--paper);
  }

  select {
    max-width: min(100%, 18rem);
    text-overflow: ellipsis;
  }

  button {
    border-color: transparent;
    background: var(--control);
    cursor: pointer;
  }

  button:hover,
  select:hover {
    border-color: var(--accent);
    background: var(--accent-soft);
  }

  button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }

  button.text {
    min-height: 1.5rem;
    padding: 0 0.125rem;
    border: 0;
    background: none;
    color: var(--accent);
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }

  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }

  /* It comes after the first result. */
  deconfuse-what-is:not(:defined) {
    display: block;
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
  }

  .muted {
    color: var(--muted);
  }

  .screen-reader {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* Holds what is positioned in it, so that it cannot widen the page. */
  .scroll {
    position: relative;
    overflow: auto;
  }

  @media print {
    .no-print {
      display: none !important;
    }

    .scroll {
      overflow: visible;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    button,
    select {
      transition: background-color 120ms;
    }
  }
`;
