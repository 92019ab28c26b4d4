import type { ReportOptions } from '../core/types/report.ts';
import type { Work } from '../share/work.ts';
import type { Catalogues } from './catalogues.ts';

/** Parts of the page that are collapsed at first. */
const sections = ['information', 'representations', 'reproduce', 'report'] as const;
export type Section = (typeof sections)[number];

const standardDecimals = 3;

/** What the reader has chosen besides the data, as far as work holds it. */
export class Choices {
  reportOptions: ReportOptions = {};
  decimals = standardDecimals;
  /** Id of the metric whose matrix is shown. */
  matrixView = '';
  chosenClass: number | undefined;
  /** Name of the part shown, of data that have parts; undefined: the whole. */
  part: string | undefined;
  open: ReadonlySet<Section> = new Set();
  /** The state of parts of the page by their names, as plain JSON: told by the part, or taken from opened work. */
  parts: Readonly<Record<string, unknown>> = {};

  /** Class to select once the work being opened is shown. */
  #classToCome: number | undefined;
  readonly #catalogues: Catalogues;

  constructor(catalogues: Catalogues) {
    this.#catalogues = catalogues;
  }

  get #firstView(): string | undefined {
    return this.#catalogues.matrixViews[0]?.id;
  }

  /** Shows the first matrix, unless one is shown. To be called when the catalogue is there. */
  chooseView(): void {
    this.matrixView ||= this.#firstView ?? '';
  }

  /** The choices that differ from the initial ones. */
  get kept(): { [Field in keyof Work]: unknown } {
    const { reportOptions, decimals, matrixView, chosenClass, part, open, parts } = this;
    return {
      options: reportOptions,
      decimals: decimals === standardDecimals ? undefined : decimals,
      matrixView: matrixView === this.#firstView ? undefined : matrixView,
      chosenClass,
      part,
      open: open.size > 0 ? [...open] : undefined,
      parts,
    };
  }

  /** Restores the choices of opened work, whose data come later. */
  recall(work: Work): void {
    this.reportOptions = work.options ?? {};
    this.decimals = work.decimals ?? standardDecimals;
    this.matrixView = work.matrixView ?? this.#firstView ?? '';
    this.open = new Set(sections.filter((section) => work.open?.includes(section)));
    this.chosenClass = this.#classToCome = work.chosenClass;
    this.part = work.part;
    this.parts = work.parts ?? {};
  }

  /** Drops what was chosen for other data. `opens`: a section in which an example shows something. */
  beginExample(opens: Section | undefined): void {
    this.chosenClass = undefined;
    this.part = undefined;
    if (opens) this.setOpen(opens, true);
  }

  setOpen(section: Section, isOpen: boolean): void {
    this.open = new Set(isOpen ? [...this.open, section] : [...this.open].filter((other) => other !== section));
  }

  /** Adapts the chosen class to data with other classes. */
  fitClass(areOthers: boolean): void {
    if (areOthers) this.chosenClass = this.#classToCome;
    this.#classToCome = undefined;
  }
}
