// Where texts stand in plots: beside the curves, beside each other, and inside the drawing.
import { nothing, type SVGTemplateResult } from 'lit';
import { describe, expect, test } from 'vitest';
import { plots as de } from '../../web/locales/de/plots.ts';
import { plots as en } from '../../web/locales/en/plots.ts';
import { squaredLoss } from '../../web/locales/en/squared-loss.ts';
import { plots as es } from '../../web/locales/es/plots.ts';
import { plots as fr } from '../../web/locales/fr/plots.ts';
import { againstThresholdPlot } from '../../web/plots/against-threshold.ts';
import { costPlot } from '../../web/plots/cost.ts';
import { detPlot } from '../../web/plots/det.ts';
import { expectedCostPlot } from '../../web/plots/expected-cost.ts';
import { textWidth, type Frame, type Place, type Plot } from '../../web/plots/frame.ts';
import { gainPlot } from '../../web/plots/gain.ts';
import { isoCostPlot } from '../../web/plots/iso-cost.ts';
import { kolmogorovSmirnovPlot } from '../../web/plots/kolmogorov-smirnov.ts';
import { liftPlot } from '../../web/plots/lift.ts';
import { operatingPoint, pixelsOf, type CurvePlot, type OperatingPoints } from '../../web/plots/operating-points.ts';
import { pointLabelPlace } from '../../web/plots/point-label.ts';
import { precisionRecallGainPlot } from '../../web/plots/precision-recall-gain.ts';
import { precisionRecallPlot } from '../../web/plots/precision-recall.ts';
import { rankedPrecisionPlot } from '../../web/plots/ranked-precision.ts';
import { accuracyCoveragePlot, errorRejectPlot } from '../../web/plots/rejection.ts';
import { riskLinesPlot } from '../../web/plots/risk-lines.ts';
import { rocPlot } from '../../web/plots/roc.ts';
import { squaredLossPlot } from '../../web/plots/squared-loss.ts';
import { typedCurvesPlot } from '../../web/plots/typed-curves.ts';
import { hullOf } from '../../web/typed/typed-curve.ts';

const widths = [320, 420, 640];

const format = { decimals: 3, decimalSign: '.' } as const;

const languages = { en, de, es, fr } as const;

/** Numbers from 0 to 1 that are the same in every run. */
function* noise(): Generator<number, never> {
  for (let state = 7; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

type Case = readonly [score: number, positive: boolean];

/** `apart`: how much higher the positives score, in units of the range of either class. */
function scored(
  count: number,
  apart: number,
  prevalence: number,
  score: (own: number) => number = (own) => own,
): Case[] {
  const random = noise();
  return Array.from({ length: count }, (_, at) => {
    const positive = at < prevalence * count;
    const own = (random.next().value + random.next().value) / 2 + (positive ? apart : 0);
    return [score(own / (1 + Math.abs(apart)) + (apart < 0 ? Math.abs(apart) / (1 - apart) : 0)), positive] as const;
  });
}

const data: Readonly<Record<string, readonly Case[]>> = {
  good: scored(60, 0.5, 0.4),
  'very good': scored(400, 0.9, 0.3),
  steep: scored(300, 2, 0.05),
  'at chance': scored(500, 0, 0.5),
  bad: scored(80, -0.4, 0.3),
  tied: scored(90, 0.4, 0.5, (own) => Math.round(4 * own) / 4),
  'all equal': scored(20, 0, 0.5, () => 0.5),
  'mostly positive': scored(200, 0.4, 0.93),
  'few cases': scored(6, 0.3, 0.5),
};

const numbers = (values: Iterable<number>): Float64Array => Float64Array.from(values);

function pointsOf(cases: readonly Case[]): OperatingPoints {
  const [threshold, truePositives, falsePositives] = [[Number.POSITIVE_INFINITY], [0], [0]];
  for (const [score, positive] of cases.toSorted(([one], [other]) => other - one)) {
    if (score !== threshold.at(-1)) {
      threshold.push(score);
      truePositives.push(truePositives.at(-1)!);
      falsePositives.push(falsePositives.at(-1)!);
    }
    (positive ? truePositives : falsePositives)[threshold.length - 1]! += 1;
  }
  return {
    threshold: numbers(threshold),
    truePositives: numbers(truePositives),
    falsePositives: numbers(falsePositives),
    positives: truePositives.at(-1)!,
    negatives: falsePositives.at(-1)!,
  };
}

function plotsOf(cases: readonly Case[], texts: typeof en): Record<string, Plot> {
  const points = pointsOf(cases);
  const { threshold, positives, negatives } = points;
  const total = positives + negatives;
  const values = Array.from(threshold, (_, point) => operatingPoint(points, point));
  const curve = (x: (value: (typeof values)[0]) => number, y: (value: (typeof values)[0]) => number, from = 0) => ({
    x: numbers(values.slice(from).map(x)),
    y: numbers(values.slice(from).map(y)),
    threshold: threshold.slice(from),
  });
  const fpr = (value: (typeof values)[0]): number => value.falsePositiveRate;
  const tpr = (value: (typeof values)[0]): number => value.truePositiveRate;
  const share = (value: (typeof values)[0]): number => (value.truePositives + value.falsePositives) / total;
  const precision = (value: (typeof values)[0]): number => (Number.isNaN(value.precision) ? 1 : value.precision);
  const score = ({ threshold }: (typeof values)[0]): number => threshold;
  const common = { texts, format, points, description: '' };
  const named = (one: ReturnType<typeof curve>) => ({ ...common, curve: { name: '', curve: one } });
  const roc = curve(fpr, tpr);
  const hull = hullOf({ x: [...roc.x], y: [...roc.y] });
  const hullCurve = { x: numbers(hull.x), y: numbers(hull.y), threshold: numbers(hull.x) };
  const model = (one: ReturnType<typeof curve>, note: string) => ({
    ...common,
    models: [{ name: 'Model', note, curve: one }],
    reported: 0,
  });
  const rocWith = (shown: boolean): Plot =>
    rocPlot({
      ...model(roc, 'AUC = 0.812'),
      show: { diagonal: true, equalErrorRate: shown, isoCost: false, area: shown },
      hull: shown ? hullCurve : undefined,
      level: 0.95,
      isoCostSlope: 1,
    });
  const precisionRecallWith = (isoF: boolean, beta: number): Plot =>
    precisionRecallPlot({
      ...model(curve(tpr, precision), 'AP = 0.812'),
      show: { diagonal: true, area: false, isoF },
      beta,
    });
  const grid = numbers(Array.from({ length: 101 }, (_, at) => at / 100));
  const gain = (errors: number, found: number): number =>
    found === 0 ? Number.NEGATIVE_INFINITY : 1 - (errors / found) * (positives / negatives);
  const meanCost = (value: (typeof values)[0]): number =>
    (5 * (positives - value.truePositives) + value.falsePositives) / total;
  const best = values.reduce((least, value) => (meanCost(value) < meanCost(least) ? value : least));
  const rejected = curve(
    (value) => 1 - share(value),
    (value) => value.falsePositives / total,
  );
  const rejection = {
    curve: rejected,
    x: 'Rejected',
    y: 'Wrong',
    chance: 'at random',
    description: '',
    decimalSign: '.' as const,
  };
  return {
    roc: rocWith(false),
    'roc with more lines': rocWith(true),
    'precision-recall': precisionRecallWith(false, 1),
    'precision-recall with F1': precisionRecallWith(true, 1),
    'precision-recall with F2': precisionRecallWith(true, 2),
    det: detPlot({
      ...named(curve(fpr, (value) => 1 - tpr(value))),
      curve: { name: 'Model', note: 'EER', curve: curve(fpr, (value) => 1 - tpr(value)) },
    }),
    gain: gainPlot(named(curve(share, tpr))),
    lift: liftPlot(named(curve(share, (value) => (value.precision * total) / positives, 1))),
    'precision-recall gain': precisionRecallGainPlot(
      named(
        curve(
          (value) => gain(positives - value.truePositives, value.truePositives),
          (value) => gain(value.falsePositives, value.truePositives),
          1,
        ),
      ),
    ),
    'kolmogorov-smirnov': kolmogorovSmirnovPlot({
      ...common,
      curve: { ...curve(score, tpr), low: numbers(values.map(fpr)) },
    }),
    cost: costPlot(
      named({
        x: grid,
        y: numbers(
          Array.from(grid, (mix) =>
            Math.min(...values.map((value) => (1 - tpr(value)) * mix + fpr(value) * (1 - mix))),
          ),
        ),
        threshold: grid.slice(),
      }),
    ),
    'against the threshold': againstThresholdPlot({
      ...common,
      curves: [
        {
          name: 'Accuracy',
          curve: curve(score, (value) => (value.truePositives + negatives - value.falsePositives) / total),
        },
        { name: 'F1', curve: curve(score, (value) => value.f1) },
        { name: 'MCC', curve: curve(score, (value) => tpr(value) - fpr(value)) },
      ],
    }),
    'expected cost': expectedCostPlot({
      ...common,
      curve: curve(score, meanCost),
      least: { threshold: best.threshold, cost: meanCost(best) },
      calibrated: 1 / 6,
      names: { cost: 'Mean cost', least: 'Least: 0.123', calibrated: 'Calibrated: 0.167' },
    }),
    'equal cost': isoCostPlot({
      ...common,
      roc,
      hull: hullCurve,
      best: { x: fpr(best), y: tpr(best), text: 't = 0.300' },
      slope: 0.2,
      lineName: 'Equal cost, slope 0.200',
      rocName: 'ROC curve',
    }),
    'error-reject': errorRejectPlot(rejection),
    'accuracy-coverage': accuracyCoveragePlot(rejection),
    typed: typedCurvesPlot({
      ...common,
      kind: 'roc',
      curves: [
        { name: 'One', x: roc.x, y: roc.y, crossing: { x: 0.3, y: 0.7 } },
        { name: 'Other', x: numbers([0, 0.5, 1]), y: numbers([0, 0.6, 1]), crossing: null },
      ] as unknown as Parameters<typeof typedCurvesPlot>[0]['curves'],
    }),
    'ranked list': rankedPrecisionPlot({
      ...common,
      steps: values.slice(1).map((value, at, all) => ({
        rank: at + 1,
        isRelevant: true,
        hits: value.truePositives,
        precision: value.precision,
        recall: value.recall,
        interpolated: Math.max(...all.slice(at).map(({ precision }) => precision)),
      })) as unknown as Parameters<typeof rankedPrecisionPlot>[0]['steps'],
      cut: 3,
      names: { sum: 'AP: 0.7', interpolated: 'All points: 0.7', levels: '11 levels: 0.7', percents: '101 levels: 0.7' },
    }),
  };
}

const others: Readonly<Record<string, Plot>> = {
  'risks of two actions': riskLinesPlot({
    format,
    losses: [[0, 5], [1, 0]], // prettier-ignore
    actions: ['Negative', 'Positive'],
    axes: { p: 'Probability', risk: 'Risk' },
    description: () => '',
  }),
  'risks of four actions': riskLinesPlot({
    format,
    losses: [[0, 10], [1, 6], [3, 3], [9, 0]], // prettier-ignore
    actions: ['One', 'Two', 'Three', 'Four'],
    axes: { p: 'Probability', risk: 'Risk' },
    description: () => '',
  }),
  'squared loss': squaredLossPlot({
    texts: squaredLoss,
    format,
    values: [1, 2, 6],
    mean: 3,
    variance: 4.7,
    guess: 5,
    loss: 8.7,
  }),
  'squared loss of a guess near the mean': squaredLossPlot({
    texts: squaredLoss,
    format,
    values: [1, 2, 6],
    mean: 3,
    variance: 4.7,
    guess: 3.1,
    loss: 4.71,
  }),
};

/** All that a template says, as one text. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (typeof value === 'object' && value !== null && 'strings' in value) {
    const { strings, values } = value as SVGTemplateResult;
    return strings.map((string, index) => string + textOf(values[index])).join('');
  }
  return value === nothing || (typeof value !== 'string' && typeof value !== 'number') ? '' : String(value);
}

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

function elementsOf(markup: string): Element[] {
  return [...markup.matchAll(/<(g|path|line|rect|circle|text)\b([^>]*)>([^<]*)/g)].map(([, name, inside, text]) => ({
    name: name!,
    text: text!.replaceAll(/[ \n]+/g, ' ').trim(),
    attributes: Object.fromEntries(
      [...inside!.matchAll(/([\w-]+)=("[^"]*"|.*?)(?=\s+[\w-]+=|\s*$)/gs)].map(([, key, value]) => [
        key!,
        value!.replaceAll('"', ''),
      ]),
    ),
  }));
}

/** A rectangle, turned clockwise about the place that its edges are measured from. */
interface Box {
  what: string;
  place: Place;
  turned: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Line {
  what: string;
  corners: readonly Place[];
}

interface Drawing {
  frame: Frame;
  labels: Box[];
  titles: Box[];
  legend: Box | undefined;
  lines: Line[];
}

function drawingOf(plot: Plot, width: number): Drawing {
  const frame = plot.frame(width);
  const markup = textOf(plot.still(frame));
  // The samples of a legend, which stands last, and the grid are no lines of the plot.
  const [shown, legendMarkup = ''] = markup.split('<g class="legend"');
  const plotted = shown!.slice(shown!.lastIndexOf('class="title"'));
  const number = ({ attributes }: Element, name: string): number => Number(attributes[name]);
  const lines = elementsOf(plotted).flatMap((element): Line[] => {
    const what = element.attributes['class'] ?? '';
    if (element.name === 'line') {
      const [from, to] = [1, 2].map((end) => ({ x: number(element, `x${end}`), y: number(element, `y${end}`) }));
      return [{ what, corners: [from!, to!] }];
    }
    if (element.name !== 'path' || /^(area|band)$/.test(what)) return [];
    return element.attributes['d']!.split('M')
      .slice(1)
      .map((run) => ({
        what,
        corners: run.split('L').map((corner) => {
          const [x, y] = corner.split(',').map(Number.parseFloat);
          return { x: x!, y: y! };
        }),
      }));
  });
  let holder: Element | undefined;
  const labels = elementsOf(plotted).flatMap((element): Box[] => {
    if (element.name === 'g') holder = element;
    if (element.name !== 'text' || !element.attributes['class']?.startsWith('label')) return [];
    const anchor = holder!.attributes['text-anchor'] as 'start' | 'middle' | 'end';
    return [textBox(element, anchor, frame.fontSize)];
  });
  const titles = elementsOf(shown!)
    .filter(({ attributes }) => attributes['class'] === 'title')
    .map((element) =>
      textBox(element, element.attributes['text-anchor'] === 'end' ? 'end' : 'start', number(element, 'font-size')),
    );
  const paper = elementsOf(`<g class="legend"${legendMarkup}`).find(
    ({ attributes }) => attributes['class'] === 'legend-paper',
  );
  const legend = paper && {
    what: 'legend',
    place: { x: number(paper, 'x'), y: number(paper, 'y') },
    turned: 0,
    left: 0,
    right: number(paper, 'width'),
    top: 0,
    bottom: number(paper, 'height'),
  };
  return { frame, labels, titles, legend, lines };
}

function textBox({ text, attributes }: Element, anchor: 'start' | 'middle' | 'end', fontSize: number): Box {
  const width = textWidth(text, fontSize);
  const left = { start: 0, middle: -width / 2, end: -width }[anchor];
  return {
    what: text,
    place: { x: Number(attributes['x']), y: Number(attributes['y']) },
    turned: Number(/rotate\(([-\d.e]+)/.exec(attributes['transform'] ?? '')?.[1] ?? 0),
    left,
    right: left + width,
    top: -0.75 * fontSize,
    bottom: 0.2 * fontSize,
  };
}

/** A place as seen from a box. */
function within({ place, turned }: Box, { x, y }: Place): Place {
  const angle = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: (x - place.x) * cos + (y - place.y) * sin,
    y: (y - place.y) * cos - (x - place.x) * sin,
  };
}

function cornersOf({ place, turned, left, right, top, bottom }: Box): Place[] {
  const angle = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x, y]) => ({ x: place.x + x! * cos - y! * sin, y: place.y + x! * sin + y! * cos }));
}

/** Whether a part of the line is inside the box (Liang and Barsky 1984). */
function touches(box: Box, { corners }: Line): boolean {
  const own = corners.map((corner) => within(box, corner));
  return own.some((to, at) => {
    const from = own[at - 1] ?? to;
    let [first, last] = [0, 1];
    for (const [start, run, low, high] of [
      [from.x, to.x - from.x, box.left, box.right],
      [from.y, to.y - from.y, box.top, box.bottom],
    ] as const) {
      if (run === 0) {
        if (start < low || start > high) return false;
        continue;
      }
      const ends = [(low - start) / run, (high - start) / run];
      [first, last] = [Math.max(first, Math.min(...ends)), Math.min(last, Math.max(...ends))];
    }
    return first < last;
  });
}

const outline = (box: Box): Line => ({ what: box.what, corners: [...cornersOf(box), cornersOf(box)[0]!] });

/** A label of a line of equal F stands on it. */
const mayTouch = (label: string, line: string): boolean => /^F/.test(label) && line === 'iso-f';

function faultsOf(plot: Plot, width: number): string[] {
  const { frame, labels, titles, legend, lines } = drawingOf(plot, width);
  const edges = (box: Box): string[] =>
    cornersOf(box).some(({ x, y }) => x < -0.01 || x > frame.width + 0.01 || y < -0.01 || y > frame.height + 0.01)
      ? [`“${box.what}” is cut off`]
      : [];
  const axes = (box: Box): string[] =>
    cornersOf(box).some(({ x, y }) => x < frame.left || x > frame.right || y < frame.top || y > frame.bottom)
      ? [`“${box.what}” stands on the edge`]
      : [];
  const crossed = (box: Box, isAllowed: (line: string) => boolean): string[] =>
    lines.filter((line) => !isAllowed(line.what) && touches(box, line)).map(({ what }) => `“${box.what}” on ${what}`);
  const isoTouched = (box: Box): string[] =>
    lines.filter(({ what }) => what === 'iso-f').filter((line) => touches(box, line)).length > 1
      ? ['on two lines of F']
      : [];
  const boxes = [...labels, ...(legend ? [legend] : [])];
  return [
    ...[...boxes, ...titles].flatMap(edges),
    ...labels.flatMap(axes),
    ...labels.flatMap((label) => [...crossed(label, (line) => mayTouch(label.what, line)), ...isoTouched(label)]),
    // Lines of equal F are a grid of their own.
    ...(legend ? crossed(legend, (line) => line === 'iso-f') : []),
    ...boxes.flatMap((box, at) =>
      boxes
        .slice(at + 1)
        .flatMap((other) => (touches(box, outline(other)) ? [`“${box.what}” on “${other.what}”`] : [])),
    ),
  ];
}

describe('legend and labels touch no line, nor each other, nor the edge', () => {
  for (const [kind, cases] of Object.entries(data)) {
    for (const [language, texts] of Object.entries(languages)) {
      test(`of scores that are ${kind}, ${language}`, () => {
        const faults = Object.entries(plotsOf(cases, texts)).flatMap(([name, plot]) =>
          widths.flatMap((width) => faultsOf(plot, width).map((fault) => `${name}, ${width}: ${fault}`)),
        );
        expect(faults).toEqual([]);
      });
    }
  }

  test.each(Object.entries(others))('of %s', (_, plot) => {
    expect(widths.flatMap((width) => faultsOf(plot, width).map((fault) => `${width}: ${fault}`))).toEqual([]);
  });
});

describe('a label finds a place', () => {
  test.each([
    ['good', 'roc', [en.chance]],
    ['good', 'gain', [en.chance, en.perfect]],
    ['good', 'lift', [en.chance]],
    ['good', 'cost', [en.alwaysPositive, en.alwaysNegative]],
    ['good', 'precision-recall', ['prevalence 0.400']],
    ['bad', 'roc', [en.chance]],
    ['steep', 'gain', [en.chance, en.perfect]],
    ['very good', 'precision-recall with F1', ['prevalence 0.300', 'F1 = 0.2', 'F1 = 0.4', 'F1 = 0.6', 'F1 = 0.8']],
  ] as const)('of %s scores in %s', (kind, name, expected) => {
    // In a narrow plot lines of equal F leave no room for the prevalence.
    for (const width of name.endsWith('F1') ? widths.slice(1) : widths) {
      const { labels } = drawingOf(plotsOf(data[kind]!, en)[name]!, width);
      expect(
        labels.map(({ what }) => what),
        String(width),
      ).toEqual(expected);
    }
  });

  test.each([
    ['risks of two actions', ['0.167']],
    ['squared loss', [`${squaredLoss.yours} 5`, `${squaredLoss.atMean} 3`]],
  ])('of %s', (name, expected) => {
    for (const width of widths) {
      expect(drawingOf(others[name]!, width).labels.map(({ what }) => what)).toEqual(expected);
    }
  });

  test.each(
    ['good', 'bad', 'steep'].flatMap((kind) => ['roc', 'precision-recall', 'gain', 'lift'].map((name) => [kind, name])),
  )('of the threshold, in the plot of %s scores %s, wherever it is', (kind, name) => {
    const plot = plotsOf(data[kind!]!, en)[name!] as CurvePlot;
    for (const width of widths) {
      const { frame, lines, labels } = drawingOf(plot, width);
      const curve = lines.filter(({ what }) => what.includes('reported'));
      // Steps of precision leave no room beside some of their points.
      const isCurveFree = name === 'roc';
      for (const text of ['t = 0.550', 't = 0.550 · TP 12 · FP 3']) {
        const faults = Array.from(plot.points.threshold, (_, point) => point).filter((point) => {
          const { x, y, anchor = 'start' } = pointLabelPlace(plot, frame, pixelsOf(plot, frame, point), text);
          const box = textBox({ name: 'text', text, attributes: { x: `${x}`, y: `${y}` } }, anchor, frame.fontSize);
          const isCut = cornersOf(box).some(({ x }) => x < frame.left || x > frame.right);
          // There is not everywhere room for a long one, which is there only while it is asked for.
          const isCovered = [...(isCurveFree ? curve : []), ...labels.map(outline)].some((line) => touches(box, line));
          return isCut || (text.length < 12 && isCovered);
        });
        expect(faults, `${text} at ${width}`).toEqual([]);
      }
    }
  });
});
