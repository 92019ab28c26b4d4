/** Which view the part of the address behind # asks for. */
export type Address =
  /** With a challenge, where the fields name one. */
  | { view: 'calculator'; fields?: URLSearchParams }
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

export const views: readonly Address['view'][] = ['calculator', 'check', 'decisions', 'reference', 'sql', 'about'];

export function readAddress(): Address {
  return addressIn(location.hash);
}

function addressIn(hash: string): Address {
  const fields = new URLSearchParams(hash.slice(1));
  const metric = fields.get('metric');
  if (metric) return { view: 'reference', metric };
  const section = fields.get('decisions');
  if (section !== null) return section ? { view: 'decisions', section } : { view: 'decisions' };
  // Work in a link is not the business of the view.
  for (const name of ['s', 'example']) fields.delete(name);
  if (fields.get('mode') === 'check') return { view: 'check', fields };
  const view = (['reference', 'sql', 'about'] as const).find((view) => fields.has(view));
  if (view) return { view };
  return { view: 'calculator', ...((fields.has('challenge') || fields.has('goal')) && { fields }) };
}

/** The part of the address behind #, with it, where it carries work, which `workOfLink` reads. */
export function workInAddress({ hash }: { hash: string } = location): string | undefined {
  return /[#&](?:s|example)=/.test(hash) ? hash : undefined;
}

/** For the `href` of a link to the view. */
export function hrefOf(address: Address): string {
  if (address.view === 'calculator') return `#${address.fields ?? ''}`;
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
