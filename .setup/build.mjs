// Builds what is named, package or site; without a name both.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepare } from './machine.mjs';
import { run } from './run.mjs';

/** Without targets everything: the library and its tests. Returns whether it built, as the others do. */
export function buildCpp(preset, ...targets) {
  // Ninja itself configures again where CMakeLists.txt or the set of sources has changed.
  const configured = existsSync(`build/${preset}/build.ninja`) || run('cmake', '--preset', preset);
  return (
    configured && run('cmake', '--build', '--preset', preset, ...targets.flatMap((target) => ['--target', target]))
  );
}

const modules = ['deconfuse', 'deconfuse-reader', 'deconfuse-scores', 'deconfuse-checker'];

export function buildPackage() {
  return (
    buildCpp('wasm', ...modules) &&
    run('vite', 'build', '--config', 'vite.package.config.ts', '--logLevel', 'warn') &&
    run('tsc', '--project', 'tsconfig.core.json')
  );
}

/** The page with what other pages embed and its single files, which are in folders of their own as well. */
export function buildSite() {
  const hasBuilt =
    buildCpp('wasm', ...modules) &&
    run('vite', 'build', '--logLevel', 'warn') &&
    run('vite', 'build', '--config', 'vite.embed.config.ts', '--logLevel', 'warn') &&
    buildSingle();
  if (hasBuilt) for (const part of ['embed', 'single']) cpSync(`build/${part}`, 'build/site', { recursive: true });
  return hasBuilt;
}

/** The page as one file for each language. */
function buildSingle() {
  rmSync('build/single', { recursive: true, force: true });
  return (
    buildCpp('wasm', 'deconfuse-single') &&
    ['en', 'es'].every((language) =>
      run('vite', 'build', '--config', 'vite.single.config.ts', '--mode', language, '--logLevel', 'warn'),
    )
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const builds = { package: buildPackage, site: buildSite };
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(builds);
  prepare();
  process.exit(names.every((name) => builds[name]()) ? 0 : 1);
}
