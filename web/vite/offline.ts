import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const fileName = 'service-worker.js';

/** Configuration of the host. Hosts that use it do not serve it. */
const unsent = '_headers';

/** Writes the service worker, with the list of all files of the site and the hash of their contents. */
export function offline(): Plugin {
  let publicFolder: string;
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(import.meta.dirname, '../share/service-worker.ts'), fileName });
    },
    generateBundle: {
      order: 'post', // the pages are written late
      handler(_options, bundle) {
        const serviceWorker = bundle[fileName];
        if (serviceWorker?.type !== 'chunk') this.error(`${fileName} was not built.`);
        const contents = new Map<string, string | Uint8Array>();
        for (const file of Object.values(bundle)) {
          if (file !== serviceWorker) contents.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
        }
        for (const name of readdirSync(publicFolder)) {
          if (name !== unsent) contents.set(name, readFileSync(join(publicFolder, name)));
        }
        const names = [...contents.keys()].sort();
        const hash = createHash('sha256');
        for (const name of names) hash.update(contents.get(name)!);
        const version = hash.digest('hex').slice(0, 16);
        serviceWorker.code = `const siteFiles=${JSON.stringify(names)},siteVersion="${version}";\n${serviceWorker.code}`;
      },
    },
  };
}
