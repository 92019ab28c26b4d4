import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Label } from '../../core/types/label.ts';
import type { ClassPointTexts } from '../../locales/en/class-points.ts';
import type { PlotTexts } from '../../locales/en/plots.ts';
import type { Locale } from '../../locales/index.ts';
import { loadClassPointTexts, loadPlotTexts } from '../../locales/with-scores.ts';
import {
  countsOfClasses,
  negativesOf,
  placeIn,
  positivesOf,
  ratesOf,
  rocHull,
  type ClassCounts,
  type Plane,
} from '../../plots/class-points.ts';
import type { Place, Plot } from '../../plots/frame.ts';
import { countText, shareText } from '../../plots/options.ts';
import type { MarkedPoint } from '../../plots/point-marks.ts';
import { pointPrecisionRecallPlot } from '../../plots/point-precision-recall.ts';
import { pointRocPlot, type PointPlotOptions } from '../../plots/point-roc.ts';
import type { Result } from '../../session/result.ts';
import type { Session } from '../../session/session.ts';
import { simulatedRates, simulationThrough, type SimulationThrough } from '../../session/simulation.ts';
import { controls } from '../../styles/controls.ts';
import { stacked } from '../../styles/stacked.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { Showing } from '../common/following.ts';
import { given, inLanguage } from '../common/given.ts';
import '../scores/plot-drawing.ts';
import type { PlotDrawing } from '../scores/plot-drawing.ts';
import { handleUnder, PointMoving } from './point-moving.ts';

/** Upper limit of parts that are drawn. More would form a cloud of points, and each part takes a request. */
const mostParts = 30;
/** Above this number of classes only the chosen one has its name beside its point. */
const mostNamed = 12;
/** Number of classes without a point that are named; the rest is only counted. */
const namesShown = 5;
/** Distance in pixels that a pointer moves before it drags. */
const threshold = 4;

/** Direction of each key, to the right and upwards. */
const keys: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageUp: [0, 10],
  PageDown: [0, -10],
};

/** Counts of each class, by its label. */
type Counts = ReadonlyMap<Label, ClassCounts>;

const byLabel = (labels: readonly Label[], counts: readonly ClassCounts[]): Counts =>
  new Map(labels.map((label, at) => [label, counts[at]!]));

/**
 * What a matrix alone tells about the ROC and the precision-recall curve: in each plane the point of each class or of
 * each part of the data, with the lines that a point determines without its curve. With two classes the point can be
 * dragged, and the matrix follows. Fires `point-shown` (SimulationThrough or null) with scores whose curve passes
 * through the point.
 */
@customElement('deconfuse-class-points')
export class ClassPoints extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** Result of data that have points. */
  @property({ attribute: false }) result!: Result;
  @given locale!: Locale;

  @inLanguage(loadPlotTexts) private texts?: PlotTexts;
  @inLanguage(loadClassPointTexts) private words?: ClassPointTexts;
  @state() private found?: { of: AsyncDataset; counts: Counts };
  @state() private parts: readonly { name: string; counts: Counts }[] = [];
  /** True after an attempt to drag a point that cannot move. */
  @state() private isTried = false;

  #of?: AsyncDataset;
  #whole?: AsyncDataset;
  readonly #moving = new PointMoving(this, () => this.#counts);
  /** Place where a pointer was pressed on a point that cannot move. */
  #pressed?: Place | undefined;
  #plots: Partial<Record<Plane, Plot>> = {};
  #through: SimulationThrough | undefined;
  #told = '';

  constructor() {
    super();
    new Showing(this, () => this.session);
  }

  override willUpdate(): void {
    const { dataset, whole } = this.result;
    if (dataset !== this.#of) {
      this.#of = dataset;
      this.isTried = false;
      void this.#count(dataset);
    }
    if (whole !== this.#whole) {
      this.#whole = whole;
      this.parts = [];
      void this.#countParts(whole);
    }
  }

  async #count(dataset: AsyncDataset): Promise<void> {
    const { labels, matrix } = dataset;
    if (matrix) {
      this.found = { of: dataset, counts: byLabel(labels, countsOfClasses(matrix, labels.length)) };
      return;
    }
    // An error about data that have been replaced does not matter.
    const problem = await dataset.problem().catch(() => undefined);
    if (problem?.kind !== 'class-counts' || dataset !== this.#of) return;
    const [tp, fp, fn] = [problem.tp, problem.fp, problem.fn].map((counts) => Array.from(counts));
    const positives = labels.map((_, at) => tp![at]! + fn![at]!);
    const counts = labels.map((_, at): ClassCounts => {
      const negatives = positives.reduce((sum, count, other) => (other === at ? sum : sum + count), 0);
      return {
        truePositives: tp![at]!,
        falseNegatives: fn![at]!,
        falsePositives: fp![at]!,
        trueNegatives: Math.max(0, negatives - fp![at]!),
      };
    });
    this.found = { of: dataset, counts: byLabel(labels, counts) };
  }

  async #countParts(whole: AsyncDataset): Promise<void> {
    const { names = [] } = whole.parts ?? {};
    const counted = names.slice(0, mostParts).map(async (name, at) => {
      const part = await whole.part(at);
      const { labels, matrix } = part;
      part.release();
      return { name, counts: byLabel(labels, matrix ? countsOfClasses(matrix, labels.length) : []) };
    });
    const parts = await Promise.all(counted).catch(() => []);
    if (whole === this.#whole) this.parts = parts;
  }

  /** Class of the chosen point. */
  get #class(): Label {
    const { labels, positive } = this.result.dataset;
    return positive ?? labels[this.session.classIndex] ?? labels[0]!;
  }

  /** A moved point is drawn before its matrix has been computed. */
  get #counts(): ClassCounts | undefined {
    return this.#moving.moved ?? this.found?.counts.get(this.#class);
  }

  /** Reason why the chosen point cannot move. */
  get #fixedBy(): keyof ClassPointTexts['fixed'] | undefined {
    const { dataset, whole } = this.result;
    if (whole.parts) return 'parts';
    return dataset.positive === undefined ? 'classes' : undefined;
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, words } = this;
    const counts = this.#counts;
    if (!texts || !words || !counts || this.found?.of !== this.result.dataset) return nothing;
    this.#draw(counts, texts, words);
    return html`
      <div class="plots">
        ${(['roc', 'precisionRecall'] as const).map(
          (plane) => html`
            <deconfuse-plot-drawing
              data-plane=${plane}
              .texts=${texts}
              .plot=${this.#plots[plane]!}
              .name=${words.titles[plane]}
              @pointerdown=${(event: PointerEvent) => this.#press(event, plane)}
              @pointermove=${(event: PointerEvent) => this.#move(event, plane)}
              @pointerup=${() => this.#release()}
              @pointercancel=${() => this.#release()}
              @touchstart=${doNotScrollOnHandle}
              @click=${(event: Event) => this.#choose(classUnder(event))}
              @keydown=${(event: KeyboardEvent) => void this.#key(event, plane)}
            ></deconfuse-plot-drawing>
          `,
        )}
      </div>
      ${this.#says(counts, words)}
    `;
  }

  override updated(): void {
    const told = JSON.stringify(this.#through) ?? '';
    if (told === this.#told) return;
    this.#told = told;
    this.dispatchEvent(new CustomEvent('point-shown', { bubbles: true, detail: this.#through ?? null }));
  }

  #says(counts: ClassCounts, words: ClassPointTexts): TemplateResult {
    const { format } = this.session;
    const { labels, positive } = this.result.dataset;
    const { recall, falsePositiveRate, area } = ratesOf(counts);
    const text = (value: number): string => shareText(value, format);
    const working = `(${text(recall)} + 1 − ${text(falsePositiveRate)}) / 2`;
    return html`
      <div class="row no-print">
        ${positive === undefined ? this.#classChoice(labels, words) : nothing}
        <p class="hint" role="status">${this.#hint(counts, words)}</p>
      </div>
      ${
        Number.isNaN(area)
          ? nothing
          : html`<p>
              ${
                positive === undefined
                  ? words.areaOfClass(working, text(area), this.#quoted(this.#class))
                  : words.area(working, text(area))
              }
            </p>`
      }
      <p><strong>${words.onlyScores}</strong></p>
      ${this.#missing(words)}
    `;
  }

  /** Says what can be done with the points, or why nothing can. */
  #hint(counts: ClassCounts, words: ClassPointTexts): string {
    const { format } = this.session;
    const { parts } = this.result.whole;
    const fixedBy = this.#fixedBy;
    if (!fixedBy) return words.drag(countText(positivesOf(counts), format), countText(negativesOf(counts), format));
    if (this.isTried) return words.fixed[fixedBy];
    if (!parts) return words.choose;
    const all = parts.names.length;
    return `${words.parts[parts.what]}${all > mostParts ? ` (${mostParts} / ${all})` : ''}`;
  }

  #classChoice(labels: readonly Label[], words: ClassPointTexts): TemplateResult {
    return html`<label>
      ${words.class}
      <select @change=${({ target }: Event) => this.#choose((target as HTMLSelectElement).selectedIndex)}>
        ${labels.map((label) => html`<option .selected=${label === this.#class}>${label}</option>`)}
      </select>
    </label>`;
  }

  #quoted(label: Label): string {
    return this.locale.page.quoted(String(label));
  }

  /** Classes that have no point, with the reason. */
  #missing(words: ClassPointTexts): TemplateResult[] {
    const shown = [
      ...(this.result.dataset.positive === undefined ? this.found!.counts : [[this.#class, this.#counts!] as const]),
    ];
    const cases = [
      [({ recall }) => recall, words.noRecall],
      [({ falsePositiveRate }) => falsePositiveRate, words.noFalsePositiveRate],
      [({ precision, recall }) => (Number.isNaN(recall) ? 0 : precision), words.noPrecision],
    ] satisfies [(rates: ReturnType<typeof ratesOf>) => number, (names: string) => string][];
    return cases.flatMap(([rateOf, said]) => {
      const without = shown.filter(([, counts]) => Number.isNaN(rateOf(ratesOf(counts)))).map(([label]) => label);
      if (without.length === 0) return [];
      const names = without.slice(0, namesShown).map((label) => this.#quoted(label));
      const more = without.length > namesShown ? [`+${without.length - namesShown}`] : [];
      return [html`<p class="muted">${said([...names, ...more].join(', '))}</p>`];
    });
  }

  #draw(counts: ClassCounts, texts: PlotTexts, words: ClassPointTexts): void {
    const { format } = this.session;
    const rates = ratesOf(counts);
    this.#through = placeIn('roc', counts) && simulationThrough(rates);
    const simulated = this.#through && simulatedRates(this.#through.simulation);
    const { prevalence } = rates;
    const precisions = simulated?.recall.map((recall, at) => {
      const found = prevalence * recall;
      return found / (found + (1 - prevalence) * simulated.falsePositiveRate[at]!);
    });
    const optionsOf = (plane: Plane): PointPlotOptions => {
      const points = this.#points(counts, plane, words);
      const chosen = points.find(({ isChosen }) => isChosen);
      return {
        texts,
        words,
        format,
        counts,
        points,
        description: `${words.descriptions[plane]}, ${chosen ? chosen.spoken : words.noPoint}`,
        movable: this.#fixedBy
          ? undefined
          : {
              name: words.point(this.#quoted(this.#class)),
              positives: positivesOf(counts),
              truePositives: counts.truePositives,
            },
        choice: this.#fixedBy === 'classes' ? words.classes : undefined,
      };
    };
    const ofParts = this.parts.flatMap((part) => {
      const own = part.counts.get(this.#class);
      return (own && placeIn('roc', own)) ?? [];
    });
    this.#plots = {
      roc: pointRocPlot({
        ...optionsOf('roc'),
        simulated: simulated && { x: simulated.falsePositiveRate, y: simulated.recall },
        hull: ofParts.length > 1 ? rocHull(ofParts) : undefined,
      }),
      precisionRecall: pointPrecisionRecallPlot({
        ...optionsOf('precisionRecall'),
        simulated: simulated && { x: simulated.recall, y: precisions! },
      }),
    };
  }

  /** Points of the parts, of all classes, or of the positive class alone. */
  #points(counts: ClassCounts, plane: Plane, words: ClassPointTexts): MarkedPoint[] {
    const { format } = this.session;
    const { part } = this.session.choices;
    const { dataset, whole } = this.result;
    const { labels } = dataset;
    const chosen = this.#class;
    const pointOf = (name: string, own: ClassCounts, isChosen: boolean): MarkedPoint[] => {
      const place = placeIn(plane, own);
      if (!place) return [];
      const [x, y] = [shareText(place.x, format), shareText(place.y, format)];
      const spoken = (plane === 'roc' ? words.rocPoint : words.precisionRecallPoint)(name, x, y);
      return [{ place, name, spoken, isChosen }];
    };
    if (whole.parts) {
      const shown = dataset === whole ? (whole.parts.what === 'models' ? whole.parts.names[0] : undefined) : part;
      const others = this.parts.flatMap(({ name, counts }) => {
        const own = counts.get(chosen);
        return own && name !== shown ? pointOf(name, own, false) : [];
      });
      return [...others, ...pointOf(shown ?? words.allCases, counts, true)];
    }
    if (dataset.positive === undefined) {
      return labels.flatMap((label, classIndex) =>
        pointOf(String(label), this.found!.counts.get(label)!, label === chosen).map((point) => ({
          ...point,
          name: labels.length > mostNamed && !point.isChosen ? '' : point.name,
          classIndex,
        })),
      );
    }
    const { truePositives, falsePositives } = counts;
    const written = words.counts(countText(truePositives, format), countText(falsePositives, format));
    return pointOf(this.#quoted(chosen), counts, true).map((point) => ({
      ...point,
      name: written,
      spoken: `${written}, ${point.spoken}`,
    }));
  }

  // Choice of a point.

  #choose(classIndex: number | undefined): void {
    if (classIndex !== undefined) this.session.chooseClass(classIndex);
  }

  async #key(event: KeyboardEvent, plane: Plane): Promise<void> {
    const key = keys[event.key];
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    const [right, up] = key;
    if (handleUnder(event)) {
      event.preventDefault();
      this.#moving.step(plane, right, up);
      return;
    }
    // Arrow keys move from point to point, as between radio buttons.
    const from = classUnder(event);
    if (from === undefined) return;
    event.preventDefault();
    const counts = [...this.found!.counts.values()];
    const reachable = counts.flatMap((own, at) => (placeIn(plane, own) ? [at] : []));
    const step = Math.sign(right - up);
    this.#choose(reachable[(reachable.indexOf(from) + step + reachable.length) % reachable.length]);
    await this.updateComplete;
    const drawing = this.renderRoot.querySelector<PlotDrawing>(`[data-plane=${plane}]`)!;
    await drawing.updateComplete;
    drawing.renderRoot.querySelector<SVGGElement>('[aria-checked=true]')?.focus();
  }

  #press(event: PointerEvent, plane: Plane): void {
    if (!this.#fixedBy) this.#moving.press(event, plane);
    else if (event.button === 0 && event.isPrimary && pointUnder(event))
      this.#pressed = { x: event.clientX, y: event.clientY };
  }

  #move(event: PointerEvent, plane: Plane): void {
    const pressed = this.#pressed;
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > threshold) {
      this.#pressed = undefined;
      this.isTried = event.buttons > 0;
    }
    this.#moving.move(event, this.#plots[plane]!);
  }

  #release(): void {
    this.#moving.release();
    this.#pressed = undefined;
  }

  static override styles = [
    controls,
    stacked,
    css`
      :host {
        container-type: inline-size;
      }

      .plots {
        display: grid;
        grid-template-columns: minmax(0, 36rem);
        gap: 0.125rem 1rem;
      }

      p {
        max-width: 48rem;
        font-variant-numeric: tabular-nums;
      }

      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1rem;
        align-items: center;
      }

      select {
        max-width: 14rem;
      }

      /* Reserves room, because the sentence changes. */
      .hint {
        flex: 1 1 16rem;
        min-height: 2.8em;
        color: var(--muted);
      }

      @container (min-width: 42rem) {
        .plots {
          grid-template-columns: repeat(2, minmax(0, 26rem));
          column-gap: 2rem;
        }

        .hint {
          min-height: 0;
        }
      }

      @media print {
        deconfuse-plot-drawing {
          break-inside: avoid;
        }
      }
    `,
  ];
}

/** Keeps a finger on the handle from scrolling, because not all browsers support touch-action within drawings. */
const doNotScrollOnHandle = {
  handleEvent: (event: TouchEvent): void => {
    if (handleUnder(event)) event.preventDefault();
  },
  passive: false,
};

function pointUnder(event: Event): SVGGElement | null {
  const [target] = event.composedPath();
  return target instanceof SVGElement ? target.closest<SVGGElement>('[role=radio], [role=img]') : null;
}

/** Index of the class whose point the event comes from. */
function classUnder(event: Event): number | undefined {
  const index = pointUnder(event)?.dataset['class'];
  return index === undefined ? undefined : Number(index);
}
