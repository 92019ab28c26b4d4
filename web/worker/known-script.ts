import tableReader from '../files/tables/table-reader.ts?worker&url';
import { trustedBy } from './trusted-by.ts';
import worker from './worker.ts?worker&url';

/** All scripts that the page starts besides its modules. */
const known: readonly string[] = [worker, tableReader, 'service-worker.js'];

/** The address, if it is one of these. @throws TypeError for any other */
export function checked(address: string): string {
  if (!known.includes(address)) throw new TypeError(`${address} is no script of this page.`);
  return address;
}

export const knownScript = trustedBy(checked);
