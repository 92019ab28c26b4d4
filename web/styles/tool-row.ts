import { css } from 'lit';

/** Labels and choices in a row; long names are cut off. */
export const toolRow = css`
  label,
  .choice {
    display: inline-flex;
    gap: 0.375rem;
    align-items: center;
    max-width: 100%;
  }
  .choice button {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
