import {
  degrees,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFString,
  rgb,
  setTextRenderingMode,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';

export const SECRET = 'Lindqvist';
export const PAGE = [420, 594] as const;
export const BAR = { x: 40, y: 395, width: 200, height: 24 };

export type Hide = (page: PDFPage, document: PDFDocument) => void | Promise<void>;

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

/** Ways to hide a word in a report, each by what does it. */
export const hidden: [string, Hide][] = [
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
