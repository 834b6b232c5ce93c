import { stat } from 'node:fs/promises';
import {
  decodePDFRawStream,
  PDFDocument,
  PDFName,
  PDFRawStream,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { keysOfPage } from '../../src/media/asset-keys';
import { makeRenditions } from '../../src/media/media.jobs';
import { RenditionsService } from '../../src/media/renditions/renditions.service';
import { Storage } from '../../src/platform/storage/storage';
import type { RunningApp } from '../support/app';
import { lastPromised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { caseForm, idIn, startWithFiles, theCase, withFiles } from './support/cases';
import { BAR, type Hide, hidden, PAGE, SECRET } from './support/hidden-words';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
});
afterAll(() => app.stop());

interface Shown {
  url: string;
  thumbnail_url: string;
  width: number;
  height: number;
}

async function aReport(hide: Hide = () => undefined, pages = 1): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let i = 0; i < pages; i++)
    document.addPage([...PAGE]).drawText('Histology: no malignancy.', { x: 40, y: 520, font });
  const [page] = document.getPages();
  if (page) await hide(page, document);
  return Buffer.from(await document.save());
}

const aLongReport = async () => ({
  name: 'report.pdf',
  bytes: await aReport(undefined, 31),
  type: 'application/pdf',
});

const post = async (bytes: Buffer) =>
  anna.post(
    'clinicalCases',
    withFiles(caseForm(), [{ name: 'report.pdf', bytes, type: 'application/pdf' }], ['REPORT']),
  );

async function published(bytes: Buffer): Promise<Buffer> {
  const { files } = (await theCase(anna, idIn(await post(bytes)))) as { files: { url: string }[] };
  const served = await fetch(new URL(files[0]?.url ?? '', app.url), { headers: anna.headers });
  return Buffer.from(await served.arrayBuffer());
}

/**
 * All text in a PDF: its raw bytes, its decompressed streams, its strings in both notations, and
 * the text that can be copied.
 */
async function saidBy(bytes: Buffer): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const streams = document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
    .filter(({ dict }) => dict.get(PDFName.of('Filter')) !== PDFName.of('DCTDecode'))
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
  const library = await PDFiumLibrary.init();
  const seen = await library.loadDocument(bytes);
  const copied = [...seen.pages()].map((page) => page.getText());
  seen.destroy();
  library.destroy();
  return [bytes.toString('latin1'), ...streams, ...copied].join('\n');
}

const spellings = [
  SECRET,
  Buffer.from(SECRET).toString('hex'),
  Buffer.from(`\uFEFF${SECRET}`, 'utf16le').swap16().toString('hex'),
].map((one) => one.toLowerCase());

const tells = async (bytes: Buffer) => {
  const said = (await saidBy(bytes)).toLowerCase();
  return spellings.some((one) => said.includes(one));
};

describe('[D-444] A report', () => {
  it.each(hidden)('with a name %s is published without it', async (_where, hide) => {
    const report = await aReport(hide);
    expect(await tells(report)).toBe(true);
    const shown = await published(report);
    expect([await tells(shown), shown.subarray(0, 5).toString()]).toEqual([false, '%PDF-']);
  });

  it('shows its pages as they were, bars that are annotations among them', async () => {
    const shown = await published(
      await aReport((page, document) => {
        page.drawText(SECRET, { x: 44, y: 400, size: 14 });
        const { context } = document;
        const form = context.register(
          context.stream('0 0 200 24 re f', {
            Type: 'XObject',
            Subtype: 'Form',
            BBox: [0, 0, 200, 24],
          }),
        );
        page.node.addAnnot(
          context.register(
            context.obj({
              Type: 'Annot',
              Subtype: 'Square',
              F: 4,
              Rect: [BAR.x, BAR.y, BAR.x + BAR.width, BAR.y + BAR.height],
              AP: context.obj({ N: form }),
            }),
          ),
        );
      }, 2),
    );
    const library = await PDFiumLibrary.init();
    const document = await library.loadDocument(shown);
    const [page] = document.pages();
    const { originalWidth, originalHeight } = page?.getOriginalSize() ?? {};
    const drawn = await page?.render({ scale: 1, render: async ({ data }) => data });
    expect([document.getPageCount(), originalWidth, originalHeight]).toEqual([2, ...PAGE]);
    const darkIn = (left: number, top: number, width: number, height: number) => {
      let dark = 0;
      for (let y = top; y < top + height; y++)
        for (let x = left; x < left + width; x++)
          if ((drawn?.data[(y * PAGE[0] + x) * 4] ?? 255) < 90) dark++;
      return dark / (width * height);
    };
    // The masked bar is fully black; the line of text above is only partly dark.
    expect(darkIn(BAR.x + 4, PAGE[1] - BAR.y - 20, 190, 16)).toBeGreaterThan(0.99);
    expect(darkIn(40, PAGE[1] - 535, 200, 18)).toBeGreaterThan(0.02);
    expect(darkIn(40, PAGE[1] - 535, 200, 18)).toBeLessThan(0.5);
    document.destroy();
    library.destroy();
  });

  it('is shown page by page as pictures, which go when it goes', async () => {
    const id = idIn(await post(await aReport(undefined, 2)));
    const [asset] = await app.rows<{ id: number; key: string }>(
      'select a.id, a.key from asset a join clinical_post_file f on f.asset_id = a.id where f.post_id = ?',
      [id],
    );
    const assetId = Number(asset?.id);
    const outboxId = await lastPromised(app, makeRenditions.queue, { assetId });
    await app.nest.get(RenditionsService).make({ assetId, outboxId });
    const { files } = (await theCase(anna, id)) as {
      files: { pages: Shown[]; thumbnail_url: string }[];
    };
    const pages = files[0]?.pages ?? [];
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [1_050, 1_485],
      [1_050, 1_485],
    ]);
    const addresses = pages.flatMap(({ url, thumbnail_url }) => [url, thumbnail_url]);
    expect([files[0]?.thumbnail_url, new Set(addresses).size]).toEqual([
      pages[0]?.thumbnail_url,
      4,
    ]);
    const read = async (path: string) => {
      const reply = await fetch(new URL(path, app.url), { headers: anna.headers });
      await reply.arrayBuffer();
      return [reply.status, reply.headers.get('content-type')];
    };
    const readAll = () => Promise.all(addresses.map(read));
    expect(await readAll()).toEqual([
      [200, 'image/jpeg'],
      [200, 'image/webp'],
      [200, 'image/jpeg'],
      [200, 'image/webp'],
    ]);
    expect((await anna.post('clinicalCases/delete', { id })).code).toBe(200);
    expect((await readAll()).map(([status]) => status)).toEqual([404, 404, 404, 404]);
    const storage = app.nest.get(Storage);
    const [page] = Object.values(keysOfPage(asset?.key ?? '', 2));
    await expect(storage.withLocalFile(page ?? '', stat)).rejects.toThrow();
  });

  it('has at most 30 pages', async () => {
    expect((await post(await aReport(undefined, 30))).code).toBe(200);
    const { code, body } = await post((await aLongReport()).bytes);
    expect([code, body.errors?.['files']]).toEqual([422, ['A report may have at most 30 pages.']]);
    const reviewed = await anna.post(
      'clinicalCases/review',
      withFiles(caseForm(), [await aLongReport()], ['REPORT']),
    );
    expect([reviewed.code, reviewed.body.errors]).toEqual([code, body.errors]);
  });
});
