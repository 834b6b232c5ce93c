import { rm } from 'node:fs/promises';
import type { TemporaryFiles } from '../../platform/storage/temporary-files';
import { MOST_PAGES } from '../report.rules';
import type { Work } from './pieces';
import type { Place } from './places.rules';

/**
 * Finds possible identifiers in a report, page by page. All pages are rendered first, then
 * searched, then read, so that only one of these steps holds its memory at a time.
 * @throws Error if it cannot be checked
 */
export async function lookIntoReport(
  work: Work,
  temporary: TemporaryFiles,
  path: string,
): Promise<Place[]> {
  const pages: string[] = [];
  try {
    await temporary.using('pdf', async (report) => {
      await work('open-report', { path, target: report });
      for (let page = 1, count = 1; page <= count; page++) {
        const target = await temporary.newPath('jpg');
        pages.push(target);
        count = await work('draw-page', { report, page, target });
        if (count > MOST_PAGES) throw new Error('It has more pages than a report may have.');
      }
    });
    const shapes: Place[][] = [];
    for (const picture of pages) shapes.push(await work('look-at-page', { picture }));
    const places: Place[] = [];
    for (const [index, picture] of pages.entries()) {
      const read = await work('read-page', { picture, shapes: shapes[index] ?? [] });
      places.push(...read.map((place) => ({ ...place, page: index + 1 })));
    }
    return places.map((place, index) => ({ ...place, id: index + 1 }));
  } finally {
    await Promise.all(pages.map((page) => rm(page, { force: true })));
  }
}
