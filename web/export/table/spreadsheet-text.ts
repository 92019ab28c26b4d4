/** What spreadsheets take for a formula, also behind blanks and in the wide forms of the signs. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;
const number = /^[+-]?\d+(?:[.,]\d+)?$/;
/** What they take for a date. */
const fraction = /^\d+\/\d+$/;

/**
 * The text as spreadsheets leave it: before what they would compute stands a no-break space, which is hardly seen and
 * which the calculator, as it does with all blanks around a label, doesn't read. A quotation mark, the usual remedy,
 * would become part of the label.
 */
export function spreadsheetText(text: string): string {
  return (formula.test(text) && !number.test(text)) || fraction.test(text) ? `\u00a0${text}` : text;
}
