// Style sheets of embedded elements, with sizes relative to the text around them.
import { expect, test } from 'vitest';
import { inTextSize } from '../../web/embed/host-size.ts';

const em = 'var(--deconfuse-em)';

test.each([
  ['a { margin: 0.5rem -1rem; }', `a { margin: calc(0.5 * ${em}) calc(-1 * ${em}); }`],
  ['a { font: 0.8125rem/1.4 serif; }', `a { font: calc(0.8125 * ${em})/1.4 serif; }`],
  ['a { width: min(100%, 18rem); gap: 1px 2em; }', `a { width: min(100%, calc(18 * ${em})); gap: 1px 2em; }`],
  [
    '@media (max-width: 40rem) and (min-height: 25rem) { a { gap: 1rem; } }',
    `@media (max-width: 40rem) and (min-height: 25rem) { a { gap: calc(1 * ${em}); } }`,
  ],
  [
    '@container (min-width: 34rem) { a { gap: 1rem; } }',
    `@container (min-width: 34em) { a { gap: calc(1 * ${em}); } }`,
  ],
])('%s', (styles, expected) => {
  expect(inTextSize(styles)).toBe(expected);
  // Elements share style sheets, which are therefore converted several times.
  expect(inTextSize(expected)).toBe(expected);
});
