/** Which view the part of the address behind # asks for. */
export type Address =
  | { view: 'calculator' }
  /** The reference; with an identifier, which nothing says that it exists, at that metric. */
  | { view: 'reference'; metric?: string }
  /** Decisions; with the name of a part, which nothing says that it exists, at that part. */
  | { view: 'decisions'; section?: string }
  /** Answers are checked, as the fields say. */
  | { view: 'check'; fields?: URLSearchParams };

export function readAddress(): Address {
  const fields = new URLSearchParams(location.hash.slice(1));
  const metric = fields.get('metric');
  if (metric) return { view: 'reference', metric };
  const section = fields.get('decisions');
  if (section !== null) return section ? { view: 'decisions', section } : { view: 'decisions' };
  if (fields.get('mode') === 'check') return { view: 'check', fields };
  return { view: fields.has('reference') ? 'reference' : 'calculator' };
}

/** For the `href` of a link to the view. */
export function hrefOf(address: Address): string {
  if (address.view === 'calculator') return '#';
  if (address.view === 'check') return `#${address.fields ?? 'mode=check'}`;
  if (address.view === 'decisions') {
    return address.section === undefined ? '#decisions' : `#decisions=${encodeURIComponent(address.section)}`;
  }
  return address.metric === undefined ? '#reference' : `#metric=${encodeURIComponent(address.metric)}`;
}

/** Calls back at every change of view, by a link or by going back, until the function returned is called. */
export function followAddress(changed: (address: Address) => void): () => void {
  const listener = (): void => changed(readAddress());
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
