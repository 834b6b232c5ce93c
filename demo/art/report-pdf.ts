import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { DemoCase, DemoReport } from '../cases/demo-case';

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const WIDTH = A4.width - 2 * MARGIN;
const INK = rgb(0.09, 0.14, 0.15);
const MUTED = rgb(0.38, 0.45, 0.47);
const TEAL = rgb(0.05, 0.36, 0.35);
const HAIRLINE = rgb(0.82, 0.86, 0.87);
const WASH = rgb(0.93, 0.97, 0.965);

interface Sheet {
  page: PDFPage;
  plain: PDFFont;
  bold: PDFFont;
  /** The position of the next line, from the bottom. */
  y: number;
}

interface Type {
  font: PDFFont;
  size: number;
  colour: ReturnType<typeof rgb>;
}

/**
 * A clinical report of one page, without scripts and metadata: the file does not contain who
 * created it, or when.
 */
export async function reportPdf(
  about: Pick<DemoCase, 'age' | 'ageUnit' | 'gender' | 'speciality'>,
  report: DemoReport,
): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const sheet: Sheet = {
    page: document.addPage([A4.width, A4.height]),
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    y: A4.height - MARGIN,
  };
  head(sheet, report.title);
  facts(sheet, [
    ['Patient', 'De-identified'],
    ['Age', `${about.age} ${about.ageUnit ?? 'years'}`],
    ['Gender', about.gender],
    ['Speciality', about.speciality],
  ]);
  section(sheet, 'Technique', [report.technique]);
  section(sheet, 'Findings', report.findings, true);
  impression(sheet, report.impression);
  foot(sheet);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

function head(sheet: Sheet, title: string): void {
  write(sheet, 'CLINICAL REPORT', { font: sheet.bold, size: 8.5, colour: TEAL });
  sheet.y -= 8;
  write(sheet, title, { font: sheet.bold, size: 19, colour: INK });
  sheet.y -= 6;
  rule(sheet, TEAL, 1.4);
}

function facts(sheet: Sheet, rows: [string, string][]): void {
  const top = sheet.y - 20;
  for (const [index, [label, value]] of rows.entries()) {
    const x = MARGIN + (index % 2) * (WIDTH / 2);
    const y = top - Math.floor(index / 2) * 20;
    sheet.page.drawText(label, { x, y, size: 9, font: sheet.plain, color: MUTED });
    sheet.page.drawText(printable(value), { x: x + 62, y, size: 10, font: sheet.bold, color: INK });
  }
  sheet.y = top - Math.ceil(rows.length / 2) * 20;
  rule(sheet, HAIRLINE, 0.7);
}

function section(
  sheet: Sheet,
  title: string,
  paragraphs: readonly string[],
  numbered = false,
): void {
  sheet.y -= 24;
  write(sheet, title, { font: sheet.bold, size: 11.5, colour: TEAL });
  for (const [index, paragraph] of paragraphs.entries()) {
    sheet.y -= 6;
    if (numbered)
      sheet.page.drawText(`${index + 1}.`, {
        x: MARGIN,
        y: sheet.y - 10.5,
        size: 10.5,
        font: sheet.plain,
        color: MUTED,
      });
    write(sheet, paragraph, { font: sheet.plain, size: 10.5, colour: INK }, numbered ? 20 : 0);
  }
}

function impression(sheet: Sheet, text: string): void {
  sheet.y -= 26;
  const lines = wrap(text, { font: sheet.bold, size: 11, colour: INK }, WIDTH - 32);
  const height = 38 + lines.length * 16;
  sheet.page.drawRectangle({ x: MARGIN, y: sheet.y - height, width: WIDTH, height, color: WASH });
  sheet.page.drawRectangle({ x: MARGIN, y: sheet.y - height, width: 3, height, color: TEAL });
  sheet.y -= 12;
  write(sheet, 'Impression', { font: sheet.bold, size: 9, colour: TEAL }, 16);
  sheet.y -= 3;
  write(sheet, text, { font: sheet.bold, size: 11, colour: INK }, 16);
}

function foot(sheet: Sheet): void {
  const y = 44;
  sheet.page.drawLine({
    start: { x: MARGIN, y: y + 18 },
    end: { x: A4.width - MARGIN, y: y + 18 },
    thickness: 0.7,
    color: HAIRLINE,
  });
  sheet.page.drawText('Drawn up for a demonstration. It describes no real person.', {
    x: MARGIN,
    y,
    size: 8,
    font: sheet.plain,
    color: MUTED,
  });
  sheet.page.drawText('1 / 1', {
    x: A4.width - MARGIN - 18,
    y,
    size: 8,
    font: sheet.plain,
    color: MUTED,
  });
}

function write(sheet: Sheet, text: string, type: Type, indent = 0): void {
  for (const line of wrap(text, type, WIDTH - indent - 8)) {
    sheet.y -= type.size * 1.45;
    sheet.page.drawText(line, {
      x: MARGIN + indent,
      y: sheet.y + type.size * 0.3,
      size: type.size,
      font: type.font,
      color: type.colour,
    });
  }
}

function wrap(text: string, { font, size }: Type, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function rule(sheet: Sheet, colour: Type['colour'], thickness: number): void {
  sheet.page.drawLine({
    start: { x: MARGIN, y: sheet.y },
    end: { x: A4.width - MARGIN, y: sheet.y },
    thickness,
    color: colour,
  });
}

/** The standard PDF fonts only contain Latin-1 and typographic quotes. */
function printable(text: string): string {
  return text
    .replace(/\u2212/g, '-')
    .replace(/[\u2070\u2074-\u2079]/g, (digit) => `^${digit.normalize('NFKC')}`)
    .replace(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/g, '?');
}
