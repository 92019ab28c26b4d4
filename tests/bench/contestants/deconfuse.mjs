// The package as it is built, in node.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { asyncBufferFromFile, parquetScan } from 'hyparquet';
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
    /** Columns as the page reads them. The page also makes a text of them. */
    async 'labels-from-parquet'(data) {
      const file = await asyncBufferFromFile(pathOf(`${data}.parquet`));
      return async () => {
        const scan = await parquetScan({ file });
        const columnOf = async (column) =>
          [].concat(...(await Promise.all(scan.ranges.map((range) => scan.readColumn({ column, ...range })))));
        const [truth, predicted] = await Promise.all(['truth', 'predicted'].map(columnOf));
        return classReport(calculator.dataset({ kind: 'labels', truth, predicted }));
      };
    },
    'start-up': () => () => ended(script('../ten-rows.mjs')),
  },
  'empty node process': { 'start-up': () => () => ended('--eval', '') },
});
