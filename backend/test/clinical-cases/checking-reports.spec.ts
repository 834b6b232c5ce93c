import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { FileChecksService } from '../../src/media/checks/file-checks.service';
import { drawPage } from '../../src/media/documents/report';
import { checkFile } from '../../src/media/media.jobs';
import type { RunningApp } from '../support/app';
import { lastPromised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { caseForm, idIn, resultOf, startWithFiles, theCase, withFiles } from './support/cases';

// Rendering pages and recognising their text takes a while.

let app: RunningApp;
let anna: Person;
let folder: string;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  folder = await mkdtemp(join(tmpdir(), 'suture-reports-'));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const WIDTH = 595;
const HEIGHT = 842;
const NAME = { x: 60, y: 760, width: 200, height: 14 };
const HARMLESS = [
  'Histology',
  'Adenocarcinoma of the head of the pancreas, well differentiated.',
  'Two of eighteen lymph nodes contain tumour. Margins are free.',
  'Immunohistochemistry shows intact mismatch repair proteins.',
];

interface Place {
  id: number;
  kind: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Check {
  state: string;
  places: Place[];
}

/** A PDF of A4 pages with these lines. */
async function aReport(...pages: readonly (readonly string[])[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const write = (page: PDFPage, lines: readonly string[]) => {
    for (const [index, line] of lines.entries())
      page.drawText(line, { x: NAME.x, y: NAME.y - index * 30, size: 13, font });
  };
  for (const lines of pages) write(document.addPage([WIDTH, HEIGHT]), lines);
  return Buffer.from(await document.save());
}

async function checked(bytes: Buffer): Promise<{ id: string; check: Check }> {
  const reply = await anna.post(
    'clinicalCases/review',
    withFiles(caseForm(), [{ name: 'report.pdf', bytes, type: 'application/pdf' }], ['REPORT']),
  );
  const { files } = resultOf(reply) as unknown as { files: { uploadId: string }[] };
  const id = files[0]?.uploadId ?? '';
  const outboxId = await lastPromised(app, checkFile.queue, { uploadId: id });
  await app.nest.get(FileChecksService).make({ uploadId: id, extension: 'pdf', outboxId });
  const check = resultOf(await anna.get(`uploads/${id}/check`)) as unknown as Check;
  return { id, check };
}

/** The share of dark pixels in the area of the name. */
async function darkness(page: Buffer): Promise<number> {
  const picture = sharp(page);
  const { width } = await picture.metadata();
  const scale = (width ?? WIDTH) / WIDTH;
  const { data } = await picture
    .extract({
      left: Math.round((NAME.x + 60) * scale),
      top: Math.round((HEIGHT - NAME.y - 8) * scale),
      width: Math.round(60 * scale),
      height: Math.round(8 * scale),
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 60).length / data.length;
}

const sent = async (path: string) => {
  const reply = await fetch(new URL(path, app.url), { headers: anna.headers });
  return { type: reply.headers.get('content-type'), bytes: Buffer.from(await reply.arrayBuffer()) };
};

describe('[D-449] A report that waits for its post', () => {
  it('is read page by page: what tells who somebody is has a place, what does not has none', async () => {
    const { check } = await checked(
      await aReport(HARMLESS, ['Patient: Anna Lindqvist', ...HARMLESS], ['MRN 4711234']),
    );
    expect(check.state).toBe('found');
    expect(check.places.map(({ id, kind, page }) => [id, kind, page])).toEqual([
      [1, 'name', 2],
      [2, 'number', 3],
    ]);
    const [name] = check.places;
    expect(name?.x).toBeGreaterThan((NAME.x * 1000) / WIDTH);
    expect(name?.y).toBeLessThan(((HEIGHT - NAME.y) * 1000) / HEIGHT);
  });

  it('that names nobody asks for nothing', async () => {
    const { check } = await checked(await aReport(HARMLESS));
    expect(check).toEqual({
      state: 'nothing',
      places: [],
      notLookedFor: ['tattoo', 'handwriting'],
      looks: [],
    });
  });

  it('is shown to its author by its pages, and published black where they say so', async () => {
    const { id } = await checked(await aReport(HARMLESS, ['Patient: Anna Lindqvist']));
    const before = await sent(`/api/v1/uploads/${id}/preview?page=2`);
    expect(before.type).toBe('image/jpeg');
    expect(await darkness(before.bytes)).toBeLessThan(0.6);
    expect((await anna.get(`uploads/${id}/preview?page=3`)).code).toBe(404);
    const reply = await anna.post('clinicalCases', {
      ...caseForm(),
      uploadId: [id],
      fileTypes: ['REPORT'],
      decisions: [{ masked: [1] }],
    });
    const { files } = (await theCase(anna, idIn(reply))) as { files: { url: string }[] };
    const [report, page] = [join(folder, 'report.pdf'), join(folder, 'page.jpg')];
    await writeFile(report, (await sent(files[0]?.url ?? '')).bytes);
    await drawPage(report, 2, page);
    expect(await darkness(await sharp(page).toBuffer())).toBeGreaterThan(0.95);
  });

  it('with a scan in it, tilted and faint, has a place where print stands that cannot be read', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#f4f4f0"/><text x="200" y="300" font-family="DejaVu Serif" font-size="30" fill="#a0a098" transform="rotate(8 200 300)">LINDQVIST ANNA 4711</text></svg>`;
    const document = await PDFDocument.load(await aReport(HARMLESS));
    const picture = await document.embedPng(await sharp(Buffer.from(svg)).png().toBuffer());
    document.getPage(0).drawImage(picture, { x: 50, y: 100, width: 480, height: 320 });
    const { check } = await checked(Buffer.from(await document.save()));
    expect(check.state).toBe('found');
    expect(check.places.some(({ y }) => y > 500)).toBe(true);
  });
});
