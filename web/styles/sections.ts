import { css } from 'lit';

/** Collapsible sections with a heading each. */
export const sectionStyles = css`
  summary {
    margin-bottom: 0.375rem;
    cursor: pointer;
  }

  summary h2 {
    display: inline;
    font-size: 1.25rem;
  }
`;
