import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PAPER_FORMS } from '../../src/papers/paper-items.rules';
import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { demandProgram } from '../support/programs';
import { aWholeCase, completed, made, namesOf, open } from './support/papers';

const CONVERTED_WITHIN_MS = 120_000;

let app: RunningApp;
let anna: Person;
let folder: string;
beforeAll(async () => {
  demandProgram('soffice', 'libreoffice-writer-nogui');
  app = await startWithFiles();
  anna = await aMember(app);
  folder = await mkdtemp(join(tmpdir(), 'suture-paper-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.stop();
});

/** The text of each page, as LibreOffice lays it out. */
async function pagesOf(document: Buffer): Promise<string[]> {
  await writeFile(join(folder, 'paper.docx'), document);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const how = ['--headless', '--convert-to', 'pdf', '--outdir', folder];
  await promisify(execFile)('soffice', [profile, ...how, join(folder, 'paper.docx')], {
    timeout: CONVERTED_WITHIN_MS,
  });
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(await readFile(join(folder, 'paper.pdf')));
  const pages = [...pdf.pages()].map((page) => page.getText().replace(/\s+/g, ' '));
  pdf.destroy();
  library.destroy();
  return pages;
}

describe('A paper in LibreOffice', () => {
  it(
    '[D-1590] opens with every item on its pages',
    async () => {
      for (const form of PAPER_FORMS) {
        const post = await aWholeCase(anna);
        await completed(anna, post, form);
        const reply = await open(app, anna, await made(app, anna, post, form));
        const pages = await pagesOf(Buffer.from(await reply.arrayBuffer()));
        expect(pages.length).toBeGreaterThan(3);
        const text = pages.join(' ');
        for (const name of namesOf(form)) expect(text.split(name).length).toBeGreaterThan(2);
        expect(text).toContain('Figure 2. The specimen, opened');
      }
    },
    2 * CONVERTED_WITHIN_MS,
  );
});
