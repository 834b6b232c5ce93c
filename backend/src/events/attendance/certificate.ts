import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { printable, wrapped } from '../../platform/pdf/pdf-text';
import { ORGANISER_ZONE, shownIn, zoneName } from '../event-time.rules';

/**
 * The content of a certificate: that a member attended, never that they passed or learned
 * something.
 */
export interface Certificate {
  readonly code: string;
  readonly name: string;
  readonly title: string;
  readonly host: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A4, landscape. */
const [WIDTH, HEIGHT] = [842, 595];
const MARGIN = 72;
const LINE = 1.3;
const MINUTE_MS = 60_000;
const INK = [0.06, 0.09, 0.1] as const;
const TEAL = [0.05, 0.36, 0.34] as const;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly isBold?: boolean;
  readonly color?: readonly [number, number, number];
  /** The space above it. */
  readonly above?: number;
}

export async function certificatePdf(about: Certificate, address: string): Promise<Buffer> {
  const { PDFDocument, StandardFonts, rgb } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Certificate of attendance ${about.code}`);
  pdf.setProducer('Suture');
  pdf.setCreator('Suture');
  const page = pdf.addPage([WIDTH, HEIGHT]);
  const [plain, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  page.drawRectangle({
    x: MARGIN / 2,
    y: MARGIN / 2,
    width: WIDTH - MARGIN,
    height: HEIGHT - MARGIN,
    borderColor: rgb(...TEAL),
    borderWidth: 1.5,
  });
  const room = WIDTH - 2 * MARGIN;
  let y = HEIGHT - MARGIN - 24;
  for (const line of linesOf(about, address)) {
    const font = line.isBold ? bold : plain;
    y -= line.above ?? 0;
    for (const text of wrapped(printable(line.text, font), { font, size: line.size, room })) {
      draw(page, text, { y, font, size: line.size, color: rgb(...(line.color ?? INK)) });
      y -= line.size * LINE;
    }
  }
  return Buffer.from(await pdf.save());
}

function linesOf(
  { name, title, host, startsAt, endsAt, code }: Certificate,
  address: string,
): Line[] {
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
  const start = `${shownIn(startsAt, ORGANISER_ZONE)} ${zoneName(startsAt, ORGANISER_ZONE)}`;
  return [
    { text: 'Suture', size: 22, isBold: true, color: TEAL },
    { text: 'Certificate of attendance', size: 16, above: 14 },
    { text: `Dr. ${name}`, size: 34, isBold: true, above: 34 },
    { text: 'joined', size: 16, above: 10 },
    { text: title, size: 22, isBold: true, above: 12 },
    {
      text: `${start}, ${minutes} minutes${host ? `, hosted by ${host}` : ''}`,
      size: 14,
      above: 12,
    },
    { text: `Code ${code}`, size: 14, isBold: true, above: 60 },
    { text: `Anyone can check this certificate at ${address}`, size: 11, above: 4 },
  ];
}

function draw(
  page: PDFPage,
  text: string,
  {
    font,
    size,
    ...place
  }: Pick<Parameters<PDFPage['drawText']>[1] & object, 'y' | 'color'> & {
    font: PDFFont;
    size: number;
  },
): void {
  const x = (WIDTH - font.widthOfTextAtSize(text, size)) / 2;
  page.drawText(text, { ...place, x, font, size });
}
