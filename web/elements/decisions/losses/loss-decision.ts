import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { InputError, type InputErrorFields } from '../../../core/input-error.ts';
import type { MetricInfo } from '../../../core/types/metric-info.ts';
import type { Notice } from '../../../core/types/notices.ts';
import type { Explanation } from '../../../core/types/report.ts';
import { lossExamples, type LossExample, type LossExampleId } from '../../../examples/loss-examples.ts';
import { loadLossDecisionTexts, lossMeasures } from '../../../locales/decisions.ts';
import { loadPlotTexts } from '../../../locales/with-scores.ts';
import type { LossDecisionTexts } from '../../../locales/en/loss-decision.ts';
import type { PlotTexts } from '../../../locales/en/plots.ts';
import type { Locale } from '../../../locales/index.ts';
import { textIn, type Fields } from '../../../share/plain-data.ts';
import { controls } from '../../../styles/controls.ts';
import type { AsyncCalculator } from '../../../worker/async-calculator.ts';
import { DecisionAnswer } from '../decision-answer.ts';
import '../decision-notices.ts';
import '../own-answer.ts';
import type { Test } from './diagnostic-test.ts';
import { explained } from '../../metrics/explained.ts';
import { KeptState } from '../../common/kept-state.ts';
import {
  afterTest,
  keptTables,
  lossProblem,
  ofTest,
  tablesIn,
  withLoss,
  withProblem,
  zeroOne,
  type Belief,
  type LossTables,
} from './loss-problems.ts';
import '../number-table/number-table.ts';
import { normalised, type NumberTableData } from '../number-table/number-table-data.ts';
import type { NumberFormat } from '../../../locales/values.ts';
import { given } from '../../common/given.ts';
import { readLosses } from './pasted-losses.ts';
import { riskLines } from '../risk-lines.ts';
import { choiceText, chosenIn, comparisonOf, type Chosen, type ChosenNumbers, type Place } from './risk-table.ts';
import { lossDecisionStyles } from './loss-decision-styles.ts';

const longestPaste = 1_000_000;

const firstExample: LossExampleId = 'treatment';
const firstChosen: Chosen = { id: lossMeasures.risks, row: 0, column: 0 };

/** The best action under a table of losses, after each of several observations. */
@customElement('deconfuse-loss-decision')
export class LossDecision extends LitElement {
  @given locale!: Locale;
  @given format!: NumberFormat;
  @given calculator!: AsyncCalculator;
  @given catalogue: readonly MetricInfo[] = [];
  /** Loss table pasted elsewhere on the page, read here once. */
  @property({ attribute: false }) given?: string | undefined;
  /** Test to be used here once. */
  @property({ attribute: false }) test?: Test | undefined;

  @state() private texts?: LossDecisionTexts;
  @state() private plotTexts?: PlotTexts;
  @state() private example: LossExampleId | undefined = firstExample;
  @state() private tables?: LossTables;
  @state() private chosen = firstChosen;
  /** Derivation of the chosen number and, if it is a risk, of the smallest risk of its row. */
  @state() private explanations: readonly Explanation[] = [];
  @state() private total?: Explanation;
  @state() private pasteText = '';
  /** Reason why the pasted text cannot be read; a string if it concerns the probabilities below the losses. */
  @state() private pasteProblem: InputError | string | undefined;
  @state() private pasteNotices: readonly Notice[] = [];

  #taken?: string;
  #used?: Test;
  /** Used until there are tables. */
  #belief: Belief = 'posteriors';
  #answer = new DecisionAnswer(this);
  #work = new KeptState(this, 'loss', () => ({
    example: this.example === firstExample ? undefined : this.example,
    // Tables of an example are not kept, because they are in the language of the page.
    belief: (this.tables?.belief ?? this.#belief) === 'bayes' ? 'bayes' : undefined,
    tables: this.tables && !this.example ? keptTables(this.tables) : undefined,
    chosen: this.chosen === firstChosen ? undefined : this.chosen,
    pasteText: this.pasteText || undefined,
  }));

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.tables) void this.#ask();
  }

  override willUpdate(changed: PropertyValues): void {
    const kept = this.#work.recalled();
    if (kept) this.#recall(kept);
    if (changed.has('locale')) void this.#load();
    if (this.test && this.test !== this.#used && this.tables) this.#useTest((this.#used = this.test));
    if (changed.has('tables')) void this.#ask();
    if (this.given === undefined || this.given === this.#taken || !this.tables) return;
    this.#taken = this.pasteText = this.given;
    void this.#paste();
  }

  async #load(): Promise<void> {
    const { locale } = this;
    const [texts, plotTexts] = await Promise.all([
      loadLossDecisionTexts(locale.language),
      loadPlotTexts(locale.language),
    ]);
    if (locale !== this.locale) return;
    this.texts = texts;
    this.plotTexts = plotTexts;
    // An example is in the language of the page; typed tables stay as they are.
    if (this.example) this.#fill(this.example);
  }

  #recall({ example, belief, tables, chosen, pasteText }: Fields): void {
    const given = tablesIn(tables, belief === 'bayes' ? belief : 'posteriors');
    this.example = given ? undefined : (Object.keys(lossExamples) as LossExampleId[]).find((id) => id === example);
    if (!given) this.example ??= firstExample;
    this.tables = given;
    this.#belief = belief === 'bayes' ? belief : 'posteriors';
    if (this.texts && this.example) this.#fill(this.example);
    this.chosen = chosenIn(chosen) ?? firstChosen;
    this.pasteText = textIn(pasteText, longestPaste) ?? '';
  }

  #show(example: LossExampleId): void {
    this.example = example;
    this.chosen = firstChosen;
    this.#fill(example);
  }

  #fill(example: LossExampleId): void {
    const { states, actions, observations } = this.texts!.examples[example];
    this.tables = this.#tablesOf(lossExamples[example], states, actions, observations);
  }

  #tablesOf(
    { loss, posteriors, prior, likelihoods }: LossExample,
    states: string[],
    actions: string[],
    observations: string[],
  ): LossTables {
    return {
      loss: { rows: states, columns: actions, cells: loss },
      belief: this.tables?.belief ?? this.#belief,
      posteriors: { rows: observations, columns: states, cells: posteriors },
      prior: { rows: [this.texts!.priorRow], columns: states, cells: [prior] },
      likelihoods: { rows: states, columns: observations, cells: likelihoods },
    };
  }

  #change(tables: Partial<LossTables>): void {
    this.example = undefined;
    this.tables = { ...this.tables!, ...tables };
  }

  async #ask(): Promise<void> {
    const problem = this.tables && lossProblem(this.tables);
    if (!problem) return;
    await this.#answer.ask(this.calculator, problem);
    await this.#explain();
  }

  async #explain(): Promise<void> {
    const { dataset } = this.#answer;
    if (!dataset?.decision) return;
    const { observations, actions } = dataset.decision;
    const { id, row, column } = this.chosen;
    const across = id === lossMeasures.risks ? actions : dataset.labels;
    const cell = { row: observations[Math.min(row, observations.length - 1)]!, column: across[column] ?? across[0]! };
    const ids = id === lossMeasures.risks ? [id, lossMeasures.least] : [id];
    const explanations = await Promise.all(ids.map((wanted) => this.#answer.explain(wanted, cell)));
    const total = await this.#answer.explain(lossMeasures.total);
    if (dataset !== this.#answer.dataset) return;
    this.explanations = explanations.filter((explanation) => explanation !== undefined);
    if (total) this.total = total;
  }

  #choose(id: string, row: number, column: number): void {
    this.chosen = { id, row, column };
    void this.#explain();
  }

  /** Reads the pasted text, which stays in the field until it could be read. */
  async #paste(): Promise<void> {
    try {
      const pasted = await readLosses(this.calculator, this.pasteText);
      this.pasteProblem = 'piece' in pasted ? this.texts!.pasteFault(pasted.piece) : undefined;
      if ('piece' in pasted) return;
      this.pasteNotices = pasted.notices;
      this.example = undefined;
      this.tables = withProblem(this.tables!, pasted.problem, this.texts!.priorRow, pasted.beliefs);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.pasteProblem = error;
    }
  }

  /** Replaces the states by the two states of the test, healthy and ill. */
  #useTest({ prior, sensitivity, specificity }: Test): void {
    const { testStates, testObservations } = this.texts!;
    const test = ofTest(prior, sensitivity, specificity);
    const { loss } = this.tables!;
    const ofTwo: NumberTableData = {
      rows: testStates,
      columns: loss.rows.length === 2 ? loss.columns : [...testStates],
      cells:
        loss.rows.length === 2
          ? loss.cells
          : [
              [0, 1],
              [1, 0],
            ],
    };
    this.#change({
      loss: ofTwo,
      belief: 'bayes',
      prior: { rows: [this.texts!.priorRow], columns: testStates, cells: [test.prior] },
      likelihoods: { rows: testStates, columns: testObservations, cells: test.likelihoods },
      posteriors: { rows: testObservations, columns: testStates, cells: afterTest(test) },
    });
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, tables } = this;
    if (!texts || !tables) return nothing;
    const isUnread = lossProblem(tables) === undefined;
    const isStale = isUnread || this.#answer.error !== undefined;
    return html`
      <h2>${texts.title}</h2>
      <p>${texts.intro}</p>
      <div class="row no-print" role="group" aria-label=${texts.examplesLabel}>
        ${Object.entries(texts.examples).map(
          ([id, { title }]) => html`
            <button
              aria-pressed=${id === this.example ? 'true' : 'false'}
              @click=${() => this.#show(id as LossExampleId)}
            >
              ${title}
            </button>
          `,
        )}
      </div>
      <div class="columns">
        <div class="inputs">${this.#losses(texts, tables)} ${this.#beliefs(texts, tables)}</div>
        <div class="results">
          <h3>${texts.resultTitle}</h3>
          <deconfuse-decision-notices
            .error=${this.#namedError(texts, tables)}
            .notices=${(this.#answer.dataset?.notices ?? []).filter(({ code }) => code !== 'evidence-equal')}
            .unread=${isUnread ? texts.unread : ''}
          ></deconfuse-decision-notices>
          ${this.#normalising(texts, tables)}
          <div class=${isStale ? 'stale' : ''}>${this.#results(texts)}</div>
          ${this.#riskLines(tables)}
        </div>
      </div>
    `;
  }

  /** Name of the table whose rows do not sum to 1, if that is the error. */
  get #misfit(): 'posteriors' | 'prior' | 'likelihoods' | undefined {
    const { code, parameters: { path } = {} } = this.#answer.error ?? {};
    const isTable = path === 'posteriors' || path === 'prior' || path === 'likelihoods';
    return code === 'shares-do-not-sum' && isTable ? path : undefined;
  }

  /** The error, with table and row named as on the page. */
  #namedError(texts: LossDecisionTexts, tables: LossTables): InputErrorFields | undefined {
    const { error } = this.#answer;
    const { path = '', case: row } = error?.parameters ?? {};
    if (!error || !isNamed(path, texts.paths)) return error;
    const name = row === undefined ? undefined : tables[path].rows[Number(row) - 1];
    const parameters = { ...error.parameters, path: texts.paths[path], ...(name !== undefined && { case: name }) };
    return { ...error, parameters };
  }

  #normalising(texts: LossDecisionTexts, tables: LossTables): TemplateResult | typeof nothing {
    const misfit = this.#misfit;
    if (!misfit) return nothing;
    return html`<button class="no-print" @click=${() => this.#change({ [misfit]: normalised(tables[misfit]) })}>
      ${texts.normalise}
    </button>`;
  }

  #losses(texts: LossDecisionTexts, tables: LossTables): TemplateResult {
    const { pasteProblem } = this;
    return html`
      <h3>${texts.lossTitle}</h3>
      <deconfuse-number-table
        .texts=${texts.lossTexts}
        .table=${tables.loss}
        .label=${texts.lossLabel}
        .corner=${texts.lossCorner}
        growsRows
        growsColumns
        @table-changed=${({ detail }: CustomEvent<NumberTableData>) => {
          this.example = undefined;
          this.tables = withLoss(tables, detail);
        }}
      ></deconfuse-number-table>
      <div class="row no-print">
        <button @click=${() => this.#change({ loss: zeroOne(tables.loss) })}>${texts.makeZeroOne}</button>
      </div>
      <details class="no-print" data-section="paste">
        <summary>${texts.pasteTitle}</summary>
        <label>
          ${texts.pasteLabel}
          <textarea
            class="field"
            rows="5"
            spellcheck="false"
            .value=${this.pasteText}
            @input=${({ target }: InputEvent) => (this.pasteText = (target as HTMLTextAreaElement).value)}
          ></textarea>
        </label>
        <button @click=${() => this.#paste()}>${texts.pasteButton}</button>
        <deconfuse-decision-notices
          .error=${typeof pasteProblem === 'string' ? undefined : pasteProblem}
          .notices=${this.pasteNotices}
          .unread=${typeof pasteProblem === 'string' ? pasteProblem : ''}
        ></deconfuse-decision-notices>
      </details>
    `;
  }

  /** For two states: the best action at every probability, without any observation. */
  #riskLines({ loss: { rows, columns, cells } }: LossTables): TemplateResult | typeof nothing {
    const { plotTexts, format } = this;
    const [first, second] = cells;
    const areNumbers = cells.length === 2 && cells.every((row) => row.every((cell) => cell !== null));
    if (!plotTexts || !areNumbers || columns.length < 2) return nothing;
    const losses = columns.map((_, action) => [first![action]!, second![action]!] as const);
    return riskLines(plotTexts, format, this.locale.page.quoted(rows[1]!), { actions: columns, losses });
  }

  #beliefs(texts: LossDecisionTexts, tables: LossTables): TemplateResult {
    return html`
      <fieldset id="belief">
        <legend>${texts.beliefTitle}</legend>
        ${Object.entries(texts.beliefs).map(
          ([belief, name]) => html`
            <label class="choice">
              <input
                type="radio"
                name="belief"
                value=${belief}
                .checked=${belief === tables.belief}
                @change=${() => (this.tables = { ...tables, belief: belief as Belief })}
              />
              ${name}
            </label>
          `,
        )}
      </fieldset>
      ${
        tables.belief === 'posteriors'
          ? this.#table(texts.posteriorsLabel, texts.posteriorsCorner, texts.posteriorTexts, tables, 'posteriors')
          : html`
              ${this.#table(texts.priorLabel, '', texts.posteriorTexts, tables, 'prior')}
              ${this.#table(texts.likelihoodsLabel, texts.likelihoodsCorner, texts.likelihoodTexts, tables, 'likelihoods')}
              <p class="muted">${texts.bayesNote}</p>
            `
      }
    `;
  }

  #table(
    label: string,
    corner: string,
    texts: LossDecisionTexts['posteriorTexts'],
    tables: LossTables,
    name: 'posteriors' | 'prior' | 'likelihoods',
  ): TemplateResult {
    return html`
      <p>${label}</p>
      <deconfuse-number-table
        .texts=${texts}
        .table=${tables[name]}
        .label=${label}
        .corner=${corner}
        ?growsRows=${name === 'posteriors'}
        copiesRows
        ?growsColumns=${name === 'likelihoods'}
        @table-changed=${({ detail }: CustomEvent<NumberTableData>) => this.#change({ [name]: detail })}
      ></deconfuse-number-table>
    `;
  }

  #results(texts: LossDecisionTexts): TemplateResult | typeof nothing {
    const { dataset, report } = this.#answer;
    if (!dataset?.decision || !report) return nothing;
    const { actions, bestActions } = dataset.decision;
    const risks = (report.metrics[lossMeasures.risks] ?? []) as (number | null)[][];
    const hasTies = bestActions.some((best) => best.length > 1);
    return html`
      ${this.#numbers(lossMeasures.risks, {
        label: texts.resultLabel,
        columns: actions.map(String),
        rows: risks,
        best: bestActions,
        last: texts.action,
        decided: bestActions.map((best) => choiceText(texts, best, actions.map(String))),
      })}
      ${hasTies ? html`<p>${texts.tieNote}</p>` : nothing}
      <p class="muted no-print">${texts.hint}</p>
      ${this.chosen.id === lossMeasures.risks ? this.#derivations(texts) : nothing}
      <h4>${texts.total}</h4>
      <p class="muted">
        ${texts.totalNote[this.#answer.report?.metrics[lossMeasures.evidence] ? 'bayes' : 'posteriors']}
      </p>
      ${this.total ? this.#worked(this.total, texts.total) : nothing}
      ${
        report.metrics[lossMeasures.posteriors]
          ? html`<details open data-section="posteriors">
              <summary><h4>${texts.posteriorTitle}</h4></summary>
              ${this.#numbers(lossMeasures.posteriors, {
                label: texts.posteriorTitle,
                columns: dataset.labels.map(String),
                rows: report.metrics[lossMeasures.posteriors] as (number | null)[][],
                best: [],
                last: texts.evidence,
                decided: report.metrics[lossMeasures.evidence] as (number | null)[],
              })}
              ${this.chosen.id === lossMeasures.posteriors ? this.#derivations(texts) : nothing}
            </details>`
          : nothing
      }
      <details data-section="zero-one">
        <summary><h4>${texts.zeroOneTitle}</h4></summary>
        <p>${texts.zeroOneIntro}</p>
        ${this.#numbers(lossMeasures.zeroOneRisks, {
          label: texts.zeroOneLabel,
          columns: dataset.labels.map(String),
          rows: (report.metrics[lossMeasures.zeroOneRisks] ?? []) as (number | null)[][],
          best: dataset.decision.mostProbable,
          last: texts.probable,
          decided: dataset.decision.mostProbable.map((best) => choiceText(texts, best, dataset.labels.map(String))),
        })}
        ${this.chosen.id === lossMeasures.zeroOneRisks ? this.#derivations(texts) : nothing}
        <p>${comparisonOf(texts, dataset, report)}</p>
      </details>
    `;
  }

  /** A table with a number per observation and action, or observation and state; each number can be chosen. */
  #numbers(id: string, table: Omit<ChosenNumbers, 'observations'>): TemplateResult {
    const { observations } = this.#answer.dataset!.decision!;
    return html`<deconfuse-risk-table
      .texts=${this.texts}
      .numbers=${{ observations, ...table }}
      .chosen=${this.chosen.id === id ? this.chosen : undefined}
      @number-chosen=${({ detail: { row, column } }: CustomEvent<Place>) => this.#choose(id, row, column)}
    ></deconfuse-risk-table>`;
  }

  /** Derivation of the chosen number. */
  #derivations(texts: LossDecisionTexts): TemplateResult | typeof nothing {
    const { dataset } = this.#answer;
    const [explanation, least] = this.explanations;
    if (!dataset?.decision || !explanation || explanation.id !== this.chosen.id) return nothing;
    const { observations, actions, bestActions } = dataset.decision;
    const row = Math.min(this.chosen.row, observations.length - 1);
    const observation = String(observations[row]);
    const isRisk = explanation.id === lossMeasures.risks;
    const columns = isRisk ? actions : dataset.labels;
    const action = columns[this.chosen.column] ?? columns[0];
    const name = texts[isRisk ? 'ofCell' : 'posteriorOf'](String(action), observation);
    const asked = { id: explanation.id, observation: observations[row], action };
    const decided = actions[bestActions[row]?.[0] ?? -1];
    return html`
      <div class="worked" aria-live="polite">
        <h4>${name}</h4>
        ${this.#worked(explanation, name)}
        <deconfuse-own-answer .data=${dataset} .asked=${asked}></deconfuse-own-answer>
        ${
          isRisk && least && decided !== undefined
            ? html`<p>${texts.decided(String(decided), observation)}</p>
                ${this.#worked(least, texts.risk)}`
            : nothing
        }
      </div>
    `;
  }

  #worked(explanation: Explanation, name: string): TemplateResult {
    const { locale, catalogue } = this;
    const format = { ...this.format, decimals: Math.max(4, this.format.decimals) };
    return explained({ locale, catalogue, format }, explanation, name);
  }

  static override styles = [controls, lossDecisionStyles];
}

function isNamed<Name extends string>(name: string, names: Readonly<Record<Name, string>>): name is Name {
  return Object.hasOwn(names, name);
}
