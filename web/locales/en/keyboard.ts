import { plural } from '../plural.ts';

const counted = plural('en');

export const keyboard = {
  title: 'Keys',
  /** Name of the control key. */
  control: 'Ctrl',
  keys: {
    list: 'Show this list',
    filter: 'Filter the metrics',
    find: 'Find a metric, an example, a tab or an action',
    undo: 'Undo the last change of the data',
    cells: 'Go from cell to cell in the matrix',
    count: 'Change the count of a cell',
    points: 'Go along a curve',
    close: 'Close what is open',
  },
  outsideFields: '? and / work outside text fields.',
  find: 'Find',
  placeholder: 'Metric, example, tab or action',
  nothingFound: 'Nothing on the page has that name.',
  found: (count: number) => counted(count, 'result', 'results'),
  kinds: { tab: 'Tab', action: 'Action', example: 'Example', metric: 'Metric', elsewhere: 'Metric of other data' },
};

export type KeyboardTexts = typeof keyboard;
