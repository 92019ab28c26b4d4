import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Site {
  /** 127.0.0.1 and the port. */
  host: string;
  /** Returns the problems of all pages since the last call. */
  takeProblems(): string[];
  end(): void;
}

/** Reports problems of the page to the server from the start, because WebDriver does not see them. */
function watch(): void {
  const tell = (problem: string) => navigator.sendBeacon('/problem', problem);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );
  // An error event without an exception is only a notice, such as a second change of size within a frame.
  addEventListener('error', ({ error }) => error && tell(`exception: ${error}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`exception: ${reason}`));
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...values) => {
      tell(`console: ${values.join(' ')}`);
      original(...values);
    };
  }
}

/**
 * Forwards another server's files and adds `watch` to each page. It also acts as the browser's proxy for all other
 * hosts, whose requests it refuses and records.
 */
export async function startSite(origin: string): Promise<Site> {
  let problems: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url!;
    if (!path.startsWith('/')) {
      problems.push(`another host: ${path}`);
      response.writeHead(502).end();
    } else if (path === '/problem') {
      for await (const problem of request) problems.push(String(problem));
      response.writeHead(204).end();
    } else if (path === '/blank') {
      // For a page without an icon WebKit asks for /favicon.ico.
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><link rel="icon" href="data:,">');
    } else if (path === '/watch.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${watch})()`);
    } else {
      const { status, headers, ...answer } = await fetched(new URL(path, origin));
      if (status >= 400) problems.push(`failed: ${path} ${status}`);
      response.writeHead(status, headers).end(answer.body);
    }
  });
  server.on('connect', ({ url }, socket) => {
    problems.push(`another host: ${url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function fetched(url: URL): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: { 'content-type': type },
    // Inserted after the policy, which is to apply to it as well.
    body: type.startsWith('text/html')
      ? Buffer.from(body.toString().replace(/<title>/, '<script src="/watch.js"></script><title>'))
      : body,
  };
}
