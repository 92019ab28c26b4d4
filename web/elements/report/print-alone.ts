/**
 * Hides the rest of the page in print. On screen the printed element is laid out invisibly, so that it can be measured.
 */
const rules = `
  @page {
    margin: 2cm;
  }

  @media screen {
    .printed-alone {
      position: fixed;
      top: 0;
      left: 0;
      width: 17cm;
      visibility: hidden;
    }
  }

  @media print {
    :root {
      color-scheme: light !important;
    }

    body > :not(.printed-alone) {
      display: none !important;
    }
  }
`;

/** Prints nothing but an element that is not on the page yet. `drawn` resolves once the element is ready. */
export async function printAlone(element: HTMLElement, drawn: () => Promise<unknown>): Promise<void> {
  const styles = new CSSStyleSheet();
  styles.replaceSync(rules);
  element.classList.add('printed-alone');
  element.inert = true;
  document.adoptedStyleSheets.push(styles);
  document.body.append(element);
  const leave = (): void => {
    element.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((others) => others !== styles);
  };
  try {
    await drawn();
  } catch (error) {
    leave();
    throw error;
  }
  window.addEventListener('afterprint', leave, { once: true });
  window.print();
}
