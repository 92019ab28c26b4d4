/** How long a button says that something was copied, in milliseconds. */
export const copiedShown = 2000;

/** Whether the text reached the clipboard: browsers refuse it in frames without permission and on insecure pages. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The same of something in several types, as text by its type. It may take a while: the browser gets promises, for some
 * forget soon that the user has clicked.
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
