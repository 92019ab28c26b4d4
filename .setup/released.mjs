// Whether a release is what it should be.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { release } from './release.mjs';

const folder = 'build/release';

/** What every archive must have, by the end of its name. */
const essential = {
  'site.tar.gz': [
    /\/index\.html$/,
    /\/icon\.svg$/,
    /\/assets\/deconfuse-[\w-]{8}\.wasm$/,
    /\/assets\/worker-[\w-]{8}\.js$/,
  ],
  'api.tar.gz': [/\/index\.html$/, /\/modules\/deconfuse\.html$/],
  'embed.tar.gz': [/\/deconfuse-embed\.js$/, /\.wasm$/],
  'package.tgz': [
    /^package\/package\.json$/,
    /^package\/LICENSE$/,
    /\/deconfuse\.js$/,
    /\/deconfuse\.wasm$/,
    /\/index\.d\.ts$/,
  ],
};

const listed = (archive) => spawnSync('tar', ['-tzf', `${folder}/${archive}`], { encoding: 'utf8' }).stdout.split('\n');
const sums = (root = '.') => readFileSync(join(root, folder, 'SHA256SUMS'), 'utf8');

/** The files of a folder that are not the same in two places, each with what stands first where they differ. */
function differences(path, one, other) {
  const files = (root) => readdirSync(join(root, path), { recursive: true, withFileTypes: true });
  const names = (root) =>
    files(root)
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return [...new Set([...names(one), ...names(other)])].flatMap((name) => {
    const [left, right] = [one, other]
      .map((root) => join(root, name))
      .map((file) => existsSync(file) && readFileSync(file));
    if (!left || !right) return `${name} is only in one`;
    if (left.equals(right)) return [];
    const at = left.findIndex((byte, place) => byte !== right[place]);
    const piece = (bytes) => JSON.stringify(bytes.subarray(Math.max(0, at - 40), at + 40).toString('latin1'));
    return `${name}, ${left.length} and ${right.length} bytes, at ${at}: ${piece(left)} and ${piece(right)}`;
  });
}

/** Whether the same is built from a copy of the sources, with nothing that was built or installed before. */
function isSameFromCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'deconfuse-'));
  const isSource = (path) => !['.git', 'build', 'node_modules'].includes(path);
  try {
    cpSync('.', copy, { recursive: true, filter: isSource });
    const { status } = spawnSync('node', ['.setup/release.mjs'], { cwd: copy, stdio: 'inherit' });
    if (status !== 0) return false;
    if (sums(copy) === sums()) return true;
    for (const built of ['package', 'embed', 'single', 'site', 'api', 'release']) {
      for (const difference of differences(`build/${built}`, '.', copy)) console.error(difference);
    }
    return false;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function said(is, problem) {
  if (!is) console.error(problem);
  return is;
}

export function releaseChecks() {
  return [
    () => said(release().includes('SHA256SUMS'), 'The release could not be made.'),
    () => {
      const before = sums();
      release();
      return said(sums() === before, 'Made again, the release is not the same.');
    },
    () => said(isSameFromCopy(), 'Built in another folder, the release is not the same.'),
    () => {
      const kept = sums()
        .trimEnd()
        .split('\n')
        .map((line) => line.split('  '));
      const isComplete = kept.length === readdirSync(folder).length - 1;
      const hold = kept.every(
        ([sum, file]) =>
          createHash('sha256')
            .update(readFileSync(`${folder}/${file}`))
            .digest('hex') === sum,
      );
      return said(isComplete && hold, 'The checksums do not hold.');
    },
    () => {
      const archives = readdirSync(folder).filter((file) => /gz$/.test(file));
      const lacks = Object.entries(essential).flatMap(([end, patterns]) => {
        const archive = archives.find((file) => file.endsWith(end));
        const names = archive ? listed(archive) : [];
        return patterns.filter((pattern) => !names.some((name) => pattern.test(name))).map((one) => `${end}: ${one}`);
      });
      return said(lacks.length === 0, `Missing from the archives: ${lacks.join(', ')}`);
    },
  ];
}
