import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { ReportOptions } from '../../core/types/report.ts';
import type { Locale } from '../../locales/index.ts';
import type { ReproduceTexts } from '../../locales/en/reproduce.ts';
import { loadReproduceTexts } from '../../locales/parts.ts';
import type { Program, Reproduced } from '../../reproduce/program.ts';
import { ratersProgram } from '../../reproduce/parts-program.ts';
import { rankedInScikitLearn, rankedInTorchmetrics, rankedInTrecEval } from '../../reproduce/ranked-program.ts';
import { pycmProgram } from '../../reproduce/pycm-program.ts';
import { scikitLearnProgram } from '../../reproduce/scikit-learn-program.ts';
import { torchmetricsProgram } from '../../reproduce/torchmetrics-program.ts';
import { yardstickProgram } from '../../reproduce/yardstick-program.ts';
import { copyTelling, type Copying } from '../../export/clipboard.ts';
import { download } from '../../export/download.ts';
import { controls } from '../../styles/controls.ts';
import type { AsyncDataset } from '../../worker/async-calculator.ts';
import { reportable } from '../report/reportable.ts';
import { given, inLanguage } from '../common/given.ts';
import { stacked } from '../../styles/stacked.ts';

type Library = keyof ReproduceTexts['intro'];

interface Written {
  name: string;
  write: (reproduced: Reproduced) => Program | undefined;
  fileName: string;
  type: string;
}

const python = { fileName: 'deconfuse.py', type: 'text/x-python' };

const libraries: Readonly<Record<Library, Written>> = {
  scikitLearn: {
    name: 'scikit-learn',
    write: (reproduced) => rankedInScikitLearn(reproduced) ?? scikitLearnProgram(reproduced),
    ...python,
  },
  torchmetrics: { name: 'torchmetrics', write: torchmetricsProgram, ...python },
  pycm: { name: 'PyCM', write: pycmProgram, ...python },
  torchRetrieval: { name: 'torchmetrics', write: rankedInTorchmetrics, ...python },
  trecEval: { name: 'pytrec_eval', write: rankedInTrecEval, ...python },
  irrCac: { name: 'R: irrCAC', write: ratersProgram, fileName: 'deconfuse.R', type: 'text/x-r' },
  yardstick: { name: 'R: yardstick', write: yardstickProgram, fileName: 'deconfuse.R', type: 'text/x-r' },
};

const ofCases: readonly Library[] = ['scikitLearn', 'torchmetrics', 'pycm', 'yardstick'];

/** Libraries for data that are not cases. */
const librariesOf: Readonly<Partial<Record<AsyncDataset['kind'], readonly Library[]>>> = {
  raters: ['irrCac'],
  ranked: ['scikitLearn', 'torchRetrieval', 'trecEval'],
};

/** Programs that compute the numbers of the page with other libraries. */
@customElement('deconfuse-reproduce')
export class ReproducePanel extends LitElement {
  @given locale!: Locale;
  @property({ attribute: false }) data!: AsyncDataset;
  /** Options that the numbers of the page depend on. */
  @property({ attribute: false }) options: ReportOptions = {};
  /** Contains the metrics of the data, and possibly others. */
  @given catalogue: readonly MetricInfo[] = [];
  /** The one metric to compute; all if undefined. */
  @property({ attribute: false }) only?: MetricInfo;

  @inLanguage(loadReproduceTexts) private texts?: ReproduceTexts;
  @state() private reproduced?: Omit<Reproduced, 'texts'>;
  @state() private wanted: Library = 'scikitLearn';
  @state() private copying: Copying = 'no';
  @state() private hasFailed = false;

  #program: Program | undefined;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('only')) this.reproduced = undefined;
    if (['wanted', 'data', 'options', 'only'].some((name) => changed.has(name))) this.copying = 'no';
    if (!['texts', 'reproduced', 'wanted'].some((name) => changed.has(name))) return;
    const { texts, reproduced, chosen } = this;
    this.#program = texts && reproduced && libraries[chosen].write({ ...reproduced, texts });
  }

  override updated(changed: PropertyValues): void {
    if (['data', 'options', 'catalogue', 'only'].some((name) => changed.has(name))) void this.#ask();
  }

  /** Libraries that support data of this kind. */
  get #libraries(): readonly Library[] {
    return librariesOf[this.data.kind] ?? ofCases;
  }

  get chosen(): Library {
    return this.#libraries.includes(this.wanted) ? this.wanted : this.#libraries[0]!;
  }

  async #ask(): Promise<void> {
    const { data, options, only } = this;
    const catalogue = only ? [only] : this.catalogue;
    const isCurrent = (): boolean =>
      data === this.data &&
      options === this.options &&
      only === this.only &&
      (only !== undefined || catalogue === this.catalogue);
    try {
      const metrics = reportable(catalogue, data).map(({ id }) => id);
      const [problem, report] = await Promise.all([data.problem(), data.report({ ...options, metrics })]);
      if (!isCurrent()) return;
      this.hasFailed = false;
      this.reproduced = { problem, report, options, catalogue };
    } catch (error) {
      // An error about data that have been replaced does not matter.
      if (!isCurrent() || !this.isConnected) return;
      this.hasFailed = true;
      throw error;
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { texts, reproduced, chosen } = this;
    if (!texts) return nothing;
    if (this.hasFailed) return html`<p role="alert">${texts.failed}</p>`;
    if (!reproduced) return nothing;
    return html`
      <p class="row" role="group" aria-label=${texts.library}>
        ${this.#libraries.map(
          (library) => html`
            <button aria-pressed=${library === chosen ? 'true' : 'false'} @click=${() => (this.wanted = library)}>
              ${libraries[library].name}
            </button>
          `,
        )}
      </p>
      ${this.#program ? this.#shown(this.#program, texts) : html`<p>${this.only ? texts.noneOfMetric(libraries[chosen].name) : texts.none}</p>`}
    `;
  }

  #shown({ code, file }: Program, texts: ReproduceTexts): TemplateResult {
    const { chosen } = this;
    const { name, fileName, type } = libraries[chosen];
    const save = (text: () => string, saved: string, kind: string) => (): void =>
      download(new Blob([text()], { type: `${kind};charset=utf-8` }), saved);
    return html`
      <p>${texts.intro[chosen]} <span class="muted">${texts.tested[chosen]}</span></p>
      ${
        file
          ? html`<p class="row">
              ${texts.dataFile(file.name)}
              <button @click=${save(file.text, file.name, 'text/csv')}>${texts.save(file.name)}</button>
            </p>`
          : nothing
      }
      <pre tabindex="0" role="region" aria-label=${texts.program(name)}>${code}</pre>
      <p class="row">
        <button @click=${() => void copyTelling(code, (copying) => (this.copying = copying))}>
          ${this.copying === 'copied' ? `✓ ${texts.copied}` : texts.copy}
        </button>
        <button @click=${save(() => code, fileName, type)}>${texts.save(fileName)}</button>
        <span role="status">${this.copying === 'refused' ? texts.copyRefused : nothing}</span>
      </p>
    `;
  }

  static override styles = [
    controls,
    stacked,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem 0.5rem;
        align-items: center;
      }

      pre {
        max-height: 28rem;
        margin: 0;
        padding: 0.75rem;
        overflow: auto;
        border: 1px solid var(--line);
        border-radius: 0.375rem;
        background: var(--panel);
        font: 0.875rem/1.5 var(--code-font);
        white-space: pre;
        tab-size: 4;
      }

      @media print {
        pre {
          max-height: none;
          white-space: pre-wrap;
        }
      }
    `,
  ];
}
