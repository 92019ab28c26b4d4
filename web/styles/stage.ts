import { css } from 'lit';

/**
 * Where a number is worked out. What stands below is not moved by another number, and the stage stays while one looks
 * through the list of metrics.
 */
export const stageStyles = css`
  deconfuse-metric-stage {
    position: sticky;
    z-index: 2;
    top: 0;
    height: 20rem;
    overflow: auto;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--paper);
    scroll-margin-top: 5rem;
  }

  @media (max-height: 45rem) {
    deconfuse-metric-stage {
      position: static;
    }
  }

  /* Beside nothing, it may be as long as it is. */
  @container (max-width: 58rem) {
    deconfuse-metric-stage {
      position: static;
      height: auto;
      min-height: 20rem;
      padding: 0.375rem 0.5rem;
    }
  }

  @media print {
    deconfuse-metric-stage {
      position: static;
      height: auto;
      min-height: 0;
    }
  }
`;
