import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isFull } from '../../platform/storage/full-disk';
import { Refusal } from '../../refusal';
import type { Mask } from '../masks.rules';
import { MOST_PAGES } from '../report.rules';
import { WorkThread } from '../threads/work-thread';
import type { DrawnPages, PagesTask } from './pages.thread';
import { rewritePdf } from './pdf';
import { UnusablePdf } from './unusable-pdf';

const LIMITS = { ms: 120_000, megabytes: 256 };
const thread = new WorkThread<PagesTask, DrawnPages>(
  path.join(__dirname, `pages.thread${path.extname(__filename)}`),
  LIMITS,
);

/** @param field the form field of the file */
export const tooLong = (field: string) =>
  new Refusal('fields', {
    errors: { [field]: [`A report may have at most ${MOST_PAGES} pages.`] },
  });

/**
 * Writes a report as images of its pages: removes anything a viewer would not show, and leaves no
 * text to copy.
 * @throws UnusablePdf if it cannot be read, has more than 30 pages, or contains forbidden content
 */
export async function drawReport(
  source: string,
  target: string,
  masks: readonly Mask[] = [],
): Promise<void> {
  const rewritten = `${target}.pdf`;
  try {
    await rewritePdf(source, rewritten);
    const { pages } = await thread.do({ source: rewritten, target, masks }).catch((error) => {
      throw isFull(error) ? error : new UnusablePdf('broken');
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
 * Renders a page of a published report as an image.
 * @param page starts at 1
 * @returns the number of pages; nothing is written if `page` is beyond the last
 */
export async function drawPage(
  source: string,
  page: number,
  target: string,
  masks: readonly Mask[] = [],
): Promise<number> {
  return (await thread.do({ source, target, page, masks })).pages;
}

/** Releases the memory used for rendering. */
export const endDrawing = () => thread.end();
