// A course page that embeds elements from another origin.
import { serve, type StaticServer } from './servers.ts';
import { test as base } from './test.ts';

export const folders = ['build/embed', 'build/site'];

interface Course {
  /** Opens a course page with this body, on another origin than the tool. */
  open(body: string, policy?: string): Promise<void>;
  /** Address of the tool, which allows other origins by its header. */
  tool: string;
}

export const test = base.extend<{ course: Course }, { toolServer: StaticServer }>({
  toolServer: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await serve({ folders, headers: { 'access-control-allow-origin': '*' } });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  course: async ({ page, toolServer }, use) => {
    const pages: Record<string, string> = {};
    const server = await serve({ pages });
    await use({
      tool: toolServer.address,
      async open(body, policy) {
        pages['index.html'] = course(body, policy);
        await page.goto(server.address);
      },
    });
    await server.close();
  },
});

export function course(body: string, policy?: string): string {
  const meta = policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">${meta}<title>Course</title></head><body><h1>Course</h1>${body}</body></html>`;
}

export const script = (tool: string): string => `<script type="module" src="${tool}deconfuse-embed.js"></script>`;
export const spam = 'matrix="20 3; 5 30" labels="spam, ham" positive="spam"';
