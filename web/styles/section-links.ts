import { css } from 'lit';

/** Links to the sections of a view, only one of which is shown. */
export const sectionLinks = css`
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }

  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    padding: 0.125rem 0.75rem;
    border: 1px solid transparent;
    border-radius: 0.375rem;
    background: var(--control);
    color: inherit;
    text-decoration: none;
  }

  nav a:hover {
    border-color: var(--accent);
    background: var(--accent-soft);
  }

  nav a[aria-current] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }

  @media (max-width: 40rem) {
    nav {
      flex-wrap: nowrap;
      overflow-x: auto;
      white-space: nowrap;
    }

    nav a {
      flex: none;
    }
  }
`;
