import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { serveWork } from '../threads/serve-work';
import { MOST_PAGES } from './report.rules';

/** One document of all pages under `target`, or one picture of one page. */
export interface PagesTask {
  readonly source: string;
  readonly target: string;
  /** From 1. */
  readonly page?: number;
}

export interface DrawnPages {
  /** Of the whole document. */
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

/** Pages as a viewer would show them, as pictures. Of too many, nothing is written. */
serveWork(async ({ source, target, page }: PagesTask): Promise<DrawnPages> => {
  const document = await (await library).loadDocument(await readFile(source));
  try {
    const pages = document.getPageCount();
    if (pages > MOST_PAGES) return { pages };
    await writeFile(
      target,
      page === undefined
        ? await drawAll(document.pages())
        : await pictureOf(document.getPage(page - 1)),
    );
    return { pages };
  } finally {
    document.destroy();
  }
});

async function drawAll(pages: Iterable<PDFiumPage>): Promise<Uint8Array> {
  const drawn = await PDFDocument.create({ updateMetadata: false });
  for (const page of pages) {
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    const picture = await drawn.embedJpg(await pictureOf(page));
    drawn.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  }
  return drawn.save({ addDefaultPage: false });
}

async function pictureOf(page: PDFiumPage): Promise<Uint8Array> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const { data } = await page.render({
    scale: Math.min(SHARPEST, SIDE / Math.max(originalWidth, originalHeight)),
    // What covers a name may be an annotation: without it the name would come to light.
    renderFormFields: true,
    render: ({ data: pixels, width, height }) =>
      sharp(pixels, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY })
        .toBuffer(),
  });
  return data;
}
