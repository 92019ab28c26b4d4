import { css } from 'lit';

/** Colours of the regions of a matrix for one class against all others. */
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
