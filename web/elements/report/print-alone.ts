/** The rest of the page is not drawn on paper; what is printed is laid out on the screen, unseen, to be measured. */
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

/** Prints an element that is nowhere on the page yet, and nothing else. `drawn` resolves when it is as it should be. */
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
