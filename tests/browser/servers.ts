import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export interface StaticServer {
  /** Address of the server, with a trailing slash. */
  address: string;
  close(): Promise<void>;
}

/** A plain static server on a free port. It serves the named pages, else a file from the first folder that has it. */
export async function serve({
  pages = {},
  folders = [],
  headers = {},
}: {
  pages?: Readonly<Record<string, string>>;
  folders?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}): Promise<StaticServer> {
  const server: Server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)).slice(1);
    void contents(path || 'index.html').then((body) => {
      if (body === undefined) response.writeHead(404, headers).end();
      else response.writeHead(200, { ...headers, 'content-type': types[extname(path)] ?? types['.html']! }).end(body);
    });
  });
  const contents = async (path: string): Promise<string | Buffer | undefined> => {
    if (pages[path] !== undefined) return pages[path];
    for (const folder of folders) {
      const body = await readFile(join(folder, path)).catch(() => undefined);
      if (body) return body;
    }
    return undefined;
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
