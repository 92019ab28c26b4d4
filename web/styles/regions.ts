import { css } from 'lit';

/** The regions of a matrix that one class against the rest makes. */
export const regions = css`
  .region-tp {
    background: var(--untinted, var(--region-tp));
  }
  .region-fn {
    background: var(--untinted, var(--region-fn));
  }
  .region-fp {
    background: var(--untinted, var(--region-fp));
  }
  .region-tn {
    background: var(--untinted, var(--region-tn));
  }
`;
