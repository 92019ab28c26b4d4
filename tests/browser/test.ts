import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';

export { expect, type BrowserContext, type Download, type Locator, type Page } from '@playwright/test';

/** All that a browser says where a test keeps something from loading; other hosts and the policy stay forbidden. */
export const failuresToLoad = /^(failed|exception|console: (?!policy))/;

/**
 * Whether what failed to load is asked for again. By the HTML standard a module that failed has failed until the page is
 * reloaded, which the page advises; Chromium is more patient.
 */
export const triesAgain = (browserName: string): boolean => browserName === 'chromium';

/** A page without a policy, for taking apart what another one has made. */
export const emptyPage = (page: Page): Promise<Page> => page.context().newPage();

/** Servers that tests start for themselves are on this machine too; a page asks no other. */
const thisMachine = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * What Firefox says where a page is left before its font, a module or what its service worker was asked for has come. A
 * file that does not come to a page that stays is a failed request besides.
 */
const leftBefore = new RegExp(
  [
    '^download failed .*status=2152398850',
    '^error loading dynamically imported module',
    '^Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error',
    '^NetworkError when attempting to fetch resource',
  ].join('|'),
);

/** What goes wrong in any page of the context from now on, however it shows. */
async function problemsOf(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && !thisMachine.includes(hostname)) problems.push(`another host: ${request.url()}`);
    // A page that is a file has everything in it.
    if (protocol === 'file:' && !request.isNavigationRequest()) problems.push(`another file: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a reload or a click elsewhere gives up has not failed.
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
  // Not every browser tells the console.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} forbids ${blockedURI}`),
    );
  });
  return problems;
}

/** Replaces what stands in a field in one step. Playwright's `fill` types key by key in Firefox, and the page reads each step. */
export async function replaceText(field: Locator, text: string): Promise<void> {
  await field.evaluate((element: HTMLTextAreaElement, text) => {
    element.value = text;
    element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }, text);
}

/** Firefox gives a paste event of a script's making an empty clipboard. */
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
    return; // where storage is denied nothing is kept anyway
  }
}

function skipTour(): void {
  try {
    localStorage.setItem('deconfuse.tour', 'seen');
  } catch {
    return; // where storage is denied there is no tour
  }
}

/**
 * Playwright's `test`, which fails also where a page asks another host, violates its Content-Security-Policy, leaves an
 * exception uncaught, misses a file or complains in the console. What a test provokes on purpose it names by
 * `test.use({ provoked: /…/ })`. Every page opens as if nobody had been there, unless `keepsWork`;
 * but the tour has been seen, unless `isFirstVisit`.
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
    // What the last action set off is told a moment later. A page that is gone has told all.
    const moment = () => new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.allSettled(context.pages().map((page) => page.evaluate(moment)));
    expect(problems.filter((problem) => !provoked?.test(problem))).toEqual([]);
  },
});

/** Shows what the page has behind its dots, in every language. */
export async function openMore(page: Page): Promise<void> {
  await page.locator('deconfuse-app').getByText('⋯', { exact: true }).click();
}

/** Takes one of the examples in the menu, in English. */
export async function chooseExample(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'All examples' }).click();
  await page.locator('deconfuse-example-menu').getByRole('button', { name: title, exact: true }).click();
}

/** Programs and the report of the data, in every language. */
export async function openExport(page: Page): Promise<void> {
  await openMore(page);
  await page.locator('deconfuse-more-menu a[href$=export]').click();
}

async function unfold(page: Page, part: string): Promise<void> {
  const opener = page.locator(`${part} .opener`);
  await opener.waitFor({ state: 'attached' });
  if ((await opener.isVisible()) && (await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
}

/** On phones the text slides up when it is wanted. */
export const showText = (page: Page): Promise<void> => unfold(page, 'deconfuse-input-panel');

/** Opens the page with a text in it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.goto('./');
  await showText(page);
  await replaceText(page.getByRole('textbox', { name: 'Paste labels' }), text);
  await page.keyboard.press('Escape');
}

/** On phones what is done with a matrix is shown when it is wanted. */
export const showTools = (page: Page): Promise<void> => unfold(page, 'deconfuse-matrix-panel');
