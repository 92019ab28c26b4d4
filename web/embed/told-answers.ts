import type { ToldAnswer } from '../elements/checker/questions.ts';

/** Passes every answer on to the page around the frame, if that is wanted at the time. */
export function passAnswersOn(isWanted: () => boolean): void {
  addEventListener('deconfuse-answer', (event) => {
    const { detail } = event as CustomEvent<ToldAnswer>;
    if (isWanted()) window.parent.postMessage({ type: 'deconfuse-answer', ...detail }, '*');
  });
}
