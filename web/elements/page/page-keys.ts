import type { KeyboardTexts } from '../../locales/en/keyboard.ts';

/** Action of a key; the texts describe it. */
export type KeyAction = keyof KeyboardTexts['keys'];

/** Keyboard shortcuts in the order of the list; `control` stands for Ctrl, or ⌘ on a Mac. */
export const pageKeys: readonly { action: KeyAction; keys: readonly string[] }[] = [
  { action: 'list', keys: ['?'] },
  { action: 'filter', keys: ['/'] },
  { action: 'find', keys: ['control', 'K'] },
  { action: 'undo', keys: ['control', 'Z'] },
  { action: 'cells', keys: ['↑', '↓', '←', '→'] },
  { action: 'count', keys: ['Alt', '↑', '↓'] },
  { action: 'points', keys: ['←', '→'] },
  { action: 'close', keys: ['Esc'] },
];

const typesText = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable);

/** Page-wide action of the pressed key, wherever the focus is. */
export function pressed(event: KeyboardEvent): 'list' | 'filter' | 'find' | 'undo' | undefined {
  if (event.defaultPrevented || event.isComposing) return undefined;
  const path = event.composedPath();
  const hasControl = event.ctrlKey || event.metaKey;
  if (hasControl && !event.shiftKey && !event.altKey) {
    const key = event.key.toLowerCase();
    if (key === 'z') return 'undo';
    // An open dialog has to be closed first.
    if (key === 'k' && !path.some((each) => each instanceof HTMLDialogElement)) return 'find';
    return undefined;
  }
  if (hasControl || typesText(path[0]) || path.some((each) => each instanceof HTMLDialogElement)) return undefined;
  if (event.key === '?') return 'list';
  return event.key === '/' ? 'filter' : undefined;
}

/** Name of a key as printed on the reader's keyboard. */
export function keyName(key: string, { control }: KeyboardTexts): string {
  if (key !== 'control') return key;
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : control;
}
