import { recall } from './kept-work.ts';
import { LinkError, workOfLink, type LinkErrorCode } from './link.ts';
import type { Work } from './work.ts';

export interface Beginning {
  /** Absent: nothing was shared or kept. */
  work?: Work | undefined;
  /** Why the link in the address could not be read. */
  refused?: LinkErrorCode;
}

/** The work that the address carries, if any. */
export async function linked(link: string | undefined): Promise<Beginning> {
  if (link === undefined) return {};
  try {
    const work = await workOfLink(link);
    if (work.text === undefined && /[#&]example=/.test(link)) await checkExample(work.example);
    return { work };
  } catch (error) {
    if (error instanceof LinkError) return { refused: error.code };
    throw error;
  }
}

/** @throws LinkError where there is none of the name */
async function checkExample(name: string | undefined): Promise<void> {
  const { exampleOf } = await import('../examples/examples.ts');
  if (!(await exampleOf(name))) throw new LinkError('bad-link');
}

/** That, else what this tab or the last one has kept. To be called once, before anything is kept. */
export async function beginning(link: string | undefined): Promise<Beginning> {
  const shared = await linked(link);
  if (shared.work) return shared;
  const work = await recall();
  // One comes back to the view that one left, unless the address names another.
  if (work?.address !== undefined && location.hash === '') location.hash = work.address;
  return { ...shared, work };
}
