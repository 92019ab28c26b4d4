import { html } from 'lit';
import type { Problem, Report } from '../core/types.ts';
import '../elements/page/deconfuse-workbench.ts';
import type { Workbench } from '../elements/page/deconfuse-workbench.ts';
import { firstExample } from '../examples/first-example.ts';
import type { Work } from '../share/work.ts';
import type { AsyncDataset } from '../worker/async-calculator.ts';
import type { EmbeddedContent, EmbeddedElement } from './embedded-element.ts';
import { writtenText } from './written-text.ts';

const workbenches = new WeakMap<EmbeddedElement, Workbench>();

export const standard: Problem = firstExample.problem;

/** The whole calculator, which begins with the data given, or with the first example. */
export const compute: EmbeddedContent['compute'] = async (element, { calculator, dataset }) => {
  const work = await workOf(element, dataset);
  let workbench = workbenches.get(element);
  if (workbench) {
    await workbench.show(work ?? { example: firstExample.id });
  } else {
    workbench = document.createElement('deconfuse-workbench') as Workbench;
    workbenches.set(element, workbench);
    workbench.starting = () => Promise.resolve(calculator);
    workbench.beginning = Promise.resolve({ work });
    tellResults(workbench, element);
  }
  const shown = workbench;
  let { decimals } = element;
  return {
    render({ language }, format) {
      shown.language = language;
      if (format.decimals !== decimals) {
        ({ decimals } = format);
        // What the reader has made of the data meanwhile stays.
        void shown.show({ ...(shown.work as Work), decimals });
      }
      return html`${shown}`;
    },
  };
};

/** What stands around the result comes after it. */
function loadTheRest(): void {
  void Promise.all([
    import('../elements/input/example-list.ts'),
    import('../elements/input/calculation-options.ts'),
  ]).catch(() => undefined);
}

function tellResults(workbench: Workbench, element: EmbeddedElement): void {
  let told: Report | undefined;
  workbench.addEventListener('workbench-changed', () => {
    const { result } = workbench;
    if (!result || result.report === told) return;
    told = result.report;
    requestAnimationFrame(loadTheRest);
    element.tellResult({ ...result.dataset, report: told });
  });
}

/** Undefined where it is the first example, as it is. */
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
