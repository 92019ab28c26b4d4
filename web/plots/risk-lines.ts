import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { formatNumber } from '../formula/number.ts';
import type { NumberFormat } from '../locales/values.ts';
import { axes, frameOf, linePath, placesAlong, placesOfSegment, segment, type Frame, type Plot } from './frame.ts';
import { keptLabel, takenIn } from './labels.ts';
import { legend, withLegend } from './legend.ts';
import { modelClass } from './models.ts';

export interface RiskLinesOptions {
  format: NumberFormat;
  /** Losses of each action in the first and in the second state. */
  losses: readonly (readonly [ofFirst: number, ofSecond: number])[];
  actions: readonly string[];
  axes: { p: string; risk: string };
  /** Description of the plot, from the probabilities at which the decision changes. */
  description: (changes: string) => string;
}

/** The action of least risk from a probability of the second state up to the next stretch. */
export interface Stretch {
  action: number;
  from: number;
}

/** Risk of an action, which is linear in the probability `p` of the second state. */
const riskAt = ([first, second]: readonly [number, number], p: number): number => first + (second - first) * p;

/** The best action on each stretch of probabilities, the first of equals. It can change only where two lines cross. */
export function bestStretches(losses: RiskLinesOptions['losses']): Stretch[] {
  const crossings = losses.flatMap(([first, second], at) =>
    losses.slice(at + 1).map((other) => (first - other[0]) / (first - other[0] - (second - other[1]))),
  );
  const places = [0, ...crossings.filter((p) => p > 0 && p < 1).sort((one, other) => one - other), 1];
  const stretches: Stretch[] = [];
  for (const [at, from] of places.slice(0, -1).entries()) {
    const middle = (from + places[at + 1]!) / 2;
    const risks = losses.map((line) => riskAt(line, middle));
    const action = risks.indexOf(Math.min(...risks));
    if (places[at + 1]! > from && stretches.at(-1)?.action !== action) stretches.push({ action, from });
  }
  return stretches;
}

/** The risk of every action against the probability of the second of two states; the least risk is a stronger line. */
export function riskLinesPlot({ format, losses, actions, axes: titles, description }: RiskLinesOptions): Plot {
  const stretches = bestStretches(losses);
  const changes = stretches.slice(1).map(({ from }) => from);
  const text = (p: number): string =>
    formatNumber(p, { ...format, decimals: Math.max(3, format.decimals), trim: true });
  const [low, high] = [Math.min(0, ...losses.flat()), Math.max(...losses.flat())];
  const [bottom, top] = scaleLinear([low, high > low ? high : low + 1], [0, 1])
    .nice(5)
    .domain();
  const ends = Float64Array.of(0, 1);
  const lines = losses.map((line) => Float64Array.from(line));
  const entries = actions.map((action, at) => ({ className: modelClass(at), text: action }));
  const least = (frame: Frame) =>
    stretches.map(({ action, from }, at) => {
      const to = stretches[at + 1]?.from ?? 1;
      const line = losses[action]!;
      const d = linePath(frame, Float64Array.of(from, to), Float64Array.of(riskAt(line, from), riskAt(line, to)));
      return svg`<path class="${modelClass(action)} reported" d=${d}></path>`;
    });
  return {
    description: description(changes.map(text).join('; ')),
    fileName: 'risk-lines',
    frame: (width) =>
      withLegend(
        frameOf(width, {
          x: { title: titles.p, domain: [0, 1] },
          y: { title: titles.risk, domain: [bottom!, top!] },
          headroom: true,
          decimalSign: format.decimalSign,
        }),
        entries,
        [
          ['left', 'top'],
          ['right', 'top'],
          ['right', 'bottom'],
          ['left', 'bottom'],
        ],
        (frame) => [
          ...lines.flatMap((line) => [...placesAlong(frame, ends, line)]),
          ...changes.flatMap((p) => [...placesOfSegment(frame, { x: p, y: bottom! }, { x: p, y: top! })]),
        ],
      ),
    still: (frame) => svg`
      ${axes(frame)}
      ${changes.map((p) => segment(frame, { x: p, y: bottom! }, { x: p, y: top! }, 'chance'))}
      ${lines.map((line, at) => svg`<path class=${modelClass(at)} stroke-opacity="0.5" d=${linePath(frame, ends, line)}></path>`)}
      ${least(frame)}
      ${changeTexts(frame, changes, text)}
      ${legend(frame)}
    `,
  };
}

/** Labels beside the line at each change, near its foot if possible. */
function changeTexts(frame: Frame, changes: readonly number[], text: (p: number) => string) {
  const { top, bottom, fontSize } = frame;
  const taken = takenIn(frame);
  return changes.map((p) => {
    const sides = p > 0.8 ? ([-1, 1] as const) : ([1, -1] as const);
    const places = [0, 0.15, 0.3, 0.5, 0.7, 1].flatMap((part) =>
      sides.map((side) => ({
        x: frame.x(p) + 6 * side,
        y: bottom - 6 + part * (top - bottom + fontSize + 8),
        anchor: side === 1 ? ('start' as const) : ('end' as const),
      })),
    );
    return keptLabel(frame, text(p), places, taken);
  });
}
