/** Text that spreadsheets take for a formula, also after blanks and with full-width signs. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;
const number = /^[+-]?\d+(?:[.,]\d+)?$/;
/** Text that spreadsheets take for a date. */
const fraction = /^\d+\/\d+$/;

/**
 * The text in a form that spreadsheets do not change: a no-break space precedes anything that they would take for a
 * formula or a date. The space is hardly visible, and the calculator ignores it like all blanks around a label. A
 * quotation mark, the usual remedy, would become part of the label.
 */
export function spreadsheetText(text: string): string {
  return (formula.test(text) && !number.test(text)) || fraction.test(text) ? `\u00a0${text}` : text;
}
