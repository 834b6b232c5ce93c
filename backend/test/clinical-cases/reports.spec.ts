import {
  decodePDFRawStream,
  degrees,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
  rgb,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { caseForm, idIn, startWithFiles, theCase, withFiles } from './support/cases';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
});
afterAll(() => app.stop());

const SECRET = 'Lindqvist';
const PAGE = [420, 594] as const;
const BAR = { x: 40, y: 395, width: 200, height: 24 };

type Hide = (page: PDFPage, document: PDFDocument) => void | Promise<void>;

function annotated(page: PDFPage, document: PDFDocument, entries: Record<string, unknown>): void {
  const { context } = document;
  const annotation = context.obj({ Type: 'Annot', Rect: [40, 100, 60, 120] });
  for (const [key, value] of Object.entries(entries))
    annotation.set(
      PDFName.of(key),
      typeof value === 'string' ? PDFName.of(value) : (value as PDFString),
    );
  page.node.addAnnot(context.register(annotation));
}

/** A picture that tells its patient in its EXIF. */
const aPhotograph = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#884422' } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: SECRET } })
    .toBuffer();

const hidden: [string, Hide][] = [
  [
    'under a black bar',
    (page) => {
      page.drawText(SECRET, { x: 44, y: 400, size: 14 });
      page.drawRectangle({ ...BAR, color: rgb(0, 0, 0) });
    },
  ],
  ['white on white', (page) => page.drawText(SECRET, { x: 40, y: 300, color: rgb(1, 1, 1) })],
  ['so small that nobody reads it', (page) => page.drawText(SECRET, { x: 40, y: 300, size: 0.1 })],
  ['beyond the edge of the page', (page) => page.drawText(SECRET, { x: 900, y: 300 })],
  [
    'in the text layer of a scanner',
    (page) => {
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      page.drawText(SECRET, { x: 40, y: 300 });
    },
  ],
  [
    'turned about, under a bar',
    (page) => {
      page.drawText(SECRET, { x: 60, y: 398, rotate: degrees(5) });
      page.drawRectangle({ ...BAR, color: rgb(0, 0, 0) });
    },
  ],
  [
    'in a note',
    (page, document) =>
      annotated(page, document, { Subtype: 'Text', Contents: PDFString.of(SECRET) }),
  ],
  [
    'in the address of a link',
    (page, document) =>
      annotated(page, document, {
        Subtype: 'Link',
        A: document.context.obj({ S: 'URI', URI: PDFString.of(`https://ward.example/${SECRET}`) }),
      }),
  ],
  [
    'in the name of who wrote a mark',
    (page, document) => annotated(page, document, { Subtype: 'Square', T: PDFString.of(SECRET) }),
  ],
  [
    'in a hidden field of a form',
    (page, document) => {
      const field = document.getForm().createTextField('patient');
      field.setText(SECRET);
      field.addToPage(page, { x: 40, y: 200, hidden: true });
    },
  ],
  [
    'in the name of a field',
    (page, document) =>
      document.getForm().createTextField(SECRET).addToPage(page, { x: 40, y: 200 }),
  ],
  ['in the title', (_page, document) => document.setTitle(SECRET)],
  ['among the keywords', (_page, document) => document.setKeywords([SECRET])],
  [
    'in the EXIF of a picture',
    async (page, document) => {
      page.drawImage(await document.embedJpg(await aPhotograph()), { x: 40, y: 40 });
    },
  ],
  [
    'in an outline',
    (_page, document) => {
      const { context, catalog } = document;
      const item = context.register(context.obj({ Title: PDFHexString.fromText(SECRET) }));
      catalog.set(
        PDFName.of('Outlines'),
        context.register(context.obj({ First: item, Last: item })),
      );
    },
  ],
  [
    'in the label of a page',
    (_page, document) => {
      const { context, catalog } = document;
      const label = context.obj({ P: PDFString.of(SECRET) });
      catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: [0, label] }));
    },
  ],
  [
    'in words for who cannot see',
    (_page, document) => {
      const { context, catalog } = document;
      const figure = context.obj({ Type: 'StructElem', S: 'Figure', Alt: PDFString.of(SECRET) });
      catalog.set(
        PDFName.of('StructTreeRoot'),
        context.register(context.obj({ Type: 'StructTreeRoot', K: context.register(figure) })),
      );
    },
  ],
  [
    'in a layer that is switched off',
    (page, document) => {
      const { context, catalog } = document;
      const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of(SECRET) }));
      catalog.set(
        PDFName.of('OCProperties'),
        context.obj({ OCGs: [layer], D: context.obj({ OFF: [layer] }) }),
      );
      page.node.set(PDFName.of('Marked'), layer);
    },
  ],
  [
    'in the data of a program',
    (page, document) =>
      page.node.set(PDFName.of('PieceInfo'), document.context.obj({ Ward: PDFString.of(SECRET) })),
  ],
  [
    'in a stream that nothing draws',
    (page, document) =>
      page.node.set(
        PDFName.of('Thumb'),
        document.context.register(document.context.stream(SECRET)),
      ),
  ],
];

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

/** Everything that a PDF says: its own bytes, its streams unpacked, its strings in both ways of writing, and what a viewer lets one copy. */
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
    // The bar is black from end to end; the line of words above is dark here and there.
    expect(darkIn(BAR.x + 4, PAGE[1] - BAR.y - 20, 190, 16)).toBeGreaterThan(0.99);
    expect(darkIn(40, PAGE[1] - 535, 200, 18)).toBeGreaterThan(0.02);
    expect(darkIn(40, PAGE[1] - 535, 200, 18)).toBeLessThan(0.5);
    document.destroy();
    library.destroy();
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
