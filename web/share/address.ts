/** Tabs for the data at hand. An address without a tab shows the one that suits the data. */
export const calculatorTabs = ['matrix', 'curves', 'information'] as const;
/** A tab, or the export of the data with their results. */
export type CalculatorTab = (typeof calculatorTabs)[number] | 'export';

/** The view that the part of the address behind # asks for. */
export type Address =
  /** With the id of the metric to work out, which need not exist, and with the fields that name a challenge. */
  | { view: 'calculator'; tab?: CalculatorTab; number?: string; challenge?: string }
  /** Curves without data; with the name of a section, which need not exist. */
  | { view: 'curves'; section: string }
  /** The reference; with the id of a metric, which need not exist, at that metric. */
  | { view: 'reference'; metric?: string }
  /** Decisions; with the name of a section, which need not exist, at that section. */
  | { view: 'decisions'; section?: string }
  /** SQL queries that count rows in a database. */
  | { view: 'sql' }
  /** Version of this copy of the page, and the check that it computes correctly. */
  | { view: 'about' }
  /** The checker of answers, with the options in the fields. */
  | { view: 'check'; fields?: URLSearchParams };

export function readAddress(): Address {
  return addressIn(location.hash);
}

function addressIn(hash: string): Address {
  const fields = new URLSearchParams(hash.slice(1));
  const metric = fields.get('metric');
  if (metric) return { view: 'reference', metric };
  const section = fields.get('decisions');
  // In older links curves are among the decisions.
  if (section === 'curves' || section === 'landscape') return { view: 'curves', section };
  if (section !== null) return section ? { view: 'decisions', section } : { view: 'decisions' };
  const curves = fields.get('curves');
  if (curves) return { view: 'curves', section: curves };
  // Fields that carry work do not belong to the view.
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

/** Address of a tab of the calculator; a current challenge continues. */
export function tabAddress(tab: CalculatorTab): Address {
  const here = readAddress();
  const challenge = here.view === 'calculator' ? here.challenge : undefined;
  return { view: 'calculator', tab, ...(challenge && { challenge }) };
}

/** The part of the address behind #, including #, if it carries work, which `workOfLink` reads. */
export function workInAddress({ hash }: { hash: string } = location): string | undefined {
  return /[#&](?:s|example)=/.test(hash) ? hash : undefined;
}

/** Whether the page itself was asked for: not data, an exercise or another view, and not within another page. */
export function isPlainVisit(): boolean {
  const { view, ...fields } = readAddress();
  return view === 'calculator' && Object.keys(fields).length === 0 && !workInAddress() && window.top === window;
}

/** Value of `href` for a link to the view. */
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
 * Calls `changed` after every change of the view, by a link or by going back, until the returned function is called.
 * `link` is the part behind # where that carries work.
 */
export function followAddress(changed: (address: Address, link: string | undefined) => void): () => void {
  // Uses the URL of the event: the work may have been removed from the address by the time the event arrives.
  const listener = ({ newURL }: HashChangeEvent): void => changed(readAddress(), workInAddress(new URL(newURL)));
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
