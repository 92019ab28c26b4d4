import type { Page } from '@playwright/test';

/** What must not happen on any page, as far as it has: messages, failed requests, violated policies, other hosts than these. */
export async function problemsOf(page: Page, hosts: readonly string[]): Promise<readonly string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!hosts.some((host) => request.url().startsWith(host))) problems.push(`${request.url()} is elsewhere`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} forbids ${blockedURI}`),
    );
  });
  return problems;
}
