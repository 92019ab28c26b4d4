import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const isScript = (name: string): boolean => name.endsWith('.js');

/** Writes integrity.json: by the name of every script of the build, the hash for the attribute `integrity` in HTML. */
export function integrity(): Plugin {
  let publicFolder: string;
  return {
    name: 'integrity',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: 'post', // when the scripts are final
      handler(_options, bundle) {
        const sums: Record<string, string> = {};
        const add = (name: string, contents: string | Uint8Array): void => {
          if (isScript(name)) sums[name] = `sha384-${createHash('sha384').update(contents).digest('base64')}`;
        };
        for (const file of Object.values(bundle)) add(file.fileName, file.type === 'chunk' ? file.code : file.source);
        for (const name of readdirSync(publicFolder)) add(name, readFileSync(join(publicFolder, name)));
        const sorted = Object.fromEntries(Object.entries(sums).sort(([one], [other]) => (one < other ? -1 : 1)));
        this.emitFile({ type: 'asset', fileName: 'integrity.json', source: `${JSON.stringify(sorted, null, 1)}\n` });
      },
    },
  };
}
