import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBytes, writeZip, type ZipPart } from '../../src/media/documents/zip';
import { caseForm, idIn, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { listen } from '../support/output';
import { aMember, type Person } from '../support/people';
import { el, fileOf } from './phantom';
import { aFile, DEFLATED, IMPLICIT, planted, writtenIn } from './support/planted';
import { checkedSeries, drawn, resultOf, scansOf } from './support/posted';

const FILES = 9;
const LEAST_WORDS = 200;
const EXPLICIT = '1.2.840.10008.1.2.1';
const DIRECTORY = '1.2.840.10008.1.3.10';
const LAST = 'the-last-request-of-all';

let app: RunningApp;
let anna: Person;
let output: ReturnType<typeof listen>;
beforeAll(async () => {
  output = listen();
  app = await startWithFiles({ LOG_LEVEL: 'trace' });
  anna = await aMember(app);
});
afterAll(async () => {
  await app.stop();
  output.stop();
});

/** What a CD holds, with words in every place of it. */
function aDisc(word: () => string): FormData {
  const part = (name: string, bytes: Buffer) => withBytes({ name } as ZipPart, bytes);
  const syntaxes = [EXPLICIT, IMPLICIT, DEFLATED];
  const files = Array.from({ length: FILES }, (_, at) =>
    part(
      `${word()}/${word()}.dcm`,
      writtenIn(syntaxes[at % syntaxes.length] ?? EXPLICIT, aFile(word, at)),
    ),
  );
  const directory = fileOf([
    el(0x00080016, 'UI', DIRECTORY),
    el(0x00041130, 'CS', word().slice(0, 16)),
    el(0x00041220, 'SQ', [[el(0x00100010, 'PN', word()), el(0x00100020, 'LO', word())]]),
  ]);
  const report = Buffer.from(`%PDF-1.7 ${word()}`);
  const inner = writeZip([part(`${word()}.dcm`, writtenIn(EXPLICIT, aFile(word, FILES)))]);
  const disc = writeZip([
    ...files,
    part('DICOMDIR', directory),
    part(`${word()}.pdf`, report),
    part(`${word()}.zip`, inner),
  ]);
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(disc)], { type: word() }), `${word()}.zip`);
  return form;
}

/** Every file below the product's own folder: objects, temporary files, and their names. */
async function everyFile(): Promise<string> {
  const found = await readdir(app.settings.dataDir, { recursive: true, withFileTypes: true });
  const read = found
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, path, name }) => {
      const at = join(parentPath ?? path, name);
      return `${at}\n${await readFile(at, 'latin1').catch(() => '')}`;
    });
  return (await Promise.all(read)).join('\n');
}

async function everyRow(): Promise<string> {
  const tables = await app.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = tables.map(async ({ name }) => {
    const [all] = await app.rows<{ text: string | null }>(
      `select string_agg(t::text, e'\\n') as text from "${name}" t`,
    );
    return all?.text ?? '';
  });
  return (await Promise.all(texts)).join('\n');
}

async function everyLine(): Promise<string> {
  await anna.get('session', { 'x-request-id': LAST });
  while (!output.text().includes(LAST)) await new Promise((resolve) => setTimeout(resolve, 20));
  return output.text();
}

/** The words that are found, as they are or as bytes of a row. */
const foundIn = (text: string, words: readonly string[]) =>
  words.filter(
    (word) => text.includes(word) || text.includes(Buffer.from(word, 'latin1').toString('hex')),
  );

it('A running product has none of 200 words planted in a disc: not in its rows, files, logs or replies', async () => {
  const { words, word } = planted(67);
  const replies: string[] = [];
  const said = async <Reply extends { body: object }>(asked: Promise<Reply>): Promise<Reply> => {
    const reply = await asked;
    replies.push(JSON.stringify(reply));
    return reply;
  };
  let { body } = await said(anna.post('scans/readings', aDisc(word)));
  const { id } = resultOf<{ id: string }>(body);
  while (resultOf(body)['state'] === 'reading')
    ({ body } = await said(anna.get(`scans/readings/${id}`)));
  const { series } = resultOf<{ series: { key: string }[] }>(body);
  expect(series.length).toBeGreaterThan(0);
  expect(words.length).toBeGreaterThanOrEqual(LEAST_WORDS);
  expect(foundIn(await everyFile(), words)).toEqual([]);

  const [{ key } = { key: '' }] = series;
  const chosen = await said(
    anna.post(`scans/readings/${id}/choose`, { series: [{ key, face: 'keep' }] }),
  );
  const [{ uploadId } = { uploadId: '' }] = resultOf<{ uploadId: string }[]>(chosen.body);
  replies.push(JSON.stringify(await checkedSeries(app, anna, uploadId)));
  const scan = { uploadId, name: 'Plain', face: 'keep', decisions: { looked: true } };
  const posted = await said(anna.post('posts', caseForm({ scans: JSON.stringify([scan]) })));
  expect(posted.code).toBe(200);
  await drawn(app);
  const { scans } = await scansOf(anna, idIn(posted));
  expect(scans).toMatchObject([{ state: 'ready', name: 'Plain' }]);
  replies.push(JSON.stringify(scans));
  for (const url of [`${scans[0]?.frame_url}&n=0`, `${scans[0]?.values_url}&n=0`]) {
    const reply = await fetch(app.url + url);
    expect(reply.status).toBe(200);
    replies.push(Buffer.from(await reply.arrayBuffer()).toString('latin1'));
  }

  // Words that do stand in all three places show that the search finds what is there.
  expect(foundIn(await everyRow(), [anna.email])).toHaveLength(1);
  expect(foundIn(await everyFile(), ['SUTSCAN1'])).toHaveLength(1);
  expect(foundIn(await everyLine(), ['/scans/readings'])).toHaveLength(1);
  expect(foundIn(replies.join('\n'), words)).toEqual([]);
  expect(foundIn(await everyRow(), words)).toEqual([]);
  expect(foundIn(await everyFile(), words)).toEqual([]);
  expect(foundIn(await everyLine(), words)).toEqual([]);
});
