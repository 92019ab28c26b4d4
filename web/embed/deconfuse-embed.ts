import { openWorkersBy } from '../worker/start-in-worker.ts';
import type { Embeddable } from './attributes.ts';
import { EmbeddedElement, type EmbeddedContent } from './embedded-element.ts';
import { openForeignWorker } from './foreign-worker.ts';
import { followTextSize } from './host-size.ts';
import { mathFont } from './math-font.ts';

const contents: Record<Embeddable, () => Promise<EmbeddedContent>> = {
  // Exports are picked by name, so that the bundler does not create an object of all exports of the file.
  calculator: () => import('./calculator.ts').then(({ compute, standard }) => ({ compute, standard })),
  metrics: () => import('./metrics.ts'),
  matrix: () => import('./matrix.ts'),
  formula: () => import('./formula.ts'),
  roc: () => import('./curve.ts').then(({ roc }) => roc),
  'precision-recall': () => import('./curve.ts').then(({ precisionRecall }) => precisionRecall),
  information: () => import('./information.ts'),
  check: () => import('./check.ts'),
};

followTextSize();
// The built files lie in a subfolder of the folder.
EmbeddedElement.folder = new URL('../', new URL(mathFont, import.meta.url)).href;
openWorkersBy(openForeignWorker);
for (const [name, content] of Object.entries(contents)) {
  const tag = `deconfuse-${name}`;
  // A page may load the module from two places.
  if (customElements.get(tag)) continue;
  customElements.define(
    tag,
    class extends EmbeddedElement {
      protected override readonly content = content;
      protected override readonly saysPositive = name !== 'calculator' && name !== 'information';
    },
  );
}
