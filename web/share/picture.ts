/** What a drawing takes from the style sheets of the page, and what goes without saying. */
const properties: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'font-family': '',
  'font-weight': '400',
};

/** Around the drawing, in its own pixels. */
const margin = 12;

/** What is for pointer and keyboard only has this class and does not come into pictures. */
const onScreenOnly = '.screen-only';

/**
 * The drawing as a file that looks everywhere as it does on the page in light colours: what style sheets say is
 * written into its elements. It has to be shown at that time.
 */
export function pictureText(drawing: SVGSVGElement, width?: number): string {
  const picture = drawing.cloneNode(true) as SVGSVGElement;
  for (const element of picture.querySelectorAll(onScreenOnly)) element.remove();
  // Beside the drawing the same style sheets hold, in light colours.
  const place = document.createElement('div');
  place.style.colorScheme = 'light';
  place.style.position = 'absolute';
  place.style.visibility = 'hidden';
  place.append(picture);
  drawing.parentNode!.append(place);
  try {
    const paper = getComputedStyle(picture).getPropertyValue('background-color');
    inlineStyles(picture);
    removeComments(picture);
    frame(picture, drawing.viewBox.baseVal, paper, width);
  } finally {
    place.remove();
  }
  return new XMLSerializer().serializeToString(picture);
}

function inlineStyles(picture: SVGSVGElement): void {
  const inlined = [...picture.querySelectorAll('path, line, rect, circle, text')].map((element) => {
    const computed = getComputedStyle(element);
    return {
      element,
      values: Object.keys(properties)
        .filter((name) => element.tagName === 'text' || !name.startsWith('font'))
        .map((name) => [name, computed.getPropertyValue(name)] as const)
        .filter(([name, value]) => value !== properties[name]),
    };
  });
  for (const { element, values } of inlined) {
    for (const [name, value] of values) element.setAttribute(name, value);
  }
  for (const element of picture.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (name === 'class' || name === 'role' || name === 'tabindex' || name.startsWith('aria-')) {
        element.removeAttribute(name);
      }
    }
  }
}

function removeComments(picture: SVGSVGElement): void {
  const comments = document.createNodeIterator(picture, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) (comment as Comment).remove();
}

/** Paper with a margin, and the size in pixels. */
function frame(picture: SVGSVGElement, view: DOMRect, paper: string, width = view.width + 2 * margin): void {
  const box = [view.x - margin, view.y - margin, view.width + 2 * margin, view.height + 2 * margin] as const;
  const background = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [index, name] of ['x', 'y', 'width', 'height'].entries()) background.setAttribute(name, `${box[index]}`);
  background.setAttribute('fill', paper === 'rgba(0, 0, 0, 0)' ? 'white' : paper);
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  title.textContent = picture.getAttribute('aria-label');
  picture.prepend(title, background);
  for (const name of ['class', 'role', 'aria-label']) picture.removeAttribute(name);
  picture.setAttribute('viewBox', box.join(' '));
  picture.setAttribute('width', `${width}`);
  picture.setAttribute('height', `${Math.round((width * box[3]) / box[2])}`);
}

export function svgFile(drawing: SVGSVGElement): Blob {
  return new Blob([pictureText(drawing)], { type: 'image/svg+xml' });
}

/** So many pixels wide. @throws where the browser refuses the picture */
export async function pngFile(drawing: SVGSVGElement, width: number): Promise<Blob> {
  const image = new Image();
  // The page's policy lets pictures come from data.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureText(drawing, width))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))), 'image/png'),
  );
}

/** Hands a file to the user. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
