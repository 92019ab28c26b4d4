import { css } from 'lit';
import { faultyFields } from '../../styles/faulty-fields.ts';
import { stacked } from '../../styles/stacked.ts';

/** Styles shared by the parts of the exercise panel. */
export const exerciseStyles = [
  faultyFields,
  css`
    .muted {
      font-size: 0.875rem;
    }

    .row {
      display: flex;
      flex-wrap: wrap;
      gap: 0.375rem 0.75rem;
      align-items: center;
    }

    .choice {
      display: inline-flex;
      gap: 0.375rem;
      align-items: baseline;
      min-height: 1.5rem;
    }

    .misfit {
      color: var(--problem);
      font-size: 0.875rem;
    }

    .misfit:empty {
      display: none;
    }

    button:disabled {
      opacity: 0.6;
      cursor: default;
    }
  `,
];

/** Styles of parts that consist of fields, one below the other. */
export const fieldStyles = css`
  ${stacked}

  .row label {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    align-items: center;
    max-width: 100%;
  }

  select {
    max-width: 100%;
  }
`;

/** Styles of parts with tables of texts. */
export const textTableStyles = css`
  ${stacked}

  table {
    border-collapse: collapse;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
`;
