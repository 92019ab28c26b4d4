import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import {
  judge,
  writtenExample,
  type Comparison,
  type JudgedGoal,
  type Measured,
  type Verdict,
} from '../../challenges/challenge.ts';
import { challengeIn, metricsNamed, type LinkedChallenge } from '../../challenges/challenge-link.ts';
import { nextChallenge } from '../../challenges/challenges.ts';
import type { Fault } from '../../challenges/goal-text.ts';
import { startedPart } from '../../challenges/started-part.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Report, ReportOptions } from '../../core/types/report.ts';
import { formatNumber } from '../../formula/number.ts';
import { formulaStyles, renderSymbol } from '../../formula/symbol-mathml.ts';
import { loadChallengeTexts } from '../../locales/challenges.ts';
import type { ChallengeTexts } from '../../locales/en/challenges.ts';
import type { Locale } from '../../locales/index.ts';
import { loadMetricSearch, type MetricSearch } from '../../locales/metric-search.ts';
import { metricValue, shortName, valueText } from '../../locales/values.ts';
import { Newest, OneByOne } from '../../session/newest.ts';
import type { Ranking } from '../../session/score-data.ts';
import { decidedAt } from '../../session/score-thresholds.ts';
import type { Session } from '../../session/session.ts';
import { hrefOf } from '../../share/address.ts';
import { fieldOf } from '../../share/plain-data.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { fitting } from '../../worker/fitting.ts';
import { Following } from '../common/following.ts';
import { inLanguage } from '../common/given.ts';

/** Report on the matrix at a threshold of a ranking. */
interface AtThreshold {
  ranking: Ranking;
  point: number;
  /** Options of the page. */
  options: ReportOptions;
  report: Report;
}

const signs: Readonly<Record<Comparison, string>> = { '>=': '≥', '<=': '≤', '=': '=', '>': '>', '<': '<' };

const signOf = ({ isMet }: JudgedGoal): string => (isMet ? '✓' : '○');

/** The goals of a challenge with their present values, and a sentence once all are reached. */
@customElement('deconfuse-challenge-panel')
export class ChallengePanel extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** Fields of the address: `challenge` (name) and `goal` (custom goals). */
  @property() fields = '';

  @inLanguage(loadChallengeTexts) private texts?: ChallengeTexts;
  @state() private challenge?: LinkedChallenge | undefined;
  @state() private faults: readonly Fault[] = [];
  @state() private atThreshold?: AtThreshold;
  @state() private isOutOfView = false;

  @query('section') private section?: HTMLElement;

  /** Values of the last data that could be read. */
  #measured?: Measured | undefined;
  #verdict?: Verdict | undefined;
  /** Data that the data of the challenge replace. */
  #replaced?: AsyncDataset | undefined;
  /** True while the costs of the challenge are still to be set. */
  #areCostsDue = false;
  readonly #reading = new Newest();
  readonly #asking = new OneByOne();
  readonly #seen = new IntersectionObserver((entries) => {
    this.isOutOfView = entries.at(-1)?.isIntersecting === false;
  });

  constructor() {
    super();
    new Following(this, () => this.session);
  }

  get locale(): Locale | undefined {
    return this.session.speech.locale;
  }

  override updated(): void {
    if (this.section) this.#seen.observe(this.section);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#reading.end();
    this.#seen.disconnect();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('fields')) void this.#read();
    if (!this.challenge) return;
    this.#start(this.challenge);
    const measured = this.#measure();
    if (!measured) return;
    this.#measured = measured;
    this.#verdict = judge(this.challenge, measured);
  }

  // From the address to the challenge.

  async #read(): Promise<void> {
    const { session } = this;
    const fields = new URLSearchParams(this.fields);
    const signal = this.#reading.begin();
    const isKnown = (name: string): boolean => session.catalogues.counted.some(({ id }) => id === name);
    let search: MetricSearch | undefined;
    if (!metricsNamed(fields).every(isKnown)) {
      await session.prepareScores();
      search = await loadMetricSearch(session.speech.language);
    }
    if (signal.aborted) return;
    const numbers = this.#metrics.filter(({ shape, perObservation }) => shape === 'scalar' && !perObservation);
    const read = challengeIn(fields, (name, perClass) => {
      const likely = numbers.filter((info) => info.perClass === perClass);
      return numbers.find(({ id }) => id === name) ?? search?.named(name, likely) ?? search?.named(name, numbers);
    });
    this.faults = 'faults' in read ? read.faults : [];
    this.challenge = 'faults' in read ? undefined : read;
    this.#measured = this.#verdict = undefined;
  }

  get #metrics(): readonly MetricInfo[] {
    const { loaded, distributions } = this.session.catalogues;
    return [...loaded, ...distributions];
  }

  /** Puts in the data of the challenge, once. */
  #start({ id, start, costs }: LinkedChallenge): void {
    const { session } = this;
    if (start && (session.result ?? session.error) && fieldOf(session.choices.parts[startedPart], 'started') !== id) {
      this.#replaced = session.result?.dataset;
      session.tellPart(startedPart, { started: id });
      if ('text' in start) session.replaceText(start.text, start.positive);
      else session.replace(start.problem);
      session.chooseClass(undefined);
      this.#areCostsDue = costs !== undefined;
    }
    if (!this.#areCostsDue || !costs || !session.scores) return;
    this.#areCostsDue = false;
    session.scores.setCosts(costs);
  }

  #startAnew(): void {
    this.session.tellPart(startedPart, undefined);
  }

  // From the data to the verdict.

  /** Values to be judged; undefined if there are no data or some values are still to come. */
  #measure(): Measured | undefined {
    const { result, scores, classIndex, error, isOutdated } = this.session;
    if (!result || error || isOutdated) return undefined;
    const { dataset, report } = result;
    if (dataset === this.#replaced) return undefined;
    const { total: cases, scored } = dataset;
    if (!scored) return { reports: [{ report, classIndex }], cases };
    const shown = scores?.shown;
    if (!scores || shown?.data !== dataset) return undefined;
    const reports: Measured['reports'] = [{ report: shown.report, classIndex: scores.classIndex ?? 0 }];
    const { ranking } = shown;
    const { point, costs } = scores;
    if (!ranking?.isBinary) return { reports, cases };
    const { atThreshold } = this;
    const { reportOptions } = this.session.choices;
    if (atThreshold?.ranking === ranking && atThreshold.point === point && atThreshold.options === reportOptions)
      return { reports: [...reports, { report: atThreshold.report, classIndex: 0 }], cases, costs };
    this.#asking.want(() => this.#askAt(ranking, point));
    return undefined;
  }

  /** Requests the metrics of the matrix at the threshold. */
  async #askAt(ranking: Ranking, point: number): Promise<void> {
    const { calculator } = this.session;
    const { reportOptions } = this.session.choices;
    const { names } = ranking;
    const { truePositives, falsePositives, positives, negatives } = decidedAt(ranking.points, point);
    const dataset = await calculator!.dataset({
      kind: 'matrix',
      labels: [names.positive, names.negative ?? `≠ ${names.positive}`],
      counts: [
        [truePositives, positives - truePositives],
        [falsePositives, negatives - falsePositives],
      ],
      positive: names.positive,
    });
    const report = await dataset.report(fitting(reportOptions, dataset));
    dataset.release();
    this.atThreshold = { ranking, point, options: reportOptions, report };
  }

  // Rendering.

  override render(): TemplateResult | typeof nothing {
    const { texts, challenge, session } = this;
    const { locale } = session.speech;
    if (!texts || !locale) return nothing;
    const { id } = challenge ?? {};
    const built = id && texts.built[id];
    const isMet = this.#verdict?.isMet === true;
    return html`
      <section aria-labelledby="title">
        <h2 id="title">${built ? texts.named(built.title) : texts.unnamed}</h2>
        ${this.faults.length > 0 ? this.#refusal(texts) : nothing}
        ${challenge ? this.#goals(texts, locale, built?.task ?? texts.task) : nothing}
        <p class="lesson" role="status">${isMet ? `✓ ${texts.reached} ${built?.lesson ?? ''}` : nothing}</p>
        ${this.#ways(texts)}
      </section>
      ${this.isOutOfView && challenge ? this.#glance(texts, isMet) : nothing}
    `;
  }

  #refusal(texts: ChallengeTexts): TemplateResult {
    return html`
      <div class="refusal" role="alert">
        <p>${texts.refused} ${this.faults.map(({ code, part }) => texts.faults[code](part)).join(' ')}</p>
        <p>${texts.form(writtenExample)}</p>
      </div>
    `;
  }

  #goals(texts: ChallengeTexts, locale: Locale, task: string): TemplateResult {
    return html`
      <p>${task}</p>
      <ul aria-label=${texts.goals}>
        ${this.#verdict?.goals.map(
          (judged) => html`
            <li>
              ${this.#goal(judged, texts, locale)}<br />
              <span class=${judged.isMet ? 'state met' : 'state'}>
                <span aria-hidden="true">${signOf(judged)}</span> ${this.#state(judged, texts, locale)}
              </span>
            </li>
          `,
        )}
      </ul>
    `;
  }

  /**
   * Short status, shown while the goals are scrolled out of view. It is purely visual, because the goals are read out
   * above.
   */
  #glance(texts: ChallengeTexts, isMet: boolean): TemplateResult {
    const { locale } = this.session.speech;
    return html`
      <p class="glance no-print" aria-hidden="true">
        ${this.#verdict?.goals.map((judged) => {
          const info = this.#infoOf(judged);
          const { comparison, value } = judged.goal;
          return html`<span class=${judged.isMet ? 'met' : ''}
            >${signOf(judged)} ${info ? renderSymbol(info.symbol) : texts.cases} ${this.#now(judged, locale!)}
            (${signs[comparison]} ${this.#exact(value)})</span
          >`;
        })}
        ${isMet ? html`<strong>${texts.reached}</strong>` : nothing}
      </p>
    `;
  }

  /** The number with all its digits. */
  #exact(value: number): string {
    return formatNumber(value, { ...this.session.format, decimals: 10, trim: true });
  }

  #infoOf({ goal }: JudgedGoal): MetricInfo | undefined {
    return this.#metrics.find(({ id }) => id === goal.metric);
  }

  /** Text of a goal. */
  #goal(judged: JudgedGoal, texts: ChallengeTexts, locale: Locale): TemplateResult {
    const { goal, label = goal.class } = judged;
    const { result } = this.session;
    const info = this.#infoOf(judged);
    const { costs } = this.challenge!;
    let name = info ? shortName(locale.names[info.id] ?? info.id) : texts.cases;
    if (label !== undefined) name = texts.ofClass(name, String(label));
    if (info && result?.dataset.scored && this.session.catalogues.counted.includes(info))
      name = texts.atThreshold(name);
    if (goal.metric === 'expected_cost' && costs)
      name = texts.atCosts(name, this.#exact(costs.falsePositive), this.#exact(costs.falseNegative));
    return html`${name}${info ? html` <span class="symbol">${renderSymbol(info.symbol)}</span>` : nothing}
      <strong>${texts.comparisons[goal.comparison](this.#exact(goal.value))}</strong>`;
  }

  #state(judged: JudgedGoal, texts: ChallengeTexts, locale: Locale): string {
    const now = judged.value === undefined ? texts.notInTheseData : texts.now(this.#now(judged, locale));
    return `${judged.isMet ? texts.met : texts.unmet}, ${now}`;
  }

  /** The present value as the page shows it. */
  #now(judged: JudgedGoal, locale: Locale): string {
    const { value, goal, isMet } = judged;
    const { format } = this.session;
    if (typeof value === 'number') {
      const text = formatNumber(value, format);
      // A value that misses the goal by less than the shown precision would look as if it met the goal.
      const isClose = !isMet && text === formatNumber(goal.value, format);
      return isClose ? this.#exact(value) : text;
    }
    const info = this.#infoOf(judged);
    const found = this.#measured?.reports.find(({ report }) => goal.metric in report.metrics);
    if (!info || !found) return locale.page.undefinedValue;
    const { report, classIndex } = found;
    const index = judged.label === undefined ? classIndex : report.labels.indexOf(judged.label);
    return valueText(metricValue(report, info, index), info, format, locale);
  }

  /** Links to start again, to leave, and to go on. */
  #ways(texts: ChallengeTexts): TemplateResult {
    const { id, start } = this.challenge ?? {};
    const next = id && nextChallenge(id);
    return html`
      <p class="ways no-print">
        ${start ? html`<button @click=${() => this.#startAnew()}>${texts.startAnew}</button>` : nothing}
        ${
          next
            ? html`<a href=${hrefOf({ view: 'calculator', challenge: `challenge=${next}` })}
                >${texts.next(texts.built[next].title)}</a
              >`
            : nothing
        }
        <a href=${hrefOf({ view: 'calculator' })}>${texts.leave}</a>
      </p>
    `;
  }

  static override styles = [
    controls,
    formulaStyles,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.375rem 1rem;
        align-items: center;
        margin-bottom: 0.75rem;
        padding: 0.5rem 0.75rem;
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--accent);
        border-radius: 0.375rem;
        background: var(--panel);
      }

      section > * {
        grid-column: 1 / -1;
      }

      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1rem;
        align-items: center;
      }

      /* Beside the title if there is room. */
      @media (min-width: 50rem) {
        h2 {
          grid-area: 1 / 1;
        }

        .ways {
          grid-area: 1 / 2;
        }
      }

      h2 {
        font-size: 1.125rem;
      }

      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
        gap: 0.375rem 1.5rem;
        list-style: none;
      }

      .symbol {
        color: var(--muted);
      }

      .state,
      .glance {
        font-variant-numeric: tabular-nums;
      }

      .met {
        color: var(--accent);
        font-weight: 600;
      }

      .lesson:not(:empty) {
        padding: 0.375rem 0.75rem;
        border-inline-start: 4px solid var(--accent);
        background: var(--accent-soft);
      }

      .refusal {
        padding: 0.375rem 0.75rem;
        border-inline-start: 4px solid var(--problem);
        background: var(--problem-soft);
      }

      /* Lets clicks through to the content below. */
      .glance {
        display: flex;
        position: fixed;
        z-index: 5;
        inset: auto 0.5rem calc(0.5rem + var(--tab-bar, 0px)) auto;
        flex-wrap: wrap;
        gap: 0 1rem;
        max-width: calc(100vw - 1rem);
        padding: 0.25rem 0.75rem;
        border: 1px solid var(--accent);
        border-radius: 0.375rem;
        background: var(--panel);
        pointer-events: none;
      }

      a {
        color: var(--accent);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'deconfuse-challenge-panel': ChallengePanel;
  }
}
