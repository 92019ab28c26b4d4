// From the start of a process to the first result.
import { createCalculator } from '../../build/package/deconfuse.js';

const rows = [
  'cat,cat',
  'dog,dog',
  'cat,dog',
  'dog,dog',
  'dog,dog',
  'cat,cat',
  'dog,cat',
  'cat,cat',
  'cat,cat',
  'dog,dog',
];
const calculator = await createCalculator();
const { metrics } = calculator.read(rows.join('\n')).report();
if (metrics.accuracy !== 0.8) throw new Error(`The accuracy is not ${metrics.accuracy}.`);
