import { css } from 'lit';

/** Fields whose text cannot be read. */
export const faultyFields = css`
  [aria-invalid='true'],
  input:invalid {
    border-color: var(--problem);
    background: var(--problem-soft);
  }
`;
