/** Time for which a button says that something was copied, in milliseconds. */
export const copiedShown = 2000;

/**
 * Copies a text; false where the browser refuses, as it does in frames without permission and on insecure pages.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** How copying went: `no` before it, and again some time after it succeeded. */
export type Copying = 'no' | 'copied' | 'refused';

/** Copies a text, tells how that goes, and returns whether it succeeded. */
export async function copyTelling(text: string, tell: (copying: Copying) => void): Promise<boolean> {
  const isCopied = await copyText(text);
  tell(isCopied ? 'copied' : 'refused');
  if (isCopied) setTimeout(() => tell('no'), copiedShown);
  return isCopied;
}

/**
 * Copies something in several types, given as text by MIME type; false where the browser refuses. The texts may take a
 * while: the browser gets promises at once, since some browsers soon forget that the user has clicked.
 */
export async function copyTexts(texts: Readonly<Record<string, Promise<string>>>): Promise<boolean> {
  const blobs = Object.entries(texts).map(
    ([type, text]) => [type, text.then((content) => new Blob([content], { type }))] as const,
  );
  try {
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return false;
  }
}
