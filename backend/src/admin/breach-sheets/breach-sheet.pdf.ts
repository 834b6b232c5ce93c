import { isPrintable } from '../../platform/pdf/pdf-text';
import { cellOf } from '../csv-cell';
import { SheetPages } from './sheet-pages';
import { IN_LIST, type SheetContent, sheetBlocks } from './sheet-words';

/**
 * A sheet as a PDF, with the list of its readers attached: the standard fonts of PDF write Latin
 * letters alone.
 */
export async function breachSheetPdf(content: SheetContent): Promise<Buffer> {
  const { PDFDocument, StandardFonts, rgb } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Who has seen post ${content.postId}`, { showInWindowTitleBar: true });
  pdf.setLanguage('en');
  pdf.setProducer('Suture');
  pdf.setCreator('Suture');
  pdf.setCreationDate(content.madeAt);
  pdf.setModificationDate(content.madeAt);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const nameOf = (name: string) => (isPrintable(name, plain) ? name : IN_LIST);
  const pages = new SheetPages(pdf, { plain, bold }, rgb);
  pages.write(sheetBlocks(content, nameOf));
  pages.number(`Suture · Sheet ${content.id} about post ${content.postId} · Confidential`);
  await pdf.attach(Buffer.from(readersCsv(content)), 'readers.csv', {
    mimeType: 'text/csv',
    description: 'The members who opened the post',
    creationDate: content.madeAt,
    modificationDate: content.madeAt,
  });
  return Buffer.from(await pdf.save());
}

const HEAD = ['member number', 'name', 'first (UTC)', 'last (UTC)', 'times', 'files'];

/** CSV (RFC 4180) with a byte order mark, so that programs recognise UTF-8. */
function readersCsv({ readers }: SheetContent): string {
  const rows = readers.map(({ memberId, name, firstAt, lastAt, times, files }) => [
    memberId,
    name,
    new Date(firstAt).toISOString(),
    new Date(lastAt).toISOString(),
    times,
    files,
  ]);
  return `\uFEFF${[HEAD, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}
