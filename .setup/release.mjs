// Builds everything and puts it into build/release: archives that are the same bytes whenever the same sources are built,
// and their checksums.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials, licenceTexts } from './bill-of-materials.mjs';
import { buildApi, buildPackage, buildSite } from './build.mjs';
import { prepare } from './machine.mjs';
import { run } from './run.mjs';

const folder = 'build/release';

/** The header of a file in a tar archive: owned by nobody in particular, and as old as time. */
function header(path, size) {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long a name for the archive.`);
  const block = Buffer.alloc(512);
  const put = (text, at) => block.write(text, at, 'utf8');
  const octal = (number, length) => number.toString(8).padStart(length - 1, '0');
  put(path, 0);
  put(octal(0o644, 8), 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  put(octal(size, 12), 124);
  put(octal(0, 12), 136);
  put(' '.repeat(8), 148);
  put('0', 156);
  put('ustar', 257);
  put('00', 263);
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** A .tar.gz of files: their names in it with their contents. */
function archive(files) {
  const blocks = files
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, contents]) => [
      header(path, contents.length),
      contents,
      Buffer.alloc((512 - (contents.length % 512)) % 512),
    ]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]), { level: 9 });
}

const filesIn = (built) =>
  readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The files below a folder, as they are named in the archive. */
const contentsOf = (built, name) =>
  filesIn(built).map((file) => [`${name}/${relative(built, file)}`, readFileSync(file)]);

/** Puts what is built into the folder. Returns the names of the files; none where that fails. */
export function release() {
  const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const manifest = json('package.json');
  const { name, version } = manifest;
  const title = `${name}-${version}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const build of ['site', 'embed', 'api']) {
    // What it holds, in a folder of its own.
    writeFileSync(`${folder}/${title}-${build}.tar.gz`, archive(contentsOf(`build/${build}`, `${title}-${build}`)));
  }
  // Its files are as old for npm, too, whenever they were built.
  if (!run('npm', 'pack', '--ignore-scripts', '--silent', '--pack-destination', folder)) return [];
  renameSync(`${folder}/${title}.tgz`, `${folder}/${title}-package.tgz`);
  for (const file of readdirSync('build/single')) {
    copyFileSync(`build/single/${file}`, `${folder}/${file}`); // each links to the other by its name
  }
  const parts = json('build/site/licences.json');
  const bill = billOfMaterials(parts, manifest, json('package-lock.json').packages);
  writeFileSync(`${folder}/${title}.cdx.json`, `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(`${folder}/${title}-licences.txt`, licenceTexts(parts));
  const names = readdirSync(folder).sort();
  const sums = names.map((file) => {
    utimesSync(`${folder}/${file}`, 0, 0);
    return `${createHash('sha256')
      .update(readFileSync(`${folder}/${file}`))
      .digest('hex')}  ${file}\n`;
  });
  writeFileSync(`${folder}/SHA256SUMS`, sums.join(''));
  return [...names, 'SHA256SUMS'];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  prepare('packages');
  if (![buildPackage, buildSite, buildApi].every((build) => build())) process.exit(1);
  const files = release();
  for (const file of files) console.log(`${folder}/${file}`);
  process.exit(files.length > 0 ? 0 : 1);
}
