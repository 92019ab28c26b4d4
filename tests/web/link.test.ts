import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LinkError, linkOf, longestLink, workOfLink } from '../../web/share/link.ts';
import { workOf, type Work } from '../../web/share/work.ts';

async function fragmentOf(work: Work): Promise<string> {
  const link = await linkOf(work);
  if ('tooLong' in link) throw new Error(`${link.tooLong} characters`);
  return link.fragment;
}

/** A link in the form of this version. */
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

/** Any text, including lone surrogates. */
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
  test('gives back the work in it', async () => {
    await fc.assert(
      fc.asyncProperty(anyWork, async (work) => {
        const fragment = await fragmentOf(work);
        expect(fragment).toMatch(/^#[\w.~!$&'()*+,;:@/?%=-]*$/);
        expect(await workOfLink(fragment)).toEqual(work);
        // With # as the browser gives it, and without.
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

  test('to another view stays unchanged', async () => {
    for (const address of ['reference', 'metric=f1', 'decisions', 'mode=check&exercise=7&kind=matrix&hide=results']) {
      expect(await workOfLink(`#${address}`)).toEqual({ address });
    }
    expect(await workOfLink('')).toEqual({});
    expect(await workOfLink('#')).toEqual({});
    expect(await workOfLink('#example=<script>')).toEqual({});
  });

  test('has the form of version 1, as long as there are such links', async () => {
    const json = '{"text":"a,a\\na,b","options":{"beta":2},"decimals":4,"parts":{"decisions":{"loss":{"x":[1]}}}}';
    expect(await workOfLink(packed(json))).toEqual(JSON.parse(json));
  });

  test('is not made where it would be too long', async () => {
    const random = Array.from({ length: 40_000 }, (_, at) => (Math.sin(at) * 1e9).toFixed(0)).join('\n');
    const tooLong = await linkOf({ text: random });
    expect(tooLong).toHaveProperty('tooLong');
    expect((tooLong as { tooLong: number }).tooLong).toBeGreaterThan(longestLink);
    // The link would be short, but unfold into more than a link may.
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

test('a link with one changed character is refused, or means the same', async () => {
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

test('any link is read or refused with a code', async () => {
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

/** The work of a link, or the code of its refusal. */
async function outcomeOf(fragment: string): Promise<Work | string> {
  try {
    return await workOfLink(fragment);
  } catch (error) {
    if (error instanceof LinkError) return error.code;
    throw error;
  }
}

/** Work that is read is valid, and a link to it reads as the same; otherwise there is one of three codes. */
async function expectReadOrRefused(fragment: string): Promise<void> {
  const outcome = await outcomeOf(fragment);
  if (typeof outcome === 'string') {
    expect(['bad-link', 'newer-version', 'too-large']).toContain(outcome);
    return;
  }
  expect(workOf(outcome)).toEqual(outcome);
  expect(await workOfLink(await fragmentOf(outcome))).toEqual(outcome);
  expect(Object.keys(Object.prototype)).toEqual([]);
}

type Piece = string | Buffer;
interface Edit {
  at: number;
  length: number;
  what: 'remove' | 'repeat' | 'replace' | 'insert' | 'reverse';
}
const someEdits = fc.array(
  fc.record<Edit>({
    at: fc.double({ min: 0, max: 1, noNaN: true }).map((share) => Math.min(share, 0.999_999)),
    length: fc.nat({ max: 12 }),
    what: fc.constantFrom('remove', 'repeat', 'replace', 'insert', 'reverse'),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Letters, or bytes, after the edits. */
function edited<Unit>(units: Unit[], edits: Edit[], fresh: (at: number) => Unit): Unit[] {
  return edits.reduce((all, { at, length, what }) => {
    const begin = Math.floor(at * all.length);
    const piece = all.slice(begin, begin + length);
    const news = {
      remove: () => [],
      repeat: () => [...piece, ...piece],
      replace: () => piece.map((_, place) => fresh(begin + 31 * place)),
      insert: () => [...Array.from({ length }, (_, place) => fresh(begin + 7 * place)), ...piece],
      reverse: () => piece.reverse(),
    }[what]();
    return [...all.slice(0, begin), ...news, ...all.slice(begin + length)];
  }, units);
}

const linkOfBytes = (bytes: Buffer): string => `#s=1.${bytes.toString('base64url')}`;

describe('a link that has been tampered with', () => {
  test('in its letters is read or refused', async () => {
    const letters = 'abcxyzABCXYZ0189-_.&=#s%+ \u0000é';
    await fc.assert(
      fc.asyncProperty(anyWork, someEdits, async (work, edits) => {
        const fragment = edited([...(await fragmentOf(work))], edits, (at) => letters[at % letters.length]!);
        await expectReadOrRefused(fragment.join(''));
      }),
      { numRuns: 400 },
    );
  }, 120_000);

  test('in its bytes is read or refused, also with a correct checksum', async () => {
    await fc.assert(
      fc.asyncProperty(anyWork, someEdits, fc.boolean(), async (work, edits, isPackedAgain) => {
        const json = Buffer.from(JSON.stringify(work));
        const tamper = (bytes: Buffer): Buffer => Buffer.from(edited([...bytes], edits, (at) => (at * 37) % 256));
        await expectReadOrRefused(isPackedAgain ? packed(tamper(json)) : linkOfBytes(tamper(deflateSync(json))));
      }),
      { numRuns: 400 },
    );
  }, 120_000);

  test('is read or refused where it was never deflated', async () => {
    const anyBytes = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
    // After the two bytes with which every such stream begins.
    const stream = anyBytes.map((bytes) => Buffer.concat([Buffer.from([0x78, 0x9c]), bytes]));
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyBytes, stream), async (bytes) => {
        await expectReadOrRefused(linkOfBytes(bytes));
      }),
      { numRuns: 500 },
    );
  }, 120_000);
});

/** The most that 24 000 bytes can unfold into, and forms in which a smaller amount does more harm. */
const bombs: readonly [name: string, code: string, content: Piece][] = [
  ['of blanks', 'too-large', Buffer.alloc(23_000_000, 0x20)],
  ['of zeros', 'too-large', Buffer.alloc(23_000_000)],
  ['of a text without an end', 'too-large', `{"text":"${'a'.repeat(20_000_000)}`],
  ['of brackets', 'bad-link', '['.repeat(3_900_000)],
  ['of objects in objects', 'bad-link', '{"parts":'.repeat(400_000)],
  ['of objects in objects that end', 'bad-link', `${'{"parts":'.repeat(300_000)}1${'}'.repeat(300_000)}`],
  ['of numbers', 'bad-link', `{"open":[${'1,'.repeat(1_900_000)}1]}`],
  ['of one number', 'bad-link', `{"decimals":${'9'.repeat(3_900_000)}}`],
  ['of escapes', 'bad-link', `{"text":"${'\\u0061'.repeat(600_000)}"}`],
  ['of the same field', 'bad-link', `{${'"decimals":2,'.repeat(250_000)}"decimals":2}`],
];

describe('a bomb', () => {
  const RealStream = DecompressionStream;
  let unfolded = 0;

  /** The same stream, which counts its output. */
  class CountingStream {
    readonly writable: WritableStream<BufferSource>;
    readonly readable: ReadableStream<Uint8Array>;

    constructor(format: CompressionFormat) {
      const stream = new RealStream(format);
      this.writable = stream.writable;
      const count = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          unfolded += chunk.length;
          controller.enqueue(chunk);
        },
      });
      this.readable = (stream.readable as ReadableStream<Uint8Array>).pipeThrough(count);
    }
  }

  afterEach(() => vi.unstubAllGlobals());

  test.each(bombs)('%s is refused quickly and with little memory: %s', async (_, code, content) => {
    const fragment = packed(content);
    expect(fragment.length).toBeLessThan(longestLink);
    unfolded = 0;
    vi.stubGlobal('DecompressionStream', CountingStream);
    const start = performance.now();
    expect(await codeOf(fragment)).toBe(code);
    // The limit of links, plus what is still being processed.
    expect(unfolded).toBeLessThan(5_000_000);
    // On an idle machine it takes a hundredth of this.
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
