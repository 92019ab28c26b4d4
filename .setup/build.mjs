// Builds what is named, package, site or api; without a name the first two.
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepare } from './machine.mjs';
import { run } from './run.mjs';

/** Without targets everything: the library and its tests. Returns whether it built, as the others do. */
export function buildCpp(preset, ...targets) {
  return (
    run('cmake', '--preset', preset, '--log-level=WARNING') &&
    run('cmake', '--build', '--preset', preset, ...targets.flatMap((target) => ['--target', target]))
  );
}

const vite = (...args) => run('vite', 'build', '--logLevel', 'warn', ...args);

export function buildPackage() {
  return (
    buildCpp('wasm', 'deconfuse') &&
    ['deconfuse', 'sentences'].every((part) => vite('--config', 'vite.package.config.ts', '--mode', part)) &&
    run('tsc', '--project', 'tsconfig.core.json')
  );
}

/** The page with what other pages embed and the single file, which are in folders of their own as well. */
export function buildSite() {
  const hasBuilt =
    buildCpp('wasm', 'deconfuse') &&
    vite() &&
    vite('--config', 'vite.embed.config.ts') &&
    vite('--config', 'vite.single.config.ts');
  if (hasBuilt) for (const part of ['embed', 'single']) cpSync(`build/${part}`, 'build/site', { recursive: true });
  return hasBuilt;
}

/** TypeDoc, which refuses what is public and not documented. */
export const typedoc = (...args) =>
  run('node', '.setup/api/node_modules/typedoc/bin/typedoc', '--options', '.setup/api/typedoc.json', ...args);

/** What the types of the package say, as pages. */
export const buildApi = () => typedoc('--logLevel', 'Warn');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const builds = { package: buildPackage, site: buildSite, api: buildApi };
  const names = process.argv.length > 2 ? process.argv.slice(2) : ['package', 'site'];
  prepare('packages');
  process.exit(names.every((name) => builds[name]()) ? 0 : 1);
}
