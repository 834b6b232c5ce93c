import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';

const A5 = { width: 595.28, height: 419.53 };
const MARGIN = 48;
const INK = rgb(0.09, 0.14, 0.15);
const MUTED = rgb(0.38, 0.45, 0.47);
const TEAL = rgb(0.05, 0.36, 0.35);

interface Registered {
  readonly name: string;
  readonly council: string;
  readonly number: string;
}

/** A certificate of registration, without metadata. */
export async function proofPdf({ name, council, number }: Registered): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([A5.width, A5.height]);
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  let y = A5.height - MARGIN;
  const write = (text: string, size: number, font = plain, color = INK) => {
    y -= size * 1.7;
    page.drawText(text, { x: MARGIN, y, size, font, color });
  };
  write('CERTIFICATE OF REGISTRATION', 10, bold, TEAL);
  write(name, 22, bold);
  y -= 14;
  write(`Medical register: ${council}`, 12);
  write(`Number: ${number}`, 12);
  y -= 40;
  write('Drawn up for a demonstration. It describes no real person.', 8.5, plain, MUTED);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
