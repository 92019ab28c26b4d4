import { exampleOf } from '../examples/examples.ts';
import { recall } from './kept-work.ts';
import { LinkError, workOfLink, type LinkErrorCode } from './link.ts';
import type { Work } from './work.ts';

export interface Beginning {
  /** Absent: nothing was shared or kept. */
  work?: Work | undefined;
  /** Reason why the link in the address could not be read. */
  refused?: LinkErrorCode;
}

/** The work that the address carries, if any. */
export async function linked(link: string | undefined): Promise<Beginning> {
  if (link === undefined) return {};
  try {
    const work = await workOfLink(link);
    if (work.text === undefined && /[#&]example=/.test(link) && !exampleOf(work.example))
      throw new LinkError('unknown-example');
    return { work };
  } catch (error) {
    if (error instanceof LinkError) return { refused: error.code };
    throw error;
  }
}

/**
 * The work that the address carries, else the work kept by this tab or the last one. To be called once, before anything
 * is kept.
 */
export async function beginning(link: string | undefined): Promise<Beginning> {
  const shared = await linked(link);
  if (shared.work) return shared;
  const work = await recall();
  // The view is the one that was left, unless the address names another.
  if (work?.address !== undefined && location.hash === '') location.hash = work.address;
  return { ...shared, work };
}
