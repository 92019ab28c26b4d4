import type { Plugin } from 'vite';

/**
 * Takes the indentation out of the templates and styles of the elements, which minifiers leave in: to HTML and CSS a
 * line break is as good as a line break and blanks.
 */
export function withoutIndentation(): Plugin {
  return {
    name: 'without-indentation',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return /\/web\/(elements|embed|styles)\/[\w-]+\.ts$/.test(id)
        ? { code: code.replace(/\n[ ]+/g, '\n'), map: null }
        : null;
    },
  };
}
