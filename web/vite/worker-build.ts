import type { UserConfig } from 'vite';
import { leanGlue } from './lean-glue.ts';

/** How workers are built: the parts that read text and know scores are loaded when there are some. */
export const workerBuild: UserConfig['worker'] & {} = {
  format: 'es',
  plugins: () => [leanGlue()],
  rolldownOptions: {
    output: {
      // WebKit runs a worker's first file once more when a part loaded later imports it, and all that it knew is lost:
      // what the parts share is in a file of its own.
      codeSplitting: { groups: [{ name: 'core', test: /web.(worker.(answers|wording)|core.calculator)/ }] },
    },
  },
};
