import { fromBuffer, type ZipFile } from 'yauzl';
import { PaperFilesService } from '../../../src/papers/paper-files.service';
import { PAPER_ITEMS, PAPER_TEXTS, type PaperForm } from '../../../src/papers/paper-items.rules';
import { PaperMaking } from '../../../src/papers/paper-making.service';
import { caseForm, idIn, withImages } from '../../clinical-cases/support/cases';
import { aPicture } from '../../media/support/samples';
import { aLink, Patient, waitingForm } from '../../patient-consent/support/links';
import type { RunningApp } from '../../support/app';
import { promised } from '../../support/jobs';
import type { Person } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';

export interface PaperOf {
  readonly form: PaperForm;
  readonly state: string;
  readonly fileId: number | null;
  readonly is_agreed: boolean;
  readonly is_outdated: boolean;
  readonly references: readonly string[];
  readonly not_applicable: readonly string[];
  readonly texts: readonly { key: string; text: string }[];
  readonly items: readonly {
    number: string;
    name: string;
    key: string;
    state: string;
    link: string;
  }[];
}

const PUBLISHED = ['members', 'publication'];
export const publishable = { consentScope: PUBLISHED };

export const paperOf = async (author: Person, post: number): Promise<PaperOf> =>
  (await author.get(`posts/${post}/paper`)).body['result'] as unknown as PaperOf;

export const keep = (author: Person, post: number, more: object = {}) =>
  author.send('PUT', `posts/${post}/paper`, {
    form: 'scare',
    texts: [],
    references: [],
    not_applicable: [],
    ...more,
  });

export const ask = (author: Person, post: number, form = 'scare') =>
  author.post(`posts/${post}/paper`, { form });

/** Every text that an author can write. */
export const ALL_TEXTS = PAPER_TEXTS.map((key) => ({ key, text: `What is told of ${key}.` }));

const HISTORY = 'Pain in the right upper abdomen for two days.';

const STEPS = [
  ['imaging', 1, 'Ultrasound: a stone in the neck of the gallbladder.'],
  ['decision', 1, 'Early laparoscopy rather than antibiotics alone.'],
  ['operation', 2, 'Laparoscopic cholecystectomy.'],
  ['pathology', 5, 'Acute on chronic cholecystitis.'],
  ['follow-up', 30, 'Seen in clinic, without complaints.'],
] as const;

async function demand(reply: Promise<{ code: number; body: { msg: string } }>): Promise<void> {
  const { code, body } = await reply;
  if (code !== 200) throw new Error(`${code} ${body.msg}`);
}

/** A complete case: described pictures, steps and an outcome. */
export async function aWholeCase(author: Person): Promise<number> {
  const fields = {
    ...caseForm({ history: HISTORY, ...publishable }),
    consentScope: JSON.stringify(PUBLISHED),
    altTexts: JSON.stringify(['Ultrasound of the gallbladder', 'The specimen, opened']),
  };
  const pictures = await Promise.all(
    [300, 240].map(async (width) => ({
      name: 'a.jpg',
      bytes: await aPicture(width, 200).jpeg().toBuffer(),
      type: 'image/jpeg',
    })),
  );
  const post = idIn(await author.post('clinicalCases', withImages(fields, pictures)));
  await withCourse(author, post);
  return post;
}

export async function withCourse(author: Person, post: number): Promise<void> {
  for (const [kind, day, text] of STEPS)
    await demand(author.post(`posts/${post}/steps`, { kind, day, text, consent: true }));
  await demand(
    author.send('PUT', `posts/${post}/outcome`, {
      day: 30,
      text: 'Well after thirty days.',
      complications: ['II'],
      complicationTexts: ['Antibiotics for a wound infection.'],
      stayDays: 4,
    }),
  );
}

/** All that its author adds. */
export const completed = (author: Person, post: number, form: PaperForm = 'scare') =>
  demand(
    keep(author, post, {
      form,
      texts: ALL_TEXTS,
      references: ['10.1016/j.ijsu.2020.10.034', 'PMID: 33358'],
    }),
  );

/** A case whose patient has agreed to publication through their link. */
export async function anAgreedCase(app: RunningApp, author: Person) {
  const post = idIn(await author.post('clinicalCases', waitingForm()));
  const patient = new Patient(app, (await aLink(author, post, { scope: PUBLISHED })).token);
  await demand(patient.say('give', { scope: PUBLISHED }));
  return { post, patient };
}

/** Does what the workers would do with everything that was asked for. */
export async function work(app: RunningApp): Promise<void> {
  for (const { id, name, payload } of await promised(app, 'papers')) {
    const { paperId, asked, assetId } = payload as Record<string, number>;
    await inUnitOfWork(app, async () => {
      if (name === 'make-paper')
        await app.nest
          .get(PaperMaking, { strict: false })
          .make({ paperId: paperId ?? 0, asked: asked ?? 0 }, id);
      if (name === 'discard-paper')
        await app.nest.get(PaperFilesService, { strict: false }).discard(assetId ?? 0);
    });
  }
}

/** @returns the id of its file */
export async function made(app: RunningApp, author: Person, post: number, form = 'scare') {
  await demand(ask(author, post, form));
  await work(app);
  const { fileId, state } = await paperOf(author, post);
  if (fileId === null) throw new Error(`The paper is ${state}.`);
  return fileId;
}

export const open = (app: RunningApp, by: Person, fileId: number) =>
  fetch(`${app.url}/api/v1/papers/${fileId}`, { headers: { ...by.headers } });

/** The files inside a document, by name. */
export async function insideOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('end', () => resolve(files));
    zip.on('error', reject);
    zip.on('entry', (entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        files.set(entry.fileName, Buffer.concat(await stream.toArray()));
        zip.readEntry();
      }),
    );
    zip.readEntry();
  });
}

export async function documentOf(app: RunningApp, by: Person, fileId: number) {
  const reply = await open(app, by, fileId);
  if (reply.status !== 200) throw new Error(`${reply.status}`);
  return insideOf(Buffer.from(await reply.arrayBuffer()));
}

/** The paragraphs of a document as one reads them. */
export const wordsIn = (inside: ReadonlyMap<string, Buffer>): string[] =>
  [...String(inside.get('word/document.xml')).matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
      .map(([, text]) => text)
      .join('')
      .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? ''),
  );

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

export const namesOf = (form: PaperForm) => PAPER_ITEMS[form].map(({ name }) => name);
