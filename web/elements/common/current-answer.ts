import type { ReactiveElement } from 'lit';

/**
 * The answer to an element's question, or undefined where the question is no longer current. Its errors do not matter
 * then, because the data that it was about have been replaced.
 */
export async function currentAnswer<Answer>(
  element: ReactiveElement,
  isCurrent: () => boolean,
  asked: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    const answer = await asked;
    return isCurrent() ? answer : undefined;
  } catch (error) {
    // A worker that ends with its data rejects before the page shows what replaces them.
    await new Promise((resolve) => setTimeout(resolve));
    if (isCurrent() && element.isConnected) throw error;
    return undefined;
  }
}
