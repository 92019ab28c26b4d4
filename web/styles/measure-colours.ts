import { css } from 'lit';

/** Colours of the measures of information, by class. */
export const measureColours = css`
  .jointEntropy {
    fill: var(--region-tn);
  }

  .entropyTrue {
    fill: var(--right-2);
  }

  .entropyPredicted {
    fill: var(--wrong-2);
  }

  .trueGivenPredicted {
    fill: var(--right-4);
  }

  .mutualInformation {
    fill: var(--region-fp);
  }

  .predictedGivenTrue {
    fill: var(--wrong-4);
  }
`;
