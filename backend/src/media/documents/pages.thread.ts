import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { serveWork } from '../threads/serve-work';
import { MOST_PAGES } from './report.rules';

export interface PagesTask {
  readonly source: string;
  readonly target: string;
}

export interface DrawnPages {
  readonly pages: number;
}

/** Pixels for each point of a page: print of a report stays as sharp as on a fax. */
const SHARPEST = 2.5;
/** The longest side of a page, in pixels. */
const SIDE = 2_000;
const QUALITY = 82;

sharp.cache(false);
sharp.concurrency(1);
const library = PDFiumLibrary.init();

/** A document of pictures of the pages of another, as a viewer would show them. With too many pages nothing is written. */
serveWork(async ({ source, target }: PagesTask): Promise<DrawnPages> => {
  const document = await (await library).loadDocument(await readFile(source));
  try {
    const pages = document.getPageCount();
    if (pages > MOST_PAGES) return { pages };
    const drawn = await PDFDocument.create({ updateMetadata: false });
    for (const page of document.pages()) await draw(page, drawn);
    await writeFile(target, await drawn.save({ addDefaultPage: false }));
    return { pages };
  } finally {
    document.destroy();
  }
});

async function draw(page: PDFiumPage, into: PDFDocument): Promise<void> {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  const { data } = await page.render({
    scale: Math.min(SHARPEST, SIDE / Math.max(width, height)),
    // What covers a name may be an annotation: without it the name would come to light.
    renderFormFields: true,
    render: ({ data: pixels, ...size }) =>
      sharp(pixels, { raw: { width: size.width, height: size.height, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY })
        .toBuffer(),
  });
  const picture = await into.embedJpg(data);
  into.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
}
