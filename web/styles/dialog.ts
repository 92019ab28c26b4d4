import { css } from 'lit';

/**
 * A dialog with its title and its closing button in one row. The dialog has no padding, so that a click beside its
 * contents is a click on the backdrop.
 */
export const dialogStyles = css`
  dialog {
    max-width: calc(100vw - 1rem);
    max-height: calc(100dvh - 1rem);
    padding: 0;
    overflow: auto;
    border: 1px solid var(--control-line);
    border-radius: 0.5rem;
    background: var(--paper);
    color: var(--ink);
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 50%);
  }

  .contents {
    padding: 1rem;
  }

  .head {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 0.5rem;
  }

  h2 {
    font-size: 1.25rem;
  }
`;
