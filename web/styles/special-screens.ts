import { controls } from './controls.ts';

/** For the sheet that all elements share. It is not part of a first visit, since few screens need it. */
const rules = [
  // Backgrounds say nothing where the system forces its colours, so what is chosen gets those of the system.
  `@media (forced-colors: active) {
    :host {
      /* What plots draw follows the system too, whichever theme the page has. */
      color-scheme: light dark !important;
    }

    [aria-pressed='true']:not(:has(svg)),
    [aria-current]:not([aria-current='false']),
    [aria-selected='true'] {
      forced-color-adjust: none;
      border-color: Highlight !important;
      background: Highlight !important;
      color: HighlightText !important;

      * {
        color: inherit;
      }
    }

    :is([aria-pressed='true']:has(svg), .best, .chosen, .highlighted, .marked):not(:focus-visible) {
      outline: 2px dashed Highlight;
      outline-offset: -2px;
    }

    :invalid,
    [aria-invalid='true'] {
      border-style: dashed !important;
    }
  }`,
  // What sticks would take half of a low window, as one that is zoomed a lot.
  `@media (max-height: 25rem) {
    deconfuse-headline-numbers {
      position: static !important;
    }
  }`,
];

/** What gets the focus is scrolled clear of the numbers that stick to the top and of a notice at the bottom. */
const documentRules = `
  :root {
    scroll-padding-bottom: 4rem;
  }

  @media (max-width: 60rem) and (min-height: 25rem) {
    :root {
      scroll-padding-top: 10rem;
    }
  }
`;

let isStyled = false;

/** Styles all elements, those to come too, for forced colours and low windows. */
export function styleSpecialScreens(): void {
  if (isStyled) return;
  isStyled = true;
  for (const rule of rules) controls.styleSheet?.insertRule(rule, controls.styleSheet.cssRules.length);
}

/** Lets what sticks to the edges of a page of our own hide nothing that has the focus. */
export function keepFocusClear(document: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(documentRules);
  document.adoptedStyleSheets.push(sheet);
}
