// Code that no source of the page contains, because with it text could become markup or code, or leave the browser.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const sources = readdirSync('web', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:ts|js|html)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const code = (text: string): string => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const forbidden: readonly (readonly [what: string, found: RegExp, example: string])[] = [
  ['markup from text', /\b(?:inner|outer)HTML\b/, 'element.innerHTML = label'],
  ['markup from text', /\binsertAdjacentHTML\b/, "element.insertAdjacentHTML('beforeend', label)"],
  ['markup from text', /\bdocument\.write(?:ln)?\b/, 'document.write(label)'],
  ['markup from text', /\bcreateContextualFragment\b/, 'range.createContextualFragment(label)'],
  ['markup from text', /\bset(?:HTMLUnsafe|HTML)\b|\bparseHTMLUnsafe\b/, 'element.setHTMLUnsafe(label)'],
  ['markup from text', /\bsrcdoc\b/, 'frame.srcdoc = label'],
  ['markup from text', /\bunsafe(?:HTML|SVG|MathML|Static)\b/, '${unsafeHTML(label)}'],
  ['a static value made by hand', /\b_\$lit(?:Static|Type)\$/, "{ ['_$litType$']: 1 }"],
  ['code from text', /\beval\s*\(/, 'eval(label)'],
  ['code from text', /\bnew\s+Function\b|\bFunction\s*\(['"`]/, 'new Function(label)'],
  ['code from text', /\bset(?:Timeout|Interval)\s*\(\s*['"`]/, "setTimeout('label')"],
  ['code from text', /\bimportScripts\b/, 'importScripts(label)'],
  ['code from text', /['"`]javascript:/i, 'href="javascript:label"'],
  ['code in an attribute', /<[a-z-]+[^<>]*\son[a-z]+\s*=\s*["']/, '<img onerror="label">'],
  ['a cookie', /\bdocument\.cookie\b/, 'document.cookie = label'],
  ['a way out', /\bsendBeacon\b/, 'navigator.sendBeacon(address, label)'],
  ['a way out', /\bXMLHttpRequest\b/, 'new XMLHttpRequest()'],
  ['a way out', /\b(?:WebSocket|EventSource|WebTransport|BroadcastChannel)\b/, 'new WebSocket(address)'],
  ['a way out', /\bRTC[A-Z]\w+/, 'new RTCPeerConnection()'],
  ['a way out', /<form\b/, '<form action="https://example.org">'],
  ['a way out', /\bping=/, '<a ping="https://example.org">'],
];

test.each(forbidden)('%s: %s', (_what, found, example) => {
  expect(example).toMatch(found);
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter(({ text }) => found.test(text)).map(({ path }) => path)).toEqual([]);
});

/** Functions that are used only in these files, so that they can be supervised. */
const confined: readonly (readonly [what: RegExp, places: readonly string[]])[] = [
  [/\bcreatePolicy\(/, ['web/files/transferred.ts', 'web/worker/trusted-by.ts']],
  [/\bDOMParser\b/, ['web/files/transferred.ts']],
  [/\bnew Worker\(/, ['web/embed/foreign-worker.ts', 'web/single/own-script.ts', 'web/worker/start-in-worker.ts']],
  [/\bserviceWorker\.register\(/, ['web/share/offline.ts']],
  [
    /(?<!#)\bfetch\(/,
    [
      'web/core/module.ts',
      'web/elements/exercises/scorm-export.ts',
      'web/elements/page/about-copy.ts',
      'web/embed/snippet.ts',
      'web/share/service-worker.ts',
    ],
  ],
  [/\b(?:local|session)Storage\./, ['web/share/kept-work.ts', 'web/share/preferences.ts']],
  [/\bindexedDB\./, ['web/share/kept-work.ts']],
  [/\bcaches\./, ['web/share/service-worker.ts']],
  [/\bhistory\./, ['web/share/frame-address.ts', 'web/share/link.ts']],
  [
    /\baddEventListener\('message'/,
    [
      'web/elements/page/embed-dialog.ts',
      'web/embed/frame-page.ts',
      'web/embed/public/deconfuse-frame.js',
      'web/questions/scorm/launch.js',
      'web/share/service-worker.ts',
    ],
  ],
];

test.each(confined)('only where it is expected: %s', (what, places) => {
  const found = sources.filter(({ text }) => what.test(code(text))).map(({ path }) => path);
  expect(found.sort()).toEqual([...places].sort());
});

test('no file of the page depends on one that depends on it', () => {
  const needed = new Map(
    sources.map(({ path, text }): [string, string[]] => {
      const named = code(text).matchAll(/(?:from|import|import\()\s*'(\.[^'?]+)/g);
      return [path, [...named].map(([, name]) => join(dirname(path), name!))];
    }),
  );
  const seen = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    if (seen.get(path) === 'open') circles.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (seen.has(path)) return;
    seen.set(path, 'open');
    for (const other of needed.get(path) ?? []) visit(other, [...way, path]);
    seen.set(path, 'done');
  };
  for (const path of needed.keys()) visit(path, []);
  expect([...needed.values()].flat().length).toBeGreaterThan(1000);
  expect(circles).toEqual([]);
});

test('a folder uses all that CONTRIBUTING.md allows it, and nothing else', () => {
  const cpp = readdirSync('cpp', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const used = new Map<string, Set<string>>();
  const use = (folder: string, other: string): void => {
    const others = used.get(folder) ?? new Set();
    used.set(folder, others);
    if (other !== folder && other.includes('/')) others.add(other.replace(/^[^/]+\//, ''));
  };
  const folderOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 2).join('/');
  for (const { path, text } of cpp) {
    for (const [, name] of text.matchAll(/^#include "([^"]+)"/gm)) use(folderOf(path), folderOf(`cpp/${name}`));
  }
  for (const { path, text } of sources.filter(({ path }) => path.split('/').length > 2)) {
    const named = code(text).matchAll(/(?:from|import|import\()\s*'(\.[^'?]+)/g);
    for (const [, name] of named) use(folderOf(path), folderOf(join(dirname(path), name!)));
  }
  const rows = [
    ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `((?:cpp|web)\/[\w-]+)` +\|[^|]*\| *([^|;]*)/gm),
  ];
  const wrong = rows.flatMap(([, folder, said]) => {
    if (said!.trim() === 'all') return [];
    const allowed = [...said!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
    const others = [...(used.get(folder!) ?? [])].sort();
    return others.join() === allowed.join() ? [] : [{ folder, allowed, others }];
  });
  expect(rows.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

test('no element is longer than 500 lines', () => {
  const elements = sources.filter(({ path }) => path.startsWith('web/elements/'));
  expect(elements.length).toBeGreaterThan(90);
  expect(elements.filter(({ text }) => text.split('\n').length > 501).map(({ path }) => path)).toEqual([]);
});

/** Sizes of text, and of the space between and around things, in `rem`. What keeps room free may be larger. */
const scales: readonly (readonly [what: string, property: RegExp, sizes: readonly number[]])[] = [
  ['text', /\bfont(?:-size)?: ([^;{}]*)/g, [0.75, 0.875, 1, 1.125, 1.25, 1.5]],
  ['space', /\b(?:gap|padding|margin)[a-z-]*: ([^;{}]*)/g, [0.125, 0.25, 0.375, 0.5, 0.75, 1, 1.5, 2]],
];

test.each(scales)('sizes of %s are on one scale', (_what, property, sizes) => {
  const stray = sources.flatMap(({ path, text }) =>
    [...code(text).matchAll(property)].flatMap(([found, value]) =>
      [...value!.matchAll(/(?<![\d.])([\d.]+)rem/g)]
        .map(([, size]) => Number(size))
        .filter((size) => size <= 2 && !sizes.includes(size))
        .map(() => `${path}: ${found}`),
    ),
  );
  expect(stray).toEqual([]);
});
