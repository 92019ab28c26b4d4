/** Style properties that a drawing takes from the style sheets of the page, with their defaults in SVG. */
const properties = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
} as const;

const names = Object.keys(properties) as (keyof typeof properties)[];

const namespace = 'http://www.w3.org/2000/svg';

/** Margin around the drawing, in its own pixels. */
const margin = 12;

/** Selector of the elements for pointer and keyboard, which are left out of pictures. */
const onScreenOnly = '.screen-only';

export interface PictureOptions {
  /** Width in pixels, including the margin. */
  width: number;
  colours: 'light' | 'dark' | 'shown';
}

/** A copy of a drawing, which is in the page only while it is read. */
export interface Copy {
  /** The copy, with the styles of the page written into its elements. */
  picture: SVGSVGElement;
  /** Position and size in the drawing's own pixels. */
  view: DOMRect;
  /** Background colour of the page. */
  paper: string;
}

/**
 * The result of `read` for a copy of the drawing in these colours, without the elements for pointer and keyboard. The
 * drawing must be visible when this is called.
 */
export function readCopy<Result>(
  drawing: SVGSVGElement,
  colours: PictureOptions['colours'],
  read: (copy: Copy) => Result,
): Result {
  const picture = drawing.cloneNode(true) as SVGSVGElement;
  for (const element of picture.querySelectorAll(onScreenOnly)) element.remove();
  const view = sizeOf(drawing);
  // Lengths given as percentages must refer to the size of the drawing.
  setAttributes(picture, { width: view.width, height: view.height });
  // Beside the drawing the same style sheets apply to the copy.
  const place = document.createElement('div');
  if (colours !== 'shown') place.style.cssText = coloursOf(colours);
  place.style.position = 'absolute';
  place.style.visibility = 'hidden';
  place.style.backgroundColor = 'var(--paper)';
  place.append(picture);
  drawing.parentNode!.append(place);
  try {
    const paper = getComputedStyle(place).backgroundColor;
    inlineStyles(picture);
    removeComments(picture);
    return read({ picture, view, paper });
  } finally {
    place.remove();
  }
}

/** The drawing as a self-contained SVG file, which looks as the drawing does on the page in these colours. */
function pictureText(drawing: SVGSVGElement, { width, colours }: PictureOptions): string {
  return readCopy(drawing, colours, (copy) => new XMLSerializer().serializeToString(framed(copy, width)));
}

/**
 * The page's declarations of its colours in a theme, for a single element. Setting `color-scheme` alone is not enough
 * where the build has resolved pairs of colours at the root.
 */
function coloursOf(theme: 'light' | 'dark'): string {
  const selectors = [':root', `:root[data-theme="${theme}"]`];
  const rules = [...document.styleSheets].flatMap(rulesOf).filter((rule) => rule instanceof CSSStyleRule);
  return selectors
    .flatMap((selector) => rules.filter(({ selectorText }) => selectorText.split(/,\s*/).includes(selector)))
    .map(({ style }) => style.cssText)
    .concat(`color-scheme: ${theme};`)
    .join(' ');
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return []; // a style sheet from another origin, which does not set these colours
  }
}

/** The `viewBox` of a drawing; without one, its size on the screen. */
function sizeOf({ viewBox: { baseVal: box }, clientWidth, clientHeight }: SVGSVGElement): DOMRect {
  return box.width > 0 ? box : new DOMRect(0, 0, clientWidth, clientHeight);
}

function inlineStyles(picture: SVGSVGElement): void {
  const elements = [...picture.querySelectorAll('path, line, rect, circle, text')].map((element) => {
    const computed = getComputedStyle(element);
    return {
      element,
      values: names
        .filter((name) => element.tagName === 'text' || !name.startsWith('font'))
        .map((name) => [name, computed.getPropertyValue(name)] as const),
    };
  });
  for (const { element, values } of elements) {
    for (const [name, value] of values) {
      if (value === properties[name]) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }
  for (const element of picture.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (name === 'class' || name === 'role' || name === 'tabindex' || name.startsWith('aria-')) {
        element.removeAttribute(name);
      }
    }
  }
}

/** The value of a style property of an element of a copy. */
export function inlined(element: SVGElement, name: keyof typeof properties): string {
  return element.getAttribute(name) ?? properties[name];
}

function removeComments(picture: SVGSVGElement): void {
  const comments = document.createNodeIterator(picture, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) (comment as Comment).remove();
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
}

/** The copy inside a drawing that has a background, a margin and its size in pixels. */
function framed({ picture, view, paper }: Copy, width: number): SVGSVGElement {
  const outer = document.createElementNS(namespace, 'svg');
  const box = {
    x: view.x - margin,
    y: view.y - margin,
    width: view.width + 2 * margin,
    height: view.height + 2 * margin,
  };
  const background = document.createElementNS(namespace, 'rect');
  setAttributes(background, { ...box, fill: paper });
  const title = document.createElementNS(namespace, 'title');
  title.textContent = picture.getAttribute('aria-label');
  for (const name of ['class', 'role', 'aria-label']) picture.removeAttribute(name);
  setAttributes(picture, { x: view.x, y: view.y, overflow: 'visible' });
  setAttributes(outer, {
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    width,
    height: Math.round((width * box.height) / box.width),
  });
  outer.append(title, background, picture);
  return outer;
}

export function svgFile(drawing: SVGSVGElement, options: PictureOptions): Blob {
  return new Blob([pictureText(drawing, options)], { type: 'image/svg+xml' });
}

/** @throws where the browser refuses the picture */
export async function pngFile(drawing: SVGSVGElement, options: PictureOptions): Promise<Blob> {
  const image = new Image();
  // The page's content security policy allows images from data URLs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureText(drawing, options))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = options.width;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))), 'image/png'),
  );
}
