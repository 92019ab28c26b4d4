import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';

export { expect, type BrowserContext, type Download, type Locator, type Page } from '@playwright/test';

/** Problems that occur when a test blocks files; requests to other hosts and policy violations still fail the test. */
export const failuresToLoad = /^(failed|exception|console: (?!policy))/;

/**
 * Whether a file that failed to load is requested again. By the HTML standard a failed module stays failed until a
 * reload, which the page advises; Chromium retries.
 */
export const triesAgain = (browserName: string): boolean => browserName === 'chromium';

/** A page without a policy, for examining what another page has produced. */
export const emptyPage = (page: Page): Promise<Page> => page.context().newPage();

/** Servers started by tests run on this machine as well; pages may request no other host. */
const thisMachine = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Messages of Firefox when a page is left before its font, a module, the WebAssembly or a file of its service worker
 * has arrived. A file that fails to reach a page that stays is reported as a failed request in addition. An uncaught
 * abort by the page itself still fails the test in Chromium, where its message differs.
 */
const leftBefore = new RegExp(
  [
    '^download failed .*status=2152398850',
    '^error loading dynamically imported module',
    '^Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error',
    '^NetworkError when attempting to fetch resource',
    '^The operation was aborted\\. $',
  ].join('|'),
);

/** Problems of any kind in the pages of the context from now on. */
async function problemsOf(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && !thisMachine.includes(hostname)) problems.push(`another host: ${request.url()}`);
    // A page opened as a file contains everything it needs.
    if (protocol === 'file:' && !request.isNavigationRequest()) problems.push(`another file: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests abandoned by a reload or by navigation have not failed.
    if (!/ABORTED/.test(reason)) problems.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`failed: ${response.url()} ${response.status()}`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!leftBefore.test(message)) problems.push(`exception: ${message}`);
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  // Not every browser reports violations in the console.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} forbids ${blockedURI}`),
    );
  });
  return problems;
}

/**
 * Replaces the text of a field in one step. Playwright's `fill` types key by key in Firefox, and the page would read
 * every step.
 */
export async function replaceText(field: Locator, text: string): Promise<void> {
  await field.evaluate((element: HTMLTextAreaElement, text) => {
    element.value = text;
    element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }, text);
}

/** Makes pasted data available in Firefox, where a scripted paste event has an empty clipboard. */
function keepPastedData(): void {
  window.ClipboardEvent = class extends ClipboardEvent {
    constructor(type: string, init?: ClipboardEventInit) {
      super(type, init);
      if (init?.clipboardData) Object.defineProperty(this, 'clipboardData', { value: init.clipboardData });
    }
  };
}

function keepNoWork(): void {
  try {
    localStorage.setItem('deconfuse.work', 'off');
  } catch {
    return; // without storage nothing is kept anyway
  }
}

function skipTour(): void {
  try {
    localStorage.setItem('deconfuse.tour', 'seen');
  } catch {
    return; // without storage there is no tour
  }
}

/**
 * Playwright's `test`, which also fails if a page requests another host, violates its Content-Security-Policy, leaves
 * an exception uncaught, misses a file or writes errors to the console. Problems that a test provokes on purpose are
 * declared with `test.use({ provoked: /…/ })`. Every page opens as for a new visitor unless `keepsWork` is set; the
 * tour counts as seen unless `isFirstVisit` is set.
 */
export const test = base.extend<{ provoked: RegExp | undefined; keepsWork: boolean; isFirstVisit: boolean }>({
  provoked: [undefined, { option: true }],
  keepsWork: [false, { option: true }],
  isFirstVisit: [false, { option: true }],
  context: async ({ context, browserName, provoked, keepsWork, isFirstVisit }, use) => {
    if (browserName === 'firefox') await context.addInitScript(keepPastedData);
    if (!keepsWork) await context.addInitScript(keepNoWork);
    else if (!isFirstVisit) await context.addInitScript(skipTour);
    const problems = await problemsOf(context);
    await use(context);
    // Problems of the last action arrive slightly later. A closed page has reported all of its problems.
    const moment = () => new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.allSettled(context.pages().map((page) => page.evaluate(moment)));
    expect(problems.filter((problem) => !provoked?.test(problem))).toEqual([]);
  },
});

/** Opens the menu behind the page's dots, in every language. */
export async function openMore(page: Page): Promise<void> {
  await page.locator('deconfuse-app').getByText('⋯', { exact: true }).click();
}

/** Chooses an example from the menu, in English. */
export async function chooseExample(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'All examples' }).click();
  await page.locator('deconfuse-example-menu').getByRole('button', { name: title, exact: true }).click();
}

/** Opens the tab with programs and the report, in every language. */
export async function openExport(page: Page): Promise<void> {
  await openMore(page);
  await page.locator('deconfuse-more-menu a[href$=export]').click();
}

async function unfold(page: Page, part: string): Promise<void> {
  const opener = page.locator(`${part} .opener`);
  await opener.waitFor({ state: 'attached' });
  if ((await opener.isVisible()) && (await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
}

/** Opens the text on phones, where it is folded up. */
export const showText = (page: Page): Promise<void> => unfold(page, 'deconfuse-input-panel');

/** Opens the page with this text. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.goto('./');
  await showText(page);
  await replaceText(page.getByRole('textbox', { name: 'Paste labels' }), text);
  await page.keyboard.press('Escape');
}

/** Opens the matrix tools on phones, where they are folded up. */
export const showTools = (page: Page): Promise<void> => unfold(page, 'deconfuse-matrix-panel');
