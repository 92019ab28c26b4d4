import { css } from 'lit';

/**
 * The stage on which a number is worked out. It has a fixed height unless it is opened, so that another number does not
 * move the content below, and it stays visible while the reader scrolls the list of metrics.
 */
export const stageStyles = css`
  deconfuse-metric-stage {
    --stage-height: clamp(20rem, 45vh, 30rem);
    position: sticky;
    z-index: 2;
    top: 0;
    height: var(--stage-height);
    min-height: var(--stage-height);
    overflow: hidden;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--paper);
    scroll-margin-top: 5rem;
  }

  deconfuse-metric-stage[open] {
    position: relative;
    height: auto;
  }

  @media (max-height: 45rem) {
    deconfuse-metric-stage {
      position: relative;
    }
  }

  @container (max-width: 58rem) {
    deconfuse-metric-stage {
      position: relative;
      padding: 0.375rem 0.5rem;
    }
  }

  @media print {
    deconfuse-metric-stage {
      position: relative;
      height: auto;
      min-height: 0;
    }
  }
`;
