import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LinkError, linkOf, longestLink, workOfLink } from '../../web/share/link.ts';
import { workOf, type Work } from '../../web/share/work.ts';

async function fragmentOf(work: Work): Promise<string> {
  const link = await linkOf(work);
  if ('tooLong' in link) throw new Error(`${link.tooLong} characters`);
  return link.fragment;
}

/** As a link of this version has it. */
const packed = (json: string | Buffer): string => `#s=1.${deflateSync(json).toString('base64url')}`;

async function codeOf(fragment: string): Promise<string> {
  try {
    await workOfLink(fragment);
    return 'read';
  } catch (error) {
    if (error instanceof LinkError) return error.code;
    throw error;
  }
}

/** Any text, halves of surrogate pairs among them. */
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constant('\ud800,\udc00\n\0'));
const anyWork: fc.Arbitrary<Work> = fc
  .record(
    {
      text: anyText,
      example: fc.constantFrom('spam', 'fourClasses', '<b>'),
      readOptions: fc.record({ header: fc.boolean(), positive: anyText }, { requiredKeys: [] }),
      positive: fc.oneof(anyText, fc.double()),
      options: fc.record({ beta: fc.double(), base: fc.constantFrom(2, 'e', 10) }, { requiredKeys: [] }),
      decimals: fc.integer({ min: -1, max: 12 }),
      matrixView: anyText,
      chosenClass: fc.nat(),
      open: fc.array(anyText, { maxLength: 5 }),
      address: fc.oneof(fc.webFragments(), fc.webQueryParameters(), fc.constant('mode=check&ask=f1,recall:a%2C&s=1.x')),
      parts: fc.dictionary(anyText, fc.jsonValue({ maxDepth: 4 })),
    },
    { requiredKeys: [] },
  )
  .map(workOf);

describe('a link', () => {
  test('gives back the work that it was made of', async () => {
    await fc.assert(
      fc.asyncProperty(anyWork, async (work) => {
        const fragment = await fragmentOf(work);
        expect(fragment).toMatch(/^#[\w.~!$&'()*+,;:@/?%=-]*$/);
        expect(await workOfLink(fragment)).toEqual(work);
        // As the browser gives it, and as a program would.
        expect(await workOfLink(fragment.slice(1))).toEqual(work);
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  test('is readable where nothing has been typed', async () => {
    expect(await fragmentOf({})).toBe('#');
    expect(await fragmentOf({ example: 'spam' })).toBe('#example=spam');
    expect(await fragmentOf({ example: 'spam', address: 'decisions=costs' })).toBe('#example=spam&decisions=costs');
    expect(await fragmentOf({ address: 'mode=check&ask=f1_macro,precision:spam', decimals: 4 })).toMatch(
      /^#mode=check&ask=f1_macro,precision:spam&s=1\.[\w-]+$/,
    );
  });

  test('of the other views stays what it is', async () => {
    for (const address of ['reference', 'metric=f1', 'decisions', 'mode=check&exercise=7&kind=matrix&hide=results']) {
      expect(await workOfLink(`#${address}`)).toEqual({ address });
    }
    expect(await workOfLink('')).toEqual({});
    expect(await workOfLink('#')).toEqual({});
    expect(await workOfLink('#example=<script>')).toEqual({});
  });

  test('is of the form that version 1 has, for as long as there are such links', async () => {
    const json = '{"text":"a,a\\na,b","options":{"beta":2},"decimals":4,"parts":{"decisions":{"loss":{"x":[1]}}}}';
    expect(await workOfLink(packed(json))).toEqual(JSON.parse(json));
  });

  test('is not made where it would be too long', async () => {
    const random = Array.from({ length: 40_000 }, (_, at) => (Math.sin(at) * 1e9).toFixed(0)).join('\n');
    const tooLong = await linkOf({ text: random });
    expect(tooLong).toHaveProperty('tooLong');
    expect((tooLong as { tooLong: number }).tooLong).toBeGreaterThan(longestLink);
    // It would be short, but unfold into more than links may.
    expect(await linkOf({ text: '0\n'.repeat(2_000_001) })).toHaveProperty('tooLong');
    expect(await workOfLink(await fragmentOf({ text: '0\n'.repeat(900_000) }))).toEqual({
      text: '0\n'.repeat(900_000),
    });
  });
});

const refused: readonly [name: string, code: string, fragment: string][] = [
  ['of a newer version', 'newer-version', '#s=2.abc'],
  ['of a much newer version, in another view', 'newer-version', '#mode=check&s=17.abc'],
  ['without a version', 'bad-link', '#s=abc'],
  ['of version 01', 'bad-link', `#s=01.${packed('{}').slice(5)}`],
  ['that is empty', 'bad-link', '#s='],
  ['without data', 'bad-link', '#s=1.'],
  ['with two works', 'bad-link', `${packed('{"decimals":2}')}&${packed('{"decimals":2}').slice(1)}`],
  ['with characters that links have not', 'bad-link', '#s=1.abc$'],
  ['that is not deflated', 'bad-link', `#s=1.${Buffer.from('{"decimals":2}').toString('base64url')}`],
  ['that is no JSON', 'bad-link', packed('{')],
  ['that is no UTF-8', 'bad-link', packed(Buffer.from([0x22, 0xff, 0x22]))],
  ['that is no object', 'bad-link', packed('[1]')],
  ['with an unknown field', 'bad-link', packed('{"decimals":2,"evil":1}')],
  ['with a field twice', 'bad-link', packed('{"decimals":2,"decimals":3}')],
  ['with a number out of range', 'bad-link', packed('{"decimals":1e99}')],
  ['that names a prototype', 'bad-link', packed('{"__proto__":{"text":"a"}}')],
  ['that names a prototype within a part', 'bad-link', packed('{"parts":{"a":{"__proto__":{"b":1},"c":2}}}')],
  ['with its address hidden in the data', 'bad-link', packed('{"address":"metric=f1"}')],
  ['of JSON beyond all depth', 'bad-link', packed(`{"parts":{"a":${'['.repeat(1e6)}${']'.repeat(1e6)}}}`)],
  ['that is a bomb', 'too-large', packed(Buffer.alloc(20_000_000, 0x20))],
  ['that is too long', 'too-large', `#s=1.${'A'.repeat(longestLink)}`],
];

test.each(refused)('a link %s is refused: %s', async (_, code, fragment) => {
  expect(await codeOf(fragment)).toBe(code);
});

test('a link that is cut off is refused at every length', async () => {
  const fragment = await fragmentOf({ text: 'spam,spam\nspam,ham\nham,ham', decimals: 4 });
  for (let length = '#s='.length; length < fragment.length; length++) {
    const code = await codeOf(fragment.slice(0, length));
    expect(code, fragment.slice(0, length)).toBe('bad-link');
  }
});

test('a link with another character is refused, or says the same', async () => {
  const work: Work = {
    text: 'truth,predicted\n1,0\n0,0\n1,1\n10,11\n12,13',
    decimals: 4,
    parts: { a: { b: [1, 2, 3] } },
  };
  const fragment = await fragmentOf(work);
  const other = fc.record({
    at: fc.integer({ min: '#s=1.'.length, max: fragment.length - 1 }),
    character: fc.constantFrom(...'abcxyzABCXYZ0189-_'),
  });
  await fc.assert(
    fc.asyncProperty(other, async ({ at, character }) => {
      const altered = fragment.slice(0, at) + character + fragment.slice(at + 1);
      if ((await codeOf(altered)) === 'read') expect(await workOfLink(altered)).toEqual(work);
    }),
    { numRuns: 500 },
  );
}, 60_000);

test('whatever a link is, it is read or refused by code', async () => {
  const anyLink = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'s=1.&#example-_AZ09%+'), maxLength: 100 }),
    fc.string({ unit: 'binary', maxLength: 100 }).map(packed),
    fc.json().map(packed),
    fc.uint8Array({ maxLength: 100 }).map((bytes) => packed(Buffer.from(bytes))),
  );
  await fc.assert(
    fc.asyncProperty(anyLink, async (fragment) => {
      expect(['read', 'bad-link', 'newer-version', 'too-large']).toContain(await codeOf(fragment));
    }),
    { numRuns: 500 },
  );
}, 60_000);
