import { followFrameFields, readFrameFields } from '../share/frame-address.ts';
import { attributeNames, embeddable } from './attributes.ts';
import './deconfuse-embed.ts';
import { passAnswersOn } from './told-answers.ts';

/** Shows the element named in the address, with the attributes in the address. */
function show(fields: Map<string, string>): void {
  const name = embeddable.find((one) => one === fields.get('element')) ?? embeddable[0];
  const tag = `deconfuse-${name}`;
  const shown = document.body.firstElementChild;
  const element = shown?.localName === tag ? shown : document.createElement(tag);
  // A frame has no page around it whose colours it could take.
  const attributes = new Map([['theme', 'system'], ...fields]);
  for (const attribute of attributeNames) {
    const value = attributes.get(attribute);
    if (value === undefined) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value);
  }
  document.documentElement.lang = /^[a-z]{2}$/.exec(fields.get('language') ?? '')?.[0] ?? 'en';
  if (element !== shown) document.body.replaceChildren(element);
}

/** Tells the host page the height that the frame needs, in pixels, once it has content. The height is no secret. */
let isFilled = false;
const tellHeight = (): void => {
  if (!isFilled) return;
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  window.parent.postMessage({ type: 'deconfuse-height', height }, '*');
  // Learning platforms expect text.
  const isForPlatform = readFrameFields().get('resize') === 'lti';
  if (isForPlatform) window.parent.postMessage(JSON.stringify({ subject: 'lti.frameResize', height }), '*');
};

const styles = new CSSStyleSheet();
styles.replaceSync(
  'html { color-scheme: light dark; } body { display: flow-root; margin: 0; } body > * { margin: 0; }',
);
document.adoptedStyleSheets = [styles];

show(readFrameFields());
followFrameFields(show);
new ResizeObserver(tellHeight).observe(document.body);
for (const type of ['deconfuse-result', 'deconfuse-error']) {
  addEventListener(type, () => {
    isFilled = true;
    tellHeight();
  });
}
passAnswersOn(() => readFrameFields().get('report') === 'answers');
// A host page asks for the height if its script loads later than the frame.
window.addEventListener('message', ({ source, data }: MessageEvent<{ type?: unknown } | null>) => {
  if (source === window.parent && data?.type === 'deconfuse-height-wanted') tellHeight();
});
