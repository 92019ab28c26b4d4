import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A part of the page that others wrote. */
export interface Part {
  name: string;
  version?: string;
  /** Identifier in the SPDX list. */
  licence: string;
  /** Home page of the project. */
  home: string;
  /** For a package: its origin, as a package URL. */
  purl?: string;
  /** Copyright and conditions. */
  text: string;
}

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8').trim();

/** Licences that require nothing more than attribution where a page is published. */
const allowed = ['0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** The package that contains a module. */
function packageOf(module: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module)?.[0];
}

function partOf(folder: string): Part {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  if (!allowed.includes(license)) throw new Error(`${name} is under ${license}, which is not among those allowed.`);
  const file = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (!file) throw new Error(`${name} has no file with its licence.`);
  const text = readFileSync(join(folder, file), 'utf8').trim();
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { name, version, licence: license, home: `https://www.npmjs.com/package/${name}`, purl, text };
}

/** The first group of the pattern in a file that the compiler has read. */
function found(file: string, pattern: RegExp): { version: string } | undefined {
  const path = join(root, 'build/wasm', file);
  const version = existsSync(path) ? pattern.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  return version === undefined ? undefined : { version: version.replace('_', '.') };
}

/** Parts that are compiled into the WebAssembly. */
function compiledParts(): Part[] {
  const mit = (copyright: string): string => read('LICENSE').replace(/^Copyright.*$/m, copyright);
  // Both allow the compiled code to be distributed without their text.
  const boost = 'Boost Software License, Version 1.0: https://www.boost.org/LICENSE_1_0.txt';
  const llvm = 'Apache License 2.0 with LLVM exceptions: https://llvm.org/LICENSE.txt';
  return [
    {
      name: 'Boost.Math',
      ...found('include/boost/version.hpp', /BOOST_LIB_VERSION "(.*)"/),
      licence: 'BSL-1.0',
      home: 'https://www.boost.org/libs/math',
      text: boost,
    },
    {
      name: 'Emscripten',
      ...found('emscripten-version', /(\S+)/),
      licence: 'MIT',
      home: 'https://emscripten.org',
      text: mit('Copyright (c) 2010-2014 Emscripten authors'),
    },
    { name: 'fast_float', licence: 'BSL-1.0', home: 'https://github.com/fastfloat/fast_float', text: boost },
    { name: 'libc++', licence: 'Apache-2.0 WITH LLVM-exception', home: 'https://libcxx.llvm.org', text: llvm },
    {
      name: 'musl',
      licence: 'MIT',
      home: 'https://musl.libc.org',
      text: mit('Copyright (c) 2005-2020 Rich Felker and others'),
    },
  ];
}

/**
 * Writes the list of parts, by name, to `licences.json`. Stops the build if a licence is not among the allowed ones.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const packages = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(packageOf)));
      packages.delete(undefined);
      const font = {
        name: 'STIX Two Math',
        licence: 'OFL-1.1',
        home: 'https://www.stixfonts.org',
        text: read('web/fonts/LICENSE'),
      };
      const parts = [...[...packages].map((folder) => partOf(folder!)), ...compiledParts(), font];
      const key = ({ name }: Part): string => name.replace('@', '').toLowerCase();
      parts.sort((one, other) => (key(one) < key(other) ? -1 : 1));
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(parts) });
    },
  };
}
