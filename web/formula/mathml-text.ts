import type { MathElement } from './element.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Tables whose columns the page aligns by style sheets, with what other readers know. */
const alignment = { worked: 'right center left', cases: 'left', lines: 'left' } as const;

/** MathML in one line that stands on its own. */
export function mathmlText(element: MathElement, display: 'block' | 'inline' = 'block'): string {
  return `<math xmlns="http://www.w3.org/1998/Math/MathML" display="${display}">${textOf(element)}</math>`;
}

function textOf({ tag, attributes, text, children }: MathElement): string {
  const { class: name, ...others } = attributes;
  const written = Object.entries({
    ...others,
    ...(name && { columnalign: alignment[name as keyof typeof alignment] }),
  });
  const inTag = written.map(([attribute, value]) => ` ${attribute}="${value}"`).join('');
  return `<${tag}${inTag}>${escaped(text)}${children.map(textOf).join('')}</${tag}>`;
}
