import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../refusal';
import type { Mask } from '../pictures/masks.rules';
import { WorkThread } from '../threads/work-thread';
import type { DrawnPages, PagesTask } from './pages.thread';
import { rewritePdf } from './pdf';
import { MOST_PAGES } from './report.rules';
import { UnusablePdf } from './unusable-pdf';

const LIMITS = { ms: 120_000, megabytes: 256 };
const thread = new WorkThread<PagesTask, DrawnPages>(
  path.join(__dirname, `pages.thread${path.extname(__filename)}`),
  LIMITS,
);

/** @param field under which the form sent it */
export const tooLong = (field: string) =>
  new Refusal('fields', {
    errors: { [field]: [`A report may have at most ${MOST_PAGES} pages.`] },
  });

/**
 * Writes a report as pictures of its pages: whatever a viewer would not show is gone, and what it would show has no words to be copied.
 * @throws UnusablePdf when it cannot be read, has more than 30 pages, or holds what no PDF may hold here
 */
export async function drawReport(
  source: string,
  target: string,
  masks: readonly Mask[] = [],
): Promise<void> {
  const rewritten = `${target}.pdf`;
  try {
    await rewritePdf(source, rewritten);
    const { pages } = await thread.do({ source: rewritten, target, masks }).catch(() => {
      throw new UnusablePdf('broken');
    });
    if (pages > MOST_PAGES) throw new UnusablePdf('too-long');
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await rm(rewritten, { force: true });
  }
}

/**
 * A page of a published report as a picture.
 * @param page from 1
 * @returns how many pages there are; beyond the last, nothing was written
 */
export async function drawPage(
  source: string,
  page: number,
  target: string,
  masks: readonly Mask[] = [],
): Promise<number> {
  return (await thread.do({ source, target, page, masks })).pages;
}

/** Gives back the memory that drawing takes. */
export const endDrawing = () => thread.end();
