import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { printable, wrapped } from '../../platform/pdf/pdf-text';

/** A part of a sheet; parts follow each other from top to bottom. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'points'; readonly points: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      /** The widths of the columns, as shares of the page. */
      readonly shares: readonly number[];
      readonly rows: readonly (readonly string[])[];
    };

/** A4, upright. */
const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 56;
const ROOM = WIDTH - 2 * MARGIN;
const BOTTOM = MARGIN + 24;
const LINE = 1.35;
const GAP = 8;
const INDENT = 12;
const INK = [0.06, 0.09, 0.1] as const;
const GREY = [0.36, 0.4, 0.42] as const;
const RULE = [0.8, 0.83, 0.84] as const;

const STYLES = {
  title: { size: 20, isBold: true, above: 0 },
  heading: { size: 13, isBold: true, above: 14 },
  text: { size: 10.5, isBold: false, above: 4 },
  note: { size: 9, isBold: false, above: 4 },
} as const;
const CELL_SIZE = 9;

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

type Rgb = (r: number, g: number, b: number) => ReturnType<typeof import('@cantoo/pdf-lib').rgb>;

/** Writes blocks onto as many pages as they need; a table's head is repeated on each. */
export class SheetPages {
  private page: PDFPage;
  private y = HEIGHT - MARGIN;

  constructor(
    private readonly pdf: PDFDocument,
    private readonly fonts: Fonts,
    private readonly rgb: Rgb,
  ) {
    this.page = pdf.addPage([WIDTH, HEIGHT]);
  }

  write(blocks: readonly Block[]): void {
    for (const block of blocks) {
      if (block.kind === 'table') this.table(block);
      else if (block.kind === 'points') for (const point of block.points) this.point(point);
      else this.paragraph(block.text, STYLES[block.kind], block.kind === 'note' ? GREY : INK);
    }
  }

  /** At the foot of every page, once all are there. */
  number(foot: string): void {
    const pages = this.pdf.getPages();
    for (const [index, page] of pages.entries()) {
      const text = printable(`${foot} · Page ${index + 1} of ${pages.length}`, this.fonts.plain);
      const style = { x: MARGIN, y: MARGIN - 8, size: 8, font: this.fonts.plain };
      page.drawText(text, { ...style, color: this.rgb(...GREY) });
    }
  }

  private paragraph(
    text: string,
    { size, isBold, above }: { size: number; isBold: boolean; above: number },
    color: readonly [number, number, number],
  ): void {
    const font = isBold ? this.fonts.bold : this.fonts.plain;
    const lines = wrapped(printable(text, font), { font, size, room: ROOM });
    // A heading stays with what follows it.
    this.makeRoom(above + (isBold ? 3 : 1) * size * LINE);
    this.y -= above;
    for (const line of lines) this.line(line, { x: MARGIN, size, font, color });
  }

  private point(text: string): void {
    const { size } = STYLES.text;
    const font = this.fonts.plain;
    const lines = wrapped(printable(text, font), { font, size, room: ROOM - INDENT });
    this.makeRoom(size * LINE + 2);
    this.y -= 2;
    this.page.drawText('•', { x: MARGIN, y: this.y - size, size, font, color: this.rgb(...INK) });
    for (const line of lines) this.line(line, { x: MARGIN + INDENT, size, font, color: INK });
  }

  private line(
    text: string,
    style: { x: number; size: number; font: PDFFont; color: readonly [number, number, number] },
  ): void {
    const { size } = style;
    this.makeRoom(size * LINE);
    this.page.drawText(text, { ...style, y: this.y - size, color: this.rgb(...style.color) });
    this.y -= size * LINE;
  }

  private table({ head, shares, rows }: Extract<Block, { kind: 'table' }>): void {
    this.y -= GAP;
    const widths = shares.map((share) => share * ROOM);
    const heading = () => this.row(head, widths, this.fonts.bold);
    this.makeRoom(4 * CELL_SIZE * LINE);
    heading();
    for (const cells of rows) {
      const lines = this.linesOf(cells, widths, this.fonts.plain);
      if (this.isFull(this.heightOf(lines))) {
        this.turn();
        heading();
      }
      this.row(cells, widths, this.fonts.plain);
    }
  }

  private linesOf(cells: readonly string[], widths: readonly number[], font: PDFFont): string[][] {
    return cells.map((cell, index) =>
      wrapped(printable(cell, font), { font, size: CELL_SIZE, room: (widths[index] ?? 0) - GAP }),
    );
  }

  private heightOf = (cells: readonly string[][]): number =>
    Math.max(...cells.map((lines) => lines.length)) * CELL_SIZE * LINE + GAP;

  private row(cells: readonly string[], widths: readonly number[], font: PDFFont): void {
    const lines = this.linesOf(cells, widths, font);
    let x = MARGIN;
    for (const [index, cell] of lines.entries()) {
      for (const [place, text] of cell.entries()) {
        const y = this.y - CELL_SIZE - place * CELL_SIZE * LINE;
        this.page.drawText(text, { x, y, size: CELL_SIZE, font, color: this.rgb(...INK) });
      }
      x += widths[index] ?? 0;
    }
    this.y -= this.heightOf(lines);
    const [start, end] = [
      { x: MARGIN, y: this.y + GAP / 2 },
      { x: WIDTH - MARGIN, y: this.y + GAP / 2 },
    ];
    this.page.drawLine({ start, end, thickness: 0.5, color: this.rgb(...RULE) });
  }

  private isFull = (height: number): boolean => this.y - height < BOTTOM;

  private makeRoom(height: number): void {
    if (this.isFull(height)) this.turn();
  }

  private turn(): void {
    this.page = this.pdf.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - MARGIN;
  }
}
