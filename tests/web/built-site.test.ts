// The builds for readers and for other pages, as files: build/site, build/embed and build/single.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serve } from '../browser/host.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const sumOf = (algorithm: 'sha256' | 'sha384', content: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** The content of the policy of a page. */
function policyText(html: string): string {
  const [, content = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return content.replaceAll('&#39;', "'");
}

/** The directives of the page, each with its sources. */
function policyOf(html: string): Record<string, string[]> {
  const directives = policyText(html).split('; ');
  return Object.fromEntries(directives.map((directive) => directive.split(' ')).map(([name, ...all]) => [name!, all]));
}

/**
 * The text inside all elements of the name that a browser would run or apply. None of their attributes contains a >.
 */
const inline = (html: string, name: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?![^>]* (?:src|type="application/json"))[^>]*>(.*?)</${name}>`, 'gs'))].map(
    ([, text]) => text!,
  );

describe('the policy', () => {
  const pages = ['build/site', 'build/embed', 'build/single'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.html'))
      .map((name) => join(folder, name)),
  );

  it('is in every built page', () => {
    expect(pages.map((page) => page.replace(/^build\//, '')).sort()).toEqual([
      'embed/embed.html',
      'single/deconfuse.html',
      'site/deconfuse.html',
      'site/embed.html',
      'site/index.html',
    ]);
  });

  it.each(pages)('of %s allows only its own inline scripts, by hash', (page) => {
    const html = readFileSync(page, 'utf8');
    const policy = policyOf(html);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['lit-html', 'deconfuse', 'deconfuse-pasted']);
    expect(Object.values(policy).flat().join(' ')).not.toMatch(/'unsafe-|'nonce-|https?:|\*/);

    const isSingle = page.includes('deconfuse.');
    for (const [directive, name] of [
      ['script-src', 'script'],
      ['style-src', 'style'],
    ] as const) {
      const hashes = inline(html, name).map((text) => `'${sumOf('sha256', text)}'`);
      expect(hashes).toHaveLength(isSingle ? 1 : 0);
      const others = { 'script-src': ["'wasm-unsafe-eval'"], 'style-src': [] }[directive];
      expect(policy[directive]!.sort()).toEqual([...(isSingle ? hashes : ["'self'"]), ...others].sort());
    }
    // Attributes could be allowed only all at once.
    const tags = html.replace(/(<(script|style)[^>]*>).*?<\/\2>/gs, '$1').match(/<[a-z][^>]*>/gi)!;
    expect(tags.length).toBeGreaterThan(5);
    expect(tags.filter((tag) => /\s(?:style|on\w+)\s*=/i.test(tag))).toEqual([]);
  });

  it('of the single file allows no requests', () => {
    expect(policyOf(readFileSync('build/single/deconfuse.html', 'utf8'))['connect-src']).toEqual(["'none'"]);
  });
});

describe('the service worker', () => {
  it('stores every file that readers get', () => {
    const script = readFileSync('build/site/service-worker.js', 'utf8');
    const kept = JSON.parse(/siteFiles=(\[.*?\])/.exec(script)![1]!) as string[];
    const files = filesIn('build/site');
    // The elements for other pages, and the single files, are built separately and lie beside the page.
    const isOfOthers = (name: string): boolean =>
      ['embed', 'single'].some((part) => existsSync(`build/${part}/${name}`));
    const ofTheHost = ['_headers', 'service-worker.js'];
    const ofThePage = files.filter((name) => !ofTheHost.includes(name) && !isOfOthers(name));
    expect(kept).toEqual(expect.arrayContaining(ofThePage));
    expect(files).toEqual(expect.arrayContaining(kept));
    expect(new Set(kept).size).toBe(kept.length);
  });
});

describe('the hashes for integrity', () => {
  it('are those of every script that other pages embed', () => {
    const sums = JSON.parse(readFileSync('build/embed/integrity.json', 'utf8')) as Record<string, string>;
    const scripts = filesIn('build/embed').filter((name) => name.endsWith('.js'));
    expect(Object.keys(sums)).toEqual(expect.arrayContaining(scripts));
    for (const name of scripts) expect(sums[name], name).toBe(sumOf('sha384', readFileSync(`build/embed/${name}`)));
  });
});

describe('a host that sends the headers of _headers', () => {
  it('sends the policy of the page, and lets browsers keep only files with a hash in their names', async () => {
    const host = await serve('build/site');
    try {
      const headersOf = async (name: string): Promise<Headers> => {
        const response = await fetch(host.url + name);
        await response.arrayBuffer();
        return response.headers;
      };
      const html = readFileSync('build/site/index.html', 'utf8');
      const script = /assets\/index-[\w-]+\.js/.exec(html)![0];

      const besides = readdirSync('build/site').filter((name) => !['assets', '_headers'].includes(name));
      for (const name of ['', ...besides]) {
        expect((await headersOf(name)).get('cache-control'), name).toBe('no-cache');
      }
      expect((await headersOf(script)).get('cache-control')).toBe('public, max-age=31536000, immutable');
      for (const name of ['', script]) {
        const headers = await headersOf(name);
        expect(headers.get('content-security-policy'), name).toBe(policyText(html));
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
        expect(headers.get('x-frame-options')).toBeNull();
      }
    } finally {
      await host.end();
    }
  });
});
