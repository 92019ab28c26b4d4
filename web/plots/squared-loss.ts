import { svg, type SVGTemplateResult } from 'lit';
import { formatNumber } from '../formula/number.ts';
import type { SquaredLossTexts } from '../locales/en/squared-loss.ts';
import { modelClass } from './models.ts';
import {
  axes,
  frameOf,
  linePath,
  placesAlong,
  placesOfSegment,
  segment,
  type Frame,
  type Place,
  type Plot,
} from './frame.ts';
import { keptLabel, placesAround, takenIn } from './labels.ts';
import { withLegend } from './legend.ts';

export interface SquaredLossOptions {
  texts: SquaredLossTexts;
  format: { decimals: number; decimalSign: '.' | ',' };
  values: readonly number[];
  mean: number;
  variance: number;
  guess: number;
  /** The expected loss of the guess. */
  loss: number;
}

/** Number of straight pieces that the parabola is drawn with. */
const steps = 100;

/**
 * E[(h − a)²|x] against the guess a. It equals the variance at the mean and grows with the squared distance from the
 * mean.
 */
export function squaredLossPlot(options: SquaredLossOptions): Plot {
  const { texts, format, values, mean, variance, guess, loss } = options;
  const ends = [...values, guess, mean];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const margin = (high - low || 1) * 0.1;
  const domain = [low - margin, high + margin] as const;
  const at = (a: number): number => variance + (a - mean) ** 2;
  const top = Math.max(at(domain[0]), at(domain[1])) || 1;
  const places = Float64Array.from(
    { length: steps + 1 },
    (_, step) => domain[0] + ((domain[1] - domain[0]) * step) / steps,
  );
  const losses = places.map(at);
  const least = [
    { x: mean, y: 0 },
    { x: mean, y: variance },
  ] as const;
  const text = (value: number): string => formatNumber(value, { ...format, trim: true });
  return {
    description: texts.plotDescription(text(mean), text(variance)),
    fileName: 'squared-loss',
    frame: (width) =>
      withLegend(
        frameOf(width, {
          x: { title: texts.axes.guess, domain },
          y: { title: texts.axes.loss, domain: [0, top] },
          decimalSign: format.decimalSign,
        }),
        [],
        [],
        (frame) => [...placesAlong(frame, places, losses), ...placesOfSegment(frame, ...least)],
      ),
    still: (frame) => {
      const taken = takenIn(frame);
      return svg`
        ${axes(frame)}
        ${segment(frame, ...least, 'chance')}
        <path class=${modelClass(0)} d=${linePath(frame, places, losses)}></path>
        ${guess === mean ? svg`` : point(frame, guess, loss, `${texts.yours} ${text(guess)}`, taken)}
        ${point(frame, mean, variance, `${texts.atMean} ${text(mean)}`, taken)}
      `;
    },
  };
}

function point(frame: Frame, x: number, y: number, text: string, taken: Place[]): SVGTemplateResult {
  const place = { x: frame.x(x), y: frame.y(y) };
  return svg`
    <circle cx=${place.x} cy=${place.y} r="4" fill="var(--accent)"></circle>
    ${keptLabel(frame, text, placesAround(frame, place, [8, 18, 30, 44]), taken)}
  `;
}
