import { css } from 'lit';

/** Styles of `curve-plots.ts`. */
export const curvePlotsStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    container-type: inline-size;
  }

  .views,
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
  }

  .views {
    gap: 0.25rem;
  }

  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
    font-size: 0.875rem;
  }

  fieldset label {
    display: inline-flex;
    gap: 0.25rem;
    align-items: center;
    min-height: 1.75rem;
    cursor: pointer;
  }

  input[type='checkbox'] {
    width: 1rem;
    height: 1rem;
    margin: 0;
    accent-color: var(--accent);
  }

  .plot.sample {
    flex: none;
    width: 22px;
    height: 10px;
  }

  .readings {
    padding: 0.375rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    background: var(--panel);
  }

  .readings.pointed {
    border-style: dashed;
    border-color: var(--ink);
  }

  .readings p {
    font-size: 0.875rem;
  }

  dl {
    display: grid;
    grid-template-columns: 1fr 1fr 1.4fr 0.9fr;
    gap: 0.125rem 0.5rem;
    font-variant-numeric: tabular-nums;
  }

  dl.long {
    grid-template-columns: 0.9fr 1.5fr 1.5fr 0.9fr;
  }

  dt {
    overflow: hidden;
    color: var(--muted);
    font-size: 0.75rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  dd {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .plots {
    display: grid;
    grid-template-columns: minmax(0, 36rem);
    gap: 0.125rem 1rem;
  }

  .opener {
    display: none;
  }

  @container (max-width: 30rem) {
    .opener {
      display: block;
      overflow: hidden;
      text-align: start;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .opener::before {
      content: '▸ ' / '';
    }

    .opener[aria-expanded='true']::before {
      content: '▾ ' / '';
    }

    fieldset:not(.shown) {
      display: none;
    }

    fieldset {
      display: grid;
      flex: 1 1 100%;
      grid-template-columns: 1fr 1fr;
      gap: 0 0.5rem;
    }
  }

  /* The threshold is directly below the first curve. */
  @container (max-width: 42rem) {
    :host([compact]) .plots {
      display: contents;
    }

    :host([compact]) ::slotted(*) {
      order: 1;
    }

    :host([compact]) deconfuse-plot-drawing + deconfuse-plot-drawing {
      order: 2;
    }

    :host([compact]) :is(.opener, fieldset, .readings, .views, deconfuse-plot-points, deconfuse-worked-point) {
      order: 3;
    }
  }

  @container (min-width: 42rem) {
    .plots {
      grid-template-columns: repeat(2, minmax(0, 36rem));
    }

    /* Both curves, the histogram and the matrix fit on one screen. */
    :host([compact]) .plots {
      grid-template-columns: repeat(2, minmax(0, 20.5rem));
      column-gap: 2.5rem;
    }

    dl {
      grid-template-columns: repeat(6, minmax(0, 1fr)) minmax(0, 1.25fr) minmax(0, 0.75fr);
    }

    dl.long {
      grid-template-columns: 1fr 7rem 7rem 1fr 1fr 1fr 1.25fr 0.75fr;
    }
  }

  @media print {
    deconfuse-plot-drawing {
      break-inside: avoid;
    }
  }
`;
