import { css } from 'lit';

/** An interval below its number, less prominent than the number. */
export const intervalStyles = css`
  .interval {
    display: block;
    color: var(--muted);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;
