import { css } from 'lit';

/** A title with a remark on its section beside it. */
export const titled = css`
  .titled {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }
`;
