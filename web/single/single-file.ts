import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { page } from '../locales/en/page.ts';
import { policy } from '../vite/content-security-policy.ts';

const read = (relative: string): string => readFileSync(fileURLToPath(new URL(relative, import.meta.url)), 'utf8');

/** Workers are opened by these names, because they have no address. */
const worker = /\/([\w-]+)\.ts\?worker&url$/;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The script with `<` escaped in a form that is valid in strings, templates and regular expressions, so that nothing
 * ends the script element early.
 */
const safeInScript = (code: string): string => code.replace(/<(?=!--|\/?script)/gi, '\\x3c');

const iconAddress = (): string => `data:image/svg+xml,${encodeURIComponent(read('../public/icon.svg').trim())}`;

/** The page of the site with everything it needs included; its policy allows no requests. */
function htmlOf(script: string, style: string, licences: string): string {
  const directives = {
    ...policy,
    'script-src': `${hash(script)} 'wasm-unsafe-eval'`,
    'style-src': hash(style),
    'worker-src': 'blob:',
    'connect-src': "'none'",
    'img-src': 'data:',
    'font-src': 'data:',
    'frame-src': "'none'",
    'manifest-src': "'none'",
  };
  const content = Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
  const [, description] = /<meta\s+name="description"\s+content="([^"]+)"/.exec(read('../index.html'))!;
  const body = /(?<=<body>).*(?=<\/body>)/s.exec(read('../index.html'))![0].replace('./icon.svg', iconAddress());
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${content}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${iconAddress()}">
<style>${style}</style>
</head>
<body>${body}<script type="application/json" id="licences">${safeInScript(licences)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Builds the single-file page. One script is both the page and its workers. */
export function singleFile(): Plugin {
  return {
    name: 'single-file',
    enforce: 'pre',
    resolveId: (source) => (worker.test(source) ? `\0${source}` : undefined),
    load(id) {
      const [, name] = worker.exec(id) ?? [];
      return name === undefined ? null : `export default '${name}';`;
    },
    generateBundle: {
      order: 'post', // after the style sheet
      handler(_options, bundle) {
        let script = '';
        let style = '';
        let licences = '';
        for (const [name, built] of Object.entries(bundle)) {
          if (built.type === 'chunk') script += safeInScript(built.code);
          else if (name.endsWith('.css')) style += String(built.source);
          else if (name === 'licences.json') licences = String(built.source);
          delete bundle[name];
        }
        this.emitFile({ type: 'asset', fileName: 'deconfuse.html', source: htmlOf(script, style, licences) });
      },
    },
  };
}
