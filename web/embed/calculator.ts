import { html } from 'lit';
import type { Problem } from '../core/types/problem.ts';
import type { Report } from '../core/types/report.ts';
import { prepareView, type Workbench } from '../elements/page/deconfuse-workbench.ts';
import { firstExample } from '../examples/first-example.ts';
import { Session } from '../session/session.ts';
import type { Work } from '../share/work.ts';
import type { AsyncCalculator, AsyncDataset } from '../worker/async-calculator.ts';
import type { EmbeddedContent, EmbeddedElement } from './embedded-element.ts';
import { writtenText } from './written-text.ts';

/** The session, with the inputs of the element that it has received, besides the data. */
interface Begun {
  session: Session;
  workbench: Workbench;
  language?: string;
  decimals: number;
}

const begun = new WeakMap<EmbeddedElement, Begun>();

export const standard = (): Problem => firstExample.problem;

/** The whole calculator, which begins with the given data, or with the first example. */
export const compute: EmbeddedContent['compute'] = async (element, { calculator, dataset }) => {
  const work = await workOf(element, dataset);
  const before = begun.get(element);
  await before?.session.opening.open({ work: work ?? { example: firstExample.id } });
  const shown = before ?? begin(element, calculator, work);
  shown.decimals = element.decimals;
  return {
    render({ language }, { decimals }) {
      const { session, workbench } = shown;
      if (language !== shown.language) void session.speech.speak((shown.language = language));
      // The reader's changes to the data are kept.
      if (decimals !== shown.decimals) session.setDecimals((shown.decimals = decimals));
      return html`${workbench}`;
    },
  };
};

function begin(element: EmbeddedElement, calculator: AsyncCalculator, work: Work | undefined): Begun {
  const session = new Session({ start: () => Promise.resolve(calculator), prepare: prepareView });
  const workbench = document.createElement('deconfuse-workbench') as Workbench;
  workbench.session = session;
  tellResults(session, element);
  void session.begin(Promise.resolve({ work }));
  const shown: Begun = { session, workbench, decimals: element.decimals };
  begun.set(element, shown);
  return shown;
}

/** Loads the parts around the result after it. */
function loadTheRest(): void {
  void Promise.all([
    import('../elements/input/example-list.ts'),
    import('../elements/input/calculation-options.ts'),
  ]).catch(() => undefined);
}

function tellResults(session: Session, element: EmbeddedElement): void {
  let told: Report | undefined;
  session.follow(() => {
    const { result } = session;
    if (!result || result.report === told) return;
    told = result.report;
    requestAnimationFrame(loadTheRest);
    element.tellResult({ ...result.dataset, report: told });
  });
}

/** The initial work; undefined where it is the first example, unchanged. */
async function workOf({ options, decimals, given }: EmbeddedElement, dataset: AsyncDataset): Promise<Work | undefined> {
  const chosen: Work = { options, decimals };
  const { text, positive } = given;
  if (text !== undefined) return { ...chosen, text, readOptions: positive === undefined ? {} : { positive } };
  const isChosen = decimals !== 3 || Object.keys(options).length > 0;
  const isGiven = Object.values(given).some((one) => one !== undefined);
  if (!isGiven && !isChosen) return undefined;
  if (!isGiven) return { ...chosen, example: firstExample.id };
  return {
    ...chosen,
    ...writtenText(await dataset.problem()),
    ...(dataset.positive !== undefined && { positive: dataset.positive }),
  };
}
