import { bytesOfText } from './bytes-as-text.ts';
import { putTogether } from './parted-module.ts';

export { start, type ModuleSource } from '../core/module.ts';

/** The element of the page that has the module of all parts as its text. */
export const elementOfModule = 'module';

let compiling: Promise<WebAssembly.Module> | undefined;

/** The module in the page, whichever is asked for: it has all of them. */
export function compile(): Promise<WebAssembly.Module> {
  const text = document.getElementById(elementOfModule)?.textContent ?? '';
  return (compiling ??= WebAssembly.compile(putTogether(bytesOfText(text))));
}
