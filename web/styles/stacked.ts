import { css } from 'lit';

/** Parts stacked vertically. */
export const stacked = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
  }
`;
