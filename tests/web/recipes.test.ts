// The recipes of web/embed/README.md for tools that compile, checked with these tools; the others are tested in
// browsers.
import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { attributeNames, embeddable } from '../../web/embed/attributes.ts';

const text = readFileSync('web/embed/README.md', 'utf8');
const script = 'https://example.org/deconfuse/deconfuse-embed.js';

const recipesIn = (language: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, recipe]) => recipe!);

/** The exports of a module with this text. */
async function exported<Config>(module: string): Promise<Config> {
  return ((await import(`data:text/javascript,${encodeURIComponent(module)}`)) as { default: Config }).default;
}

interface VitePress {
  head: [string, Record<string, string>][];
  vue: { template: { compilerOptions: { isCustomElement(tag: string): boolean } } };
}

interface Docusaurus {
  scripts: Record<string, string>[];
}

test('VitePress loads the script as a module and leaves every element alone, and no other', async () => {
  const { head, vue } = await exported<VitePress>(recipesIn('js')[1]!);
  expect(head).toEqual([['script', { type: 'module', src: script }]]);
  const { isCustomElement } = vue.template.compilerOptions;
  expect(embeddable.filter((name) => !isCustomElement(`deconfuse-${name}`))).toEqual([]);
  expect(['Badge', 'router-link', 'deconfuse'].filter(isCustomElement)).toEqual([]);
});

test('Docusaurus loads the script as a module', async () => {
  const { scripts } = await exported<Docusaurus>(recipesIn('js')[2]!);
  expect(scripts).toEqual([{ type: 'module', src: script }]);
});

test('the element in a text is JSX, on one line, with known attributes', async () => {
  const [recipe, ...others] = recipesIn('mdx');
  expect(others).toEqual([]);
  expect(recipe!.trim()).not.toContain('\n');
  const { code } = await transformWithOxc(recipe!, 'recipe.jsx', { jsx: { runtime: 'classic', pragma: 'element' } });
  const element = (tag: string, attributes: object, ...children: unknown[]): unknown => ({ tag, attributes, children });
  const made = new Function('element', `return ${code.replace(/^\/\*.*?\*\//, '').trim()}`)(element) as {
    tag: string;
    attributes: Record<string, unknown>;
    children: unknown[];
  };
  expect(embeddable.map((name) => `deconfuse-${name}`)).toContain(made.tag);
  expect(Object.keys(made.attributes).filter((name) => !(attributeNames as readonly string[]).includes(name))).toEqual(
    [],
  );
  expect(made.attributes).toMatchObject({ compact: true, matrix: '20 3; 5 30' });
  expect(made.children).toEqual([]);
});

test('attributes in every recipe are known', () => {
  const tags = [...text.matchAll(/<deconfuse-[\w-]+([^>]*)><?/g)].map(([, attributes]) => attributes!);
  expect(tags.length).toBeGreaterThan(6);
  const names = tags.flatMap((tag) => [...tag.replaceAll(/"[^"]*"/g, '').matchAll(/[\w-]+/g)].map(([name]) => name));
  const ofHtml = ['style', 'class'];
  expect(names.filter((name) => ![...attributeNames, ...ofHtml].includes(name))).toEqual([]);
});
