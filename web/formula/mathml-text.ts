import type { MathElement } from './element.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Alignment of columns as an attribute, for readers without the page's style sheets. */
const alignment = { worked: 'right center left', cases: 'left', lines: 'left' } as const;

/** Self-contained MathML in one line. */
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
