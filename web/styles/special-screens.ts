import { controls } from './controls.ts';

/**
 * Rules for the style sheet that all elements share. They load after the first visit's content, since few screens need
 * them.
 */
const rules = [
  // Where the system forces its colours, backgrounds show nothing, so that chosen items get the system's colours for
  // them.
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
  // Sticky elements would take half of a low window, such as a strongly zoomed one.
  `@media (max-height: 25rem) {
    deconfuse-headline-numbers {
      position: static !important;
    }
  }`,
];

/** A focused element is scrolled clear of the sticky numbers at the top and of a notice at the bottom. */
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

/** Styles all elements, including later ones, for forced colours and low windows. */
export function styleSpecialScreens(): void {
  if (isStyled) return;
  isStyled = true;
  for (const rule of rules) controls.styleSheet?.insertRule(rule, controls.styleSheet.cssRules.length);
}

/** Keeps sticky elements at the edges of the page from hiding a focused element. */
export function keepFocusClear(document: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(documentRules);
  document.adoptedStyleSheets.push(sheet);
}
