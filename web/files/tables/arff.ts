import { FileRefused } from '../file-text.ts';

/** Whether a text begins like a file of Weka, after comments. */
export const isArff = (text: string): boolean => /^\s*(?:%[^\n]*\n\s*)*@relation\b/i.test(text);

const attribute = /^@attribute\s+(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|(\S+))/i;

/** The rows of a file of Weka as CSV, under the names of the attributes. @throws FileRefused */
export function csvOfArff(text: string): string {
  const names: string[] = [];
  const rows: string[] = [];
  let isData = false;
  for (const line of text.split(/\r?\n/)) {
    const written = line.trim();
    if (written === '' || written.startsWith('%')) continue;
    // Rows of a sparse file give the indices of the values other than 0.
    if (isData && written.startsWith('{')) throw new FileRefused('nested');
    if (isData)
      rows.push(written.replace(/'((?:[^'\\]|\\.)*)'/g, (_, inner: string) => quoted(inner.replace(/\\(.)/g, '$1'))));
    else if (/^@data\b/i.test(written)) isData = true;
    else {
      const found = attribute.exec(written);
      if (found) names.push(quoted((found[1]?.replace(/\\(.)/g, '$1') ?? found[2] ?? found[3])!));
    }
  }
  if (!isData || names.length === 0) throw new FileRefused('damaged');
  return [names.join(','), ...rows].join('\n');
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
