import { css } from 'lit';

/** Styles of `loss-decision.ts`. */
export const lossDecisionStyles = css`
  h2 {
    margin-bottom: 0.5rem;
    font-size: 1.25rem;
  }

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: 1rem 2rem;
    margin-top: 0.75rem;
  }

  .inputs,
  .results {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    align-content: start;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    margin-top: 0.5rem;
  }

  fieldset {
    margin: 0.5rem 0 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
    font-size: 1.17em;
    font-weight: 700;
  }

  .choice {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
    min-height: 2rem;
    margin-inline-end: 1rem;
  }

  textarea {
    display: block;
    width: 100%;
    margin: 0.25rem 0;
    font: 0.875rem/1.4 var(--code-font);
  }

  summary {
    margin: 0.375rem 0;
    cursor: pointer;
  }

  summary h3,
  summary h4 {
    display: inline;
  }

  .stale {
    --mark: transparent;
    color: var(--muted);
    filter: grayscale(1);
  }

  @media (max-width: 72rem) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
