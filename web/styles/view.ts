import { css } from 'lit';

/** What views in place of the calculator share: their title, beside it the way back. */
export const viewHead = css`
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: baseline;
    justify-content: space-between;
  }

  h2:focus-visible {
    outline: none;
  }

  a {
    color: var(--accent);
  }
`;

/** And those that are read from top to bottom. */
export const textView = css`
  ${viewHead}

  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
    max-width: 60rem;
  }

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
  }
`;
