import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { page as english } from '../locales/en/page.ts';
import { page as spanish } from '../locales/es/page.ts';
import { otherLanguage, type Language } from '../locales/index.ts';
import { policy } from '../vite/content-security-policy.ts';
import { textOfBytes } from './bytes-as-text.ts';
import { elementOfModule } from './module.ts';
import { putTogether, takeApart } from './parted-module.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const wasm = '../../build/wasm/deconfuse-single';

/** Modules of the page that others stand for here, where something is fetched or a part of the page is not there. */
const substitutes: readonly [RegExp, string][] = [
  [/^#wasm\/.*\.mjs$/, `${wasm}.mjs`],
  [/^#wasm\/.*\.wasm\?url$/, './no-address.ts'],
  [/\/core\/module\.ts$|^\.\/module\.ts$/, './module.ts'],
  [/\/edition\.ts$/, './edition.ts'],
  [/\/decision-(dataset|problem)\.ts$/, './no-decisions.ts'],
  [
    /\/(answer-checker|other-views|reproduce-panel|embed-dialog|after-opening|binning-error|tallied-file)\.ts$/,
    './left-out.ts',
  ],
];

/** Workers are opened by these names, as they have no address. */
const worker = /\/([\w-]+)\.ts\?worker&url$/;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** In strings, templates and regular expressions alike this means `<`, without ending the element or its text. */
const safeInScript = (code: string): string => code.replace(/<(?=!--|\/?script)/gi, '\\x3c');

function moduleText(): string {
  const module = readFileSync(path(`${wasm}.wasm`));
  const parted = takeApart(module);
  if (!module.equals(putTogether(parted))) throw new Error(`${wasm}.wasm cannot be put together again.`);
  return textOfBytes(parted);
}

function iconAddress(): string {
  return `data:image/svg+xml,${encodeURIComponent(readFileSync(path('../public/icon.svg'), 'utf8').trim())}`;
}

/** The page of the site with all it needs in it, which may ask for nothing. */
function htmlOf(language: Language, script: string, style: string): string {
  const { title, tagline } = language === 'en' ? english : spanish;
  const directives = [
    "default-src 'none'",
    `script-src ${hash(script)} 'wasm-unsafe-eval'`,
    `style-src ${hash(style)}`,
    'worker-src blob:',
    "connect-src 'none'",
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `require-trusted-types-for ${policy['require-trusted-types-for']}`,
    `trusted-types ${policy['trusted-types']}`,
  ];
  const noScript = /<noscript>.*<\/noscript>/s.exec(readFileSync(path('../index.html'), 'utf8'))![0];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="application/wasm" id="${elementOfModule}">${moduleText()}</script>
<title>${title}</title>
<meta name="description" content="${tagline}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${iconAddress()}">
<style>${style}</style>
</head>
<body>
<deconfuse-app></deconfuse-app>
${noScript.replace(/\n\s+/g, '\n')}
<script>${script}</script>
</body>
</html>
`;
}

/** Builds the page in one language as one file. The script that is built is the page and its workers. */
export function singleFile(language: Language): Plugin {
  const other = otherLanguage(language);
  const textsOfOther = new RegExp(`/${other}(/[\\w-]+)?\\.ts$`);
  return {
    name: 'single-file',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer?.includes('/web/single/')) return undefined;
      if (importer?.includes('/web/locales/') && textsOfOther.test(source)) return path('./left-out.ts');
      if (worker.test(source)) return `\0${source}`;
      const substitute = substitutes.find(([pattern]) => pattern.test(source));
      return substitute && path(substitute[1]);
    },
    load(id) {
      const [, name] = worker.exec(id) ?? [];
      return name === undefined ? null : `export default '${name}';`;
    },
    transform(code, id) {
      return id.includes('/web/elements/') && code.includes('./icon.svg')
        ? { code: code.replaceAll('./icon.svg', iconAddress()), map: null }
        : null;
    },
    generateBundle: {
      order: 'post', // after the style sheet
      handler(_options, bundle) {
        let script = '';
        let style = '';
        for (const [name, built] of Object.entries(bundle)) {
          if (built.type === 'chunk') script += safeInScript(built.code);
          else if (name.endsWith('.css')) style += String(built.source);
          delete bundle[name];
        }
        this.emitFile({
          type: 'asset',
          fileName: `deconfuse.${language}.html`,
          source: htmlOf(language, script, style),
        });
      },
    },
  };
}
