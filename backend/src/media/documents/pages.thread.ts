import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { type Mask, masksOfPage, masksSvg } from '../masks.rules';
import { MOST_PAGES } from '../report.rules';
import { serveWork } from '../threads/serve-work';
import { limitWasmMemory } from '../threads/wasm-memory';

/** Renders all pages into one document at `target`, or a single page into an image. */
export interface PagesTask {
  readonly source: string;
  readonly target: string;
  /** Starts at 1. */
  readonly page?: number;
  /** The areas to black out, by page. */
  readonly masks: readonly Mask[];
}

export interface DrawnPages {
  /** The number of pages of the whole document. */
  readonly pages: number;
}

/** Pixels per point: text of a report is as sharp as on a fax. */
const SHARPEST = 2.5;
/** The longest side of a page in pixels. */
const SIDE = 2_000;
const QUALITY = 82;
/**
 * An A4 page scanned in colour at 600 dpi takes a third of it. Without a limit a PDF of four
 * kilobytes grew to 2 GB.
 */
const MEGABYTES = 512;

sharp.cache(false);
sharp.concurrency(1);
// The library also prints the errors it throws.
console.error = console.warn = () => undefined;
limitWasmMemory(MEGABYTES);
const library = PDFiumLibrary.init();

/** Renders pages as a viewer would show them. Writes nothing if there are too many. */
serveWork(async ({ source, target, page, masks }: PagesTask): Promise<DrawnPages> => {
  const document = await (await library).loadDocument(await readFile(source));
  try {
    const pages = document.getPageCount();
    if (pages > MOST_PAGES) return { pages };
    await writeFile(
      target,
      page === undefined
        ? await drawAll(document.pages(), masks)
        : await pictureOf(document.getPage(page - 1), masksOfPage(masks, page)),
    );
    return { pages };
  } finally {
    document.destroy();
  }
});

async function drawAll(pages: Iterable<PDFiumPage>, masks: readonly Mask[]): Promise<Uint8Array> {
  const drawn = await PDFDocument.create({ updateMetadata: false });
  for (const page of pages) {
    const own = masksOfPage(masks, page.number + 1);
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    const picture = await drawn.embedJpg(await pictureOf(page, own));
    drawn.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  }
  return drawn.save({ addDefaultPage: false });
}

async function pictureOf(page: PDFiumPage, masks: readonly Mask[]): Promise<Uint8Array> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const { data } = await page.render({
    scale: Math.min(SHARPEST, SIDE / Math.max(originalWidth, originalHeight)),
    // A name may be covered by an annotation: without rendering it the name would become visible.
    renderFormFields: true,
    render: ({ data: pixels, width, height }) =>
      sharp(pixels, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .composite(masks.length > 0 ? [{ input: Buffer.from(masksSvg(masks, width, height)) }] : [])
        .jpeg({ quality: QUALITY })
        .toBuffer(),
  });
  return data;
}
