import type { InputErrorFields } from '../../core/input-error.ts';

/** Selects the offending piece of text. Lines and columns count from 1, columns in characters. */
export function selectPlace(
  textarea: HTMLTextAreaElement,
  { line = 1, column = 1, excerpt = '' }: InputErrorFields,
): void {
  const lines = textarea.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + Math.sign(line - 1);
  const text = lines[line - 1]?.replace(/\r$/, '') ?? '';
  const before = [...text].slice(0, column - 1).join('').length;
  const found = excerpt !== '' && text.startsWith(excerpt, before) ? excerpt.length : text.length - before;
  textarea.focus();
  textarea.setSelectionRange(start + before, start + before + Math.max(found, 1));
  textarea.scrollTop = ((line - 2) * textarea.scrollHeight) / lines.length;
}
