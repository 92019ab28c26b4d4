import { expect, test as base } from '@playwright/test';
import { key, Session, type Element } from './driver.ts';
import { startSite, type Site } from './site.ts';

export { expect, key, type Element };

/** Generous, because a busy machine is not a failure. */
const timeout = 40_000;

/**
 * Visible elements that match a selector, in the page and in all shadow trees, in document order. White space in names
 * is ignored; a name between slashes is a pattern.
 */
function seen(selector: string, name: string | null, within: Element | null): Element[] {
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const elements = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? elements(element.shadowRoot) : []),
    ]);
  const root = (within ?? document) as unknown as Document | HTMLElement;
  const all = root instanceof HTMLElement && root.shadowRoot ? elements(root.shadowRoot) : elements(root);
  /** Text that a screen reader reads. */
  const spoken = (node: Node): string =>
    [...node.childNodes]
      .map((child) => {
        if (!(child instanceof Element)) return child.nodeType === Node.TEXT_NODE ? (child.nodeValue ?? '') : '';
        return child.getAttribute('aria-hidden') === 'true' ? '' : spoken(child);
      })
      .join('');
  const nameOf = (element: HTMLElement): string => {
    const tree = element.getRootNode() as Document | ShadowRoot;
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return plain(
      labelledBy.map((id) => plain(tree.getElementById(id)?.textContent)).join(' ') ||
        element.ariaLabel ||
        labels.map((label) => label.textContent).join(' ') ||
        spoken(element),
    );
  };
  const pattern = name && /^\/(.*)\/$/s.exec(name)?.[1];
  return all.filter((element) => {
    // Options of a closed list have no visible box.
    if (!element.matches(selector) || !(element.localName === 'option' || element.checkVisibility())) return false;
    return name === null || (pattern ? new RegExp(pattern).test(nameOf(element)) : nameOf(element) === plain(name));
  }) as unknown as Element[];
}

/** The page in WebKitGTK as a user sees and operates it. Elements are waited for. */
export class WebKitPage {
  constructor(
    readonly session: Session,
    private readonly site: Site,
  ) {}

  /** Opens the page anew, even if only the fragment differs. */
  async goto(address = ''): Promise<void> {
    await this.session.open('about:blank');
    await this.session.open(`http://${this.site.host}/${address}`);
  }

  /** All elements present now. `name` is the accessible name, or a pattern for a part of it. */
  all(selector: string, name?: string | RegExp, within?: Element): Promise<Element[]> {
    return this.session.evaluate(seen, selector, name === undefined ? null : String(name), within ?? null);
  }

  /** The first matching element, once there is one. */
  async find(selector: string, name?: string | RegExp, within?: Element): Promise<Element> {
    let found: Element | undefined;
    const look = async () => ([found] = await this.all(selector, name, within)).length;
    await expect.poll(look, { message: `${selector} ${name ?? ''}`, timeout }).toBeGreaterThan(0);
    return found!;
  }

  /**
   * Clicks the first matching element once it stays in place, because content that appears above would move it from
   * under the pointer.
   */
  async click(selector: string, name?: string | RegExp, within?: Element): Promise<void> {
    const element = await this.find(selector, name, within);
    const place = (): Promise<string> =>
      this.session.evaluate(
        (element) => JSON.stringify((element as unknown as HTMLElement).getBoundingClientRect()),
        element,
      );
    let before = '';
    const isStill = async (): Promise<boolean> => before === (before = await place());
    await expect.poll(isStill, { message: `${selector} ${name ?? ''} is still`, intervals: [100], timeout }).toBe(true);
    await this.session.click(element);
  }

  /** Types key by key, line ends included, at the caret that focusing the field sets. */
  async type(field: Element, text: string): Promise<void> {
    await this.focus(field);
    await this.session.press([...text].map((character) => (character === '\n' ? key.Enter : character)));
  }

  /** Replaces the text of a field by typing. */
  async fill(selector: string, name: string | RegExp, text: string): Promise<Element> {
    const field = await this.find(selector, name);
    await this.focus(field);
    await this.session.press(['a'], key.Control);
    await this.type(field, text);
    return field;
  }

  focus(element: Element): Promise<void> {
    return this.session.evaluate((element) => (element as unknown as HTMLElement).focus(), element);
  }

  /** Texts of all matching elements without invisible white space. */
  texts(selector: string, within?: Element): Promise<string[]> {
    const textOf = ({ textContent }: HTMLElement): string => textContent!.replace(/\s+/g, ' ').trim();
    const script = `return (${seen}).apply(undefined, arguments).map(${textOf})`;
    return this.session.evaluateText(script, [selector, null, within ?? null]);
  }

  /** Waits for a matching element that contains the text. */
  async sees(selector: string, text: string | RegExp, within?: Element): Promise<void> {
    const matching = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
    const poll = expect.poll(() => this.texts(selector, within), { message: selector, timeout });
    await poll.toEqual(expect.arrayContaining([matching]));
  }

  attribute(element: Element, name: string): Promise<string | null> {
    return this.session.evaluate(
      (element, name) => (element as unknown as HTMLElement).getAttribute(name),
      element,
      name,
    );
  }

  value(element: Element): Promise<string> {
    return this.session.evaluate((element) => (element as unknown as HTMLInputElement).value, element);
  }
}

/** Like `test` in the folder above: fails on hidden problems and on requests to other hosts. */
export const test = base.extend<{ webkit: WebKitPage }>({
  webkit: async ({ baseURL }, use) => {
    const site = await startSite(baseURL!);
    const session = await Session.start(site.host);
    try {
      await session.resize(1280, 900);
      // The tour counts as seen.
      await session.open(`http://${site.host}/blank`);
      await session.evaluate(() => localStorage.setItem('deconfuse.tour', 'seen'));
      await use(new WebKitPage(session, site));
      // Problems of the last action arrive slightly later.
      await session.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
      expect(site.takeProblems()).toEqual([]);
    } finally {
      await session.end();
      site.end();
    }
  },
});
