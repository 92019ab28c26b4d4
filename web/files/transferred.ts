/** Content of a clipboard or a drag, copied because it is gone after its event. */
export interface Transferred {
  files: readonly File[];
  text: string;
  html: string;
}

/** Spreadsheets put a picture of the range beside its text. */
const isPicture = ({ type }: File): boolean => type.startsWith('image/');

/** The text to read, or the files that hold it. */
export function contentOf({ files, text, html }: Transferred): string | readonly File[] {
  const others = files.filter((file) => !isPicture(file));
  if (others.length > 0) return others;
  if (text.trim() !== '') return text;
  const written = html === '' ? '' : textOfHtml(html);
  return written.trim() === '' && files.length > 0 ? files : written;
}

/**
 * HTML whose tags keep only the attributes for cells that span others. Styles and event handlers are of no use here,
 * and the page's policy would report them although nothing is displayed.
 */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style\b.*?(<\/style\s*>|$)/gis, '')
    .replace(/<([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi, (_, name: string, attributes: string) => {
      const reaches = attributes.match(/\b(?:col|row)span\s*=\s*["']?\d+["']?/gi) ?? [];
      return `<${[name, ...reaches].join(' ')}>`;
    });

/** The HTML in the form that browsers with Trusted Types require. */
function trusted(html: string): string {
  const rules = { createHTML: withoutStyles };
  policy ??= window.trustedTypes?.createPolicy('deconfuse-pasted', rules) ?? rules;
  return policy.createHTML(html) as string;
}

let policy: { createHTML(html: string): unknown } | undefined;

/** Greatest number of columns or rows that a cell may span. */
const widest = 1000;

/**
 * The first table of an HTML page as text with tabs between the cells; without a table, the text of the page. A cell
 * that spans several leaves the others empty. Nothing of the page is loaded or run.
 */
function textOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(trusted(html), 'text/html');
  for (const element of page.querySelectorAll('script, style, template, title')) element.remove();
  const table = page.querySelector('table');
  if (table) return rowsOf(table).join('\n');
  for (const element of page.querySelectorAll('br, p, div, li, pre, h1, h2, h3, h4')) element.after('\n');
  return (page.body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}

function rowsOf(table: HTMLTableElement): string[] {
  /** Number of further rows spanned by a cell above, by column. */
  const open: number[] = [];
  return [...table.rows].map((row) => {
    const cells: string[] = [];
    const fill = (): void => {
      while ((open[cells.length] ?? 0) > 0) {
        open[cells.length]!--;
        cells.push('');
      }
    };
    for (const cell of row.cells) {
      fill();
      const text = cellText(cell.textContent ?? '');
      for (let column = 0; column < Math.min(cell.colSpan, widest); column++) {
        open[cells.length] = Math.min(cell.rowSpan, widest) - 1;
        cells.push(column === 0 ? text : '');
      }
    }
    fill();
    return cells.join('\t');
  });
}

function cellText(text: string): string {
  const written = text.replace(/\s+/g, ' ').trim();
  return written.includes('"') ? `"${written.replaceAll('"', '""')}"` : written;
}
