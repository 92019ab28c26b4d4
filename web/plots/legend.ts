import { nothing, svg, type SVGTemplateResult } from 'lit';
import { gap, letterWidth, straight, textWidth, type Frame, type LegendEntry, type Place } from './frame.ts';

type Corner = readonly [horizontal: 'left' | 'right', vertical: 'top' | 'bottom'];

const sampleWidth = 26;

/**
 * The frame with the `lines` of its plot (in pixels) and a legend. The legend is in the first of the corners where it
 * hides no line, or else below the axes.
 */
export function withLegend(
  plain: Frame,
  entries: readonly LegendEntry[],
  corners: readonly Corner[],
  lines: (frame: Frame) => Iterable<Place>,
): Frame {
  const places = [...lines(plain)];
  const frame = { ...plain, lines: places };
  if (entries.length === 0) return frame;
  const { fontSize, left, right, top, bottom } = frame;
  const most = Math.floor((right - left - sampleWidth - 3 * gap) / (letterWidth * fontSize));
  const shown = entries.map((entry) => ({ ...entry, text: shortened(entry.text, most) }));
  const width = sampleWidth + 3 * gap + Math.max(...shown.map(({ text }) => textWidth(text, fontSize)));
  const heightOf = (rows: number): number => Math.ceil(rows * 1.4 * fontSize + gap);
  const height = heightOf(shown.length);
  const corner = corners
    .map(([horizontal, vertical]) => ({
      x: horizontal === 'left' ? left + gap : right - gap - width,
      y: vertical === 'top' ? top + gap : bottom - gap - height,
    }))
    .find(
      (box) =>
        width < 0.75 * (right - left) &&
        height < 0.5 * (bottom - top) &&
        !places.some(
          ({ x, y }) => x > box.x - gap && x < box.x + width + gap && y > box.y - gap && y < box.y + height + gap,
        ),
    );
  if (corner) return { ...frame, legend: { entries: shown, ...corner, width, height, columns: 1 } };
  const columns = Math.max(1, Math.floor((right - left) / width));
  const below = {
    entries: shown,
    x: left,
    y: frame.height + gap,
    width: columns * width,
    height: heightOf(Math.ceil(shown.length / columns)),
    columns,
  };
  return { ...frame, height: below.y + below.height + 1, legend: below };
}

export function legend({ legend, fontSize }: Frame): SVGTemplateResult | typeof nothing {
  if (!legend) return nothing;
  const { entries, x, y, width, height, columns } = legend;
  return svg`
    <g class="legend" font-size=${fontSize}>
      <rect class="legend-paper" x=${x} y=${y} width=${width} height=${height} rx="3"></rect>
      ${entries.map(({ className, text, sample }, index) => {
        const start = x + gap + (index % columns) * (width / columns);
        const middle = y + gap / 2 + (Math.floor(index / columns) + 0.5) * 1.4 * fontSize;
        return svg`
          ${sampleOf(className, sample, start, middle)}
          <text class="label" x=${start + sampleWidth + gap} y=${middle + 0.35 * fontSize}>${text}</text>`;
      })}
    </g>
  `;
}

function sampleOf(className: string, sample: LegendEntry['sample'], x: number, y: number): SVGTemplateResult {
  if (sample === 'area')
    return svg`<rect class=${className} x=${x} y=${y - 5} width=${sampleWidth} height="10"></rect>`;
  if (sample === 'point') return svg`<circle class=${className} cx=${x + sampleWidth / 2} cy=${y} r="5"></circle>`;
  return straight(x, y, x + sampleWidth, y, className);
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, Math.max(1, most - 1)).join('')}…`;
}
