// The package as it is built, in node.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { createCalculator } from '../../../build/package/deconfuse.js';
import { classReports, packageTasks } from './package-tasks.mjs';
import { bytesOf, pathOf, serve } from './serve.mjs';

const script = (name) => fileURLToPath(new URL(name, import.meta.url));

function ended(...command) {
  const { status } = spawnSync(process.execPath, command);
  if (status !== 0) throw new Error('The process failed.');
}

const calculator = await createCalculator();
const classReport = classReports(calculator);

serve({
  deconfuse: {
    ...packageTasks(calculator, bytesOf),
    /** As the page opens it: the library's rows, of which the labels are read. */
    async 'labels-from-parquet'(data) {
      const file = await asyncBufferFromFile(pathOf(`${data}.parquet`));
      return async () => {
        const rows = await parquetReadObjects({ file });
        const [truth, predicted] = ['truth', 'predicted'].map((name) => rows.map((row) => row[name]));
        return classReport(calculator.dataset({ kind: 'labels', truth, predicted }));
      };
    },
    'start-up': () => () => ended(script('../ten-rows.mjs')),
  },
  'empty node process': { 'start-up': () => () => ended('--eval', '') },
});
