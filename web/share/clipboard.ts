/** Whether the text reached the clipboard: browsers refuse it in frames without permission and on insecure pages. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
