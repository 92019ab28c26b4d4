// Prints what crosses the wire of what was built, compressed by brotli, and fails where it is more than was promised.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes. */
export const limits = { site: 540_000, embed: 540_000, single: 1_500_000 };

const compressed = /\.(woff2|png|jpg)$/;

function wireSize(file) {
  const bytes = readFileSync(file);
  if (compressed.test(file)) return bytes.length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}

/** What a script imports before it runs. */
const importsOf = (script) =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)].map(([, path]) => path);

/** Of a folder's files those that are asked for together with these: their static imports, and theirs. */
function withImports(files) {
  const all = new Set(files);
  for (const file of all) {
    if (!file.endsWith('.js')) continue;
    for (const path of importsOf(readFileSync(file, 'utf8'))) all.add(join(dirname(file), path));
  }
  return [...all];
}

/** The text of these scripts and of those that they import. */
const scriptsOf = (files) =>
  withImports(files)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join();

/** The files of a folder whose names, without the hash, are these. @throws where one is not there */
function named(folder, ...patterns) {
  return patterns.map((pattern) => {
    const name = readdirSync(folder).find((file) => pattern.test(file));
    if (!name) throw new Error(`${folder} has no ${pattern}.`);
    return join(folder, name);
  });
}

/** The languages, each of which has one script of what is always needed. */
const languages = readdirSync('web/locales', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Of several visits the one that takes most. */
const largest = (visits) => visits.sort((one, other) => sizeOf(other) - sizeOf(one))[0];

/** What the page asks for until its first result is there, in the language that needs more. */
function firstVisit(folder) {
  const assets = join(folder, 'assets');
  const page = join(folder, 'index.html');
  const linked = [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css|svg))"/g)];
  const fixed = [
    page,
    ...linked.map(([, path]) => join(folder, path)),
    ...named(assets, /\.woff2$/, /^deconfuse-[\w-]{8}\.wasm$/),
  ];
  const worker = named(assets, /^worker-[\w-]{8}\.js$/);
  // The elements for other pages are copied into the site. Their scripts differ in the hash.
  const text = scriptsOf(fixed);
  return largest(
    languages.map((language) => {
      const [script] = new RegExp(`\\b${language}-[\\w-]{8}\\.js`).exec(text);
      return withImports([...fixed, ...worker, join(assets, script)]);
    }),
  );
}

const sizeOf = (files) => files.reduce((sum, file) => sum + wireSize(file), 0);

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What has been built, each with the files that count. */
function builds() {
  const rows = [];
  if (existsSync('build/site'))
    rows.push({ name: 'page to first result', files: firstVisit('build/site'), limit: limits.site });
  if (existsSync('build/embed')) {
    for (const element of ['calculator', 'formula'])
      rows.push({ name: `embedded ${element}`, files: embedded('build/embed', element), limit: limits.embed });
  }
  if (existsSync('build/single')) {
    for (const file of filesIn('build/single'))
      rows.push({ name: `single file ${relative('build/single', file)}`, files: [file], limit: limits.single });
  }
  if (existsSync('build/package')) rows.push({ name: 'package', files: filesIn('build/package') });
  return rows;
}

/** What a page that embeds an element asks for until its first result is there. */
function embedded(folder, element) {
  // Of the scripts that have its name, the one that the entry loads for it.
  const entry = scriptsOf([join(folder, 'deconfuse-embed.js')]);
  const [, script] = new RegExp(`import\\([^)]*?(${element}-[\\w-]{8}\\.js)`).exec(entry);
  return largest(
    languages.map((language) =>
      withImports([
        join(folder, 'deconfuse-embed.js'),
        join(folder, 'assets', script),
        ...named(
          join(folder, 'assets'),
          /^worker-[\w-]{8}\.js$/,
          new RegExp(`^${language}-[\\w-]{8}\\.js$`),
          /\.woff2$/,
          /^deconfuse-[\w-]{8}\.wasm$/,
        ),
      ]),
    ),
  );
}

/** Prints the table. Returns a check for each build that has a limit: whether it stays below. */
export function sizes() {
  return builds().map(({ name, files, limit }) => () => {
    const size = sizeOf(files);
    const isWithin = limit === undefined || size <= limit;
    const of = limit === undefined ? '' : ` of ${limit.toLocaleString('en')}`;
    console.log(`${size.toLocaleString('en').padStart(9)}${of}  ${name}${isWithin ? '' : ': too large'}`);
    if (!isWithin || process.argv.includes('--files')) {
      for (const file of files) console.log(`${wireSize(file).toLocaleString('en').padStart(17)}  ${file}`);
    }
    return isWithin;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const checks = sizes();
  if (checks.length === 0) console.error('Nothing is built yet: npm run build');
  process.exit(checks.length > 0 && checks.map((check) => check()).every(Boolean) ? 0 : 1);
}
