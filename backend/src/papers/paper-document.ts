import type { Filled } from './checklist';
import type { ItemState, PaperForm } from './paper-items.rules';
import type { PrintedPicture } from './paper-picture';

export interface PrintedFigure {
  readonly legend: string;
  readonly picture: PrintedPicture;
}

interface Content {
  readonly form: PaperForm;
  readonly authors: readonly string[];
  readonly items: readonly Filled[];
  readonly figures: readonly PrintedFigure[];
}

const KINDS: Readonly<Record<PaperForm, string>> = {
  scare: 'Case report',
  process: 'Case series',
};
/** Its properties name the product and nobody else. */
const MAKER = 'Suture';
/** What fits between the margins, in pixels. */
const WIDTH = 600;
const HEIGHT = 700;
const HALF_POINTS = 24;

const STATES: Readonly<Record<ItemState, string>> = {
  filled: 'In the text',
  missing: 'Missing',
  'not-applicable': 'Does not apply',
};

/** Loaded lazily: only the job that makes papers needs it. */
const load = () => import('docx');
type Docx = Awaited<ReturnType<typeof load>>;
type Paragraph = InstanceType<Docx['Paragraph']>;
type FileChild = Paragraph | InstanceType<Docx['Table']>;

/** A paper as a Word document (.docx): the text under the checklist's headings, then the checklist. */
export async function paperDocument(content: Content): Promise<Buffer> {
  const docx = await load();
  const page = { alignment: docx.AlignmentType.CENTER, children: [pageNumber(docx)] };
  const document = new docx.Document({
    creator: MAKER,
    lastModifiedBy: MAKER,
    title: KINDS[content.form],
    styles: {
      default: {
        document: {
          run: { font: 'Times New Roman', size: HALF_POINTS, language: { value: 'en-GB' } },
        },
      },
    },
    sections: [
      {
        footers: { default: new docx.Footer({ children: [new docx.Paragraph(page)] }) },
        children: childrenOf(docx, content),
      },
    ],
  });
  return docx.Packer.toBuffer(document);
}

const pageNumber = (docx: Docx) => new docx.TextRun({ children: [docx.PageNumber.CURRENT] });

function childrenOf(docx: Docx, content: Content): FileChild[] {
  const { form, authors, items, figures } = content;
  const title = items.find(({ item }) => item.key === 'title')?.paragraphs[0];
  return [
    heading(docx, title ?? KINDS[form], 'TITLE'),
    text(docx, authors.join(', ')),
    ...sectionsOf(items).flatMap(([section, inside]) => [
      heading(docx, section, 'HEADING_1'),
      ...inside.flatMap((filled) => itemOf(docx, filled, figures)),
    ]),
    heading(docx, `Checklist: ${KINDS[form].toLowerCase()}`, 'HEADING_1'),
    checklist(docx, items),
  ];
}

/** The items with something to say, by section. */
function sectionsOf(items: readonly Filled[]): [string, Filled[]][] {
  const sections = new Map<string, Filled[]>();
  for (const filled of items)
    if (filled.paragraphs.length > 0)
      sections.set(filled.item.section, [...(sections.get(filled.item.section) ?? []), filled]);
  return [...sections];
}

function itemOf(
  docx: Docx,
  { item, paragraphs }: Filled,
  figures: readonly PrintedFigure[],
): Paragraph[] {
  const head = heading(docx, item.name, 'HEADING_2');
  if (item.key === 'figures')
    return [head, ...figures.flatMap((figure, place) => figureOf(docx, figure, place + 1))];
  return [head, ...paragraphs.map((paragraph) => text(docx, paragraph))];
}

function figureOf(docx: Docx, { picture, legend }: PrintedFigure, number: number): Paragraph[] {
  const { type, data, width, height } = picture;
  const scale = Math.min(1, WIDTH / width, HEIGHT / height);
  const transformation = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const altText = {
    name: `Figure ${number}`,
    title: `Figure ${number}`,
    description: clean(legend),
  };
  return [
    new docx.Paragraph({
      keepNext: true,
      children: [new docx.ImageRun({ type, data, transformation, altText })],
    }),
    text(docx, `Figure ${number}. ${legend}`),
  ];
}

function checklist(docx: Docx, items: readonly Filled[]): FileChild {
  const row = (cells: readonly string[], tableHeader = false) =>
    new docx.TableRow({
      tableHeader,
      cantSplit: true,
      children: cells.map((cell, place) => {
        const size = SHARES[place] ?? 0;
        return new docx.TableCell({
          width: { size, type: docx.WidthType.DXA },
          children: [text(docx, cell, { bold: tableHeader })],
        });
      }),
    });
  return new docx.Table({
    width: { size: SHARES.reduce((sum, share) => sum + share, 0), type: docx.WidthType.DXA },
    columnWidths: SHARES,
    rows: [
      row(['Item', 'What it asks for', 'State'], true),
      ...items.map(({ item, state }) => row([item.number, item.name, STATES[state]])),
    ],
  });
}

/** In twentieths of a point. */
const SHARES = [900, 6_100, 2_000];

const heading = (docx: Docx, words: string, level: 'TITLE' | 'HEADING_1' | 'HEADING_2') =>
  new docx.Paragraph({
    heading: docx.HeadingLevel[level],
    keepNext: true,
    children: [new docx.TextRun(clean(words))],
  });

const text = (docx: Docx, words: string, { bold = false } = {}) =>
  new docx.Paragraph({
    spacing: { after: 120 },
    children: [new docx.TextRun({ text: clean(words), bold })],
  });

/** What XML cannot hold: control characters, and halves of characters. */
const clean = (words: string): string =>
  words.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, (one) => (one === '\t' ? ' ' : ''));
