/** What is worked out from the data at hand; without one of them what they are for. */
export const calculatorTabs = ['matrix', 'curves', 'information'] as const;
/** Beside the tabs: the data with their results elsewhere. */
export type CalculatorTab = (typeof calculatorTabs)[number] | 'export';

/** Which view the part of the address behind # asks for. */
export type Address =
  /**
   * With the identifier of the metric that is worked out, which nothing says that it exists, and with the fields that
   * name a challenge.
   */
  | { view: 'calculator'; tab?: CalculatorTab; number?: string; challenge?: string }
  /** Curves that are not of the data: the name of a part, which nothing says that it exists. */
  | { view: 'curves'; section: string }
  /** The reference; with an identifier, which nothing says that it exists, at that metric. */
  | { view: 'reference'; metric?: string }
  /** Decisions; with the name of a part, which nothing says that it exists, at that part. */
  | { view: 'decisions'; section?: string }
  /** Queries that count rows where they are. */
  | { view: 'sql' }
  /** Which copy of the page this is, and whether it computes right. */
  | { view: 'about' }
  /** Answers are checked, as the fields say. */
  | { view: 'check'; fields?: URLSearchParams };

export function readAddress(): Address {
  return addressIn(location.hash);
}

function addressIn(hash: string): Address {
  const fields = new URLSearchParams(hash.slice(1));
  const metric = fields.get('metric');
  if (metric) return { view: 'reference', metric };
  const section = fields.get('decisions');
  // Before there were curves they were among the decisions.
  if (section === 'curves' || section === 'landscape') return { view: 'curves', section };
  if (section !== null) return section ? { view: 'decisions', section } : { view: 'decisions' };
  const curves = fields.get('curves');
  if (curves) return { view: 'curves', section: curves };
  // Work in a link is not the business of the view.
  for (const name of ['s', 'example']) fields.delete(name);
  if (fields.get('mode') === 'check') return { view: 'check', fields };
  const view = (['reference', 'sql', 'about'] as const).find((name) => fields.has(name));
  if (view) return { view };
  const tab = ([...calculatorTabs, 'export'] as const).find((name) => fields.has(name));
  const number = fields.get('number');
  const named = ['challenge', 'goal'].flatMap((name) => fields.getAll(name).map((value) => [name, value]));
  const challenge = new URLSearchParams(named).toString();
  return { view: 'calculator', ...(tab && { tab }), ...(number && { number }), ...(challenge && { challenge }) };
}

/** A tab of the calculator; a challenge that is there goes on. */
export function tabAddress(tab: CalculatorTab): Address {
  const here = readAddress();
  const challenge = here.view === 'calculator' ? here.challenge : undefined;
  return { view: 'calculator', tab, ...(challenge && { challenge }) };
}

/** The part of the address behind #, with it, where it carries work, which `workOfLink` reads. */
export function workInAddress({ hash }: { hash: string } = location): string | undefined {
  return /[#&](?:s|example)=/.test(hash) ? hash : undefined;
}

/** The page itself was asked for, not data, an exercise or another view, and not within another page. */
export function isPlainVisit(): boolean {
  const { view, ...fields } = readAddress();
  return view === 'calculator' && Object.keys(fields).length === 0 && !workInAddress() && window.top === window;
}

/** For the `href` of a link to the view. */
export function hrefOf(address: Address): string {
  if (address.view === 'calculator') {
    const { tab, number, challenge } = address;
    const fields = [tab, number && `number=${encodeURIComponent(number)}`, challenge];
    return `#${fields.filter((field) => field !== undefined).join('&')}`;
  }
  if (address.view === 'curves') return `#curves=${encodeURIComponent(address.section)}`;
  if (address.view === 'check') return `#${address.fields ?? 'mode=check'}`;
  if (address.view === 'decisions') {
    return address.section === undefined ? '#decisions' : `#decisions=${encodeURIComponent(address.section)}`;
  }
  return 'metric' in address ? `#metric=${encodeURIComponent(address.metric!)}` : `#${address.view}`;
}

/**
 * Calls back at every change of view, by a link or by going back, until the function returned is called; with the part
 * behind # where that carries work.
 */
export function followAddress(changed: (address: Address, link: string | undefined) => void): () => void {
  // By the time that one hears of it, the work may have been taken out of the address.
  const listener = ({ newURL }: HashChangeEvent): void => changed(readAddress(), workInAddress(new URL(newURL)));
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
