import { css } from 'lit';

/** Styles shared by the decisions that lay themselves out by their own width. */
export const decisionStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    container-type: inline-size;
  }

  h2 {
    font-size: 1.25rem;
    line-height: 1.3;
  }
`;
