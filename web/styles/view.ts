import { css } from 'lit';

/** Head of the views that replace the calculator: the title, with the way back beside it. */
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

/** Views with text to read from top to bottom. */
export const textView = css`
  ${viewHead}

  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    max-width: 60rem;
  }

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
  }
`;
