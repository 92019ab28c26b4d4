import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Placeholder in the code until all files are written. */
const blank = 'hash-of-build---';

/**
 * Defines `__VERSION__`, and `__BUILD__`: the first digits of the SHA-256 of all built files, hexadecimal, computed
 * before the digits are inserted. The development server has none.
 */
export function buildHash(): Plugin {
  return {
    name: 'build-hash',
    config: (_config, { command }) => {
      const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
        version: string;
      };
      const build = command === 'build' ? blank : '';
      return { define: { __VERSION__: JSON.stringify(version), __BUILD__: JSON.stringify(build) } };
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        const files = Object.values(bundle).sort((one, other) => (one.fileName < other.fileName ? -1 : 1));
        for (const file of files) hash.update(file.type === 'chunk' ? file.code : file.source);
        const build = hash.digest('hex').slice(0, blank.length);
        for (const file of files) if (file.type === 'chunk') file.code = file.code.replaceAll(blank, build);
      },
    },
  };
}
