import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Person } from '../people/person';

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 56;
const INK = rgb(0.09, 0.14, 0.15);
const TEAL = rgb(0.05, 0.36, 0.35);
/** Characters missing in the standard PDF fonts. */
const UNPRINTABLE = /[^\u0020-\u007e\u00a0-\u00ff]/g;

/**
 * A curriculum vitae of one page, without metadata: the file does not contain who created it, or
 * when.
 */
export async function cvPdf(person: Person): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([A4.width, A4.height]);
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  let y = A4.height - MARGIN;
  const write = (text: string, size: number, font = plain, color = INK) => {
    y -= size * 1.6;
    page.drawText(text.replace(UNPRINTABLE, ''), {
      x: MARGIN,
      y,
      size,
      font,
      color,
      maxWidth: A4.width - 2 * MARGIN,
      lineHeight: size * 1.5,
    });
  };
  write('CURRICULUM VITAE', 9, bold, TEAL);
  write(`Dr. ${person.first} ${person.last}`, 22, bold);
  write(`${person.speciality}, ${person.city}`, 12);
  y -= 12;
  write('Training', 12, bold, TEAL);
  for (const one of [person.superSpeciality, person.surgery, person.school]) {
    if (one) write(`${one.year}   ${one.name}, ${one.city}`, 10.5);
  }
  y -= 12;
  write('Memberships', 12, bold, TEAL);
  write(person.memberships.join(', ') || 'None', 10.5);
  y -= 12;
  write('More', 12, bold, TEAL);
  write(person.more, 10.5);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
