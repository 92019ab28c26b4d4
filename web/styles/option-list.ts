import { css } from 'lit';

/** Options of a list box, one of which is active. */
export const optionList = css`
  .choice {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    justify-content: space-between;
    min-height: 2rem;
    padding: 0.125rem 0.5rem;
    border-radius: 0.25rem;
    cursor: pointer;
  }

  .choice:hover {
    background: var(--panel);
  }

  .choice[aria-selected='true'] {
    background: var(--accent-soft);
    box-shadow: inset 3px 0 var(--accent);
  }
`;
