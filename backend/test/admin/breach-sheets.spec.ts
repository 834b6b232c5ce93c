import { PDFiumLibrary } from '@hyzyla/pdfium';
import { OpeningsService } from '../../src/clinical-cases/openings/openings.service';
import {
  again,
  caseForm,
  DAY,
  idIn,
  startWithFiles,
  theCase,
} from '../clinical-cases/support/cases';
import { exportOf } from '../clinical-cases/support/outgoing';
import { erase, leave } from '../departure/support/departing';
import { aLink, aWaitingCase, Patient } from '../patient-consent/support/links';
import { pictured } from '../posts/support/pins';
import type { RunningApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, anAdmin, type Person } from '../support/people';
import { deskOf } from './support/reports';

let app: RunningApp;
let admin: Person;
let anna: Person;
let library: Awaited<ReturnType<typeof PDFiumLibrary.init>>;
beforeAll(async () => {
  app = await startWithFiles();
  library = await PDFiumLibrary.init();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  anna = await called('Annika');
});
afterEach(() => app.clock.reset());
afterAll(async () => {
  library.destroy();
  await app.stop();
});

const TIME = /^2\d{3}-\d\d-\d\dT.*Z$/;
const called = (firstName: string) => aMember(app, { firstName, lastName: 'Okafor' });
const made = (by: Client, post: number) => by.send('POST', `admin/posts/${post}/breachSheet`, {});

async function bytesOf(by: Person, post: number): Promise<Buffer> {
  const reply = await fetch(`${app.url}/api/v1/admin/posts/${post}/breachSheet`, {
    method: 'POST',
    headers: { ...by.headers },
  });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  return Buffer.from(await reply.arrayBuffer());
}

/** Its text, as a reader of PDFs finds it. */
function textIn(document: Awaited<ReturnType<typeof library.loadDocument>>): string {
  const words = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return words.join('\n').replace(/\s+/g, ' ');
}

const sheetOf = async (by: Person, post: number) =>
  textIn(await library.loadDocument(await bytesOf(by, post)));

const reported = async (post: number) =>
  deskOf(app).reported(await aMember(app), post, 'patient-identifiable');

const names = (text: string, people: readonly Person[]) =>
  people.filter(({ fullName }) => text.includes(fullName)).map(({ fullName }) => fullName);

/** As a browser reads a film, piece after piece; the address is then passed on to somebody else. */
async function readInRanges(by: Person, post: number, { sharedWith }: { sharedWith: Person }) {
  const { result } = (await by.get(`posts/${post}`)).body as unknown as {
    result: { files: { url: string }[] };
  };
  const address = new URL(result.files[0]?.url ?? '', app.url);
  for (const range of ['bytes=0-99', 'bytes=100-199', 'bytes=200-'])
    expect((await fetch(address, { headers: { ...by.headers, range } })).status).toBe(206);
  for (const headers of [{}, { ...sharedWith.headers }])
    expect((await fetch(address, { headers })).status).toBe(200);
}

describe('The list of who has seen a post', () => {
  it('[D-1550] names exactly those who opened it, not those who saw a list of posts', async () => {
    const { post } = await pictured(anna, 2);
    const people: Person[] = [];
    for (const name of ['Ben', 'Cléo', 'Dan', 'Eve', 'Fay']) people.push(await called(name));
    for (const reader of people.slice(0, 3)) await theCase(reader, post);
    for (const passer of people.slice(3)) {
      await passer.get('posts');
      await passer.get('clinicalCases');
    }
    const [reader, passer] = [people[0], people[3]] as [Person, Person];
    await readInRanges(reader, post, { sharedWith: passer });
    await reported(post);

    const text = await sheetOf(admin, post);
    expect(names(text, people)).toEqual(people.slice(0, 3).map(({ fullName }) => fullName));
    expect(text).not.toContain(anna.fullName);
    expect(text).toContain('3 members opened its page');
    expect(text).toContain('a text, with 2 pictures');
    expect(text).toContain('was reported as identifying a patient');
    expect(text).toContain(`by ${admin.fullName}, administrator`);
    expect(text).not.toContain('cholecystitis');
    expect(text).toMatch(/Page 1 of \d/);
  });

  it('[D-1550] has names in other letters in the list that is attached', async () => {
    const { post } = await pictured(anna);
    const sara = await aMember(app, { firstName: 'सारा', lastName: 'شريف' });
    await theCase(sara, post);
    await reported(post);
    const bytes = await bytesOf(admin, post);
    expect(textIn(await library.loadDocument(bytes))).toMatch(
      new RegExp(`in readers.csv ${sara.id} `),
    );
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const [list] = (await PDFDocument.load(bytes)).getAttachments();
    expect([
      list?.name,
      Buffer.from(list?.data ?? [])
        .toString()
        .split('\r\n'),
    ]).toEqual([
      'readers.csv',
      [
        '\uFEFFmember number,name,first (UTC),last (UTC),times,files',
        expect.stringMatching(new RegExp(`^${sara.id},सारा شريف,.*,1,1$`)),
        '',
      ],
    ]);
  });

  it('[D-1551] is made only where a patient may have been recognised', async () => {
    const { post } = await pictured(anna);
    const others = [anna, await aMember(app)];
    for (const other of others) expect((await made(other, post)).code).toBe(403);
    expect((await made(new Client(app), post)).code).toBe(401);
    expect((await made(admin, 999_999_999)).code).toBe(404);
    await deskOf(app).reported(await aMember(app), post, 'wrong');
    const refused = await made(admin, post);
    expect(refused.code).toBe(409);
    expect(refused.body.msg).toMatch(/only for a post that was reported/);
    expect(await deskOf(app).audited(`clinical-post ${post}`)).not.toContain('breach-sheet-made');
    expect(await statusOf(post)).toEqual({ grounds: [], last_made_at: null });
  });

  it('[D-1551] is made after the patient has withdrawn, and their page says so', async () => {
    const post = await aWaitingCase(anna);
    const { token } = await aLink(anna, post);
    const patient = new Patient(app, token);
    await patient.say('give');
    const ben = await called('Ben');
    await theCase(ben, post);
    await ben.post('clinicalCases/like', { clinicalCaseId: post });
    expect((await made(admin, post)).code).toBe(409);
    await patient.say('withdraw');
    expect(await patient.sees()).toMatchObject({ sheet_made_at: null });

    const text = await sheetOf(admin, post);
    expect(names(text, [ben])).toEqual([ben.fullName]);
    expect(text).toContain('The patient took the post off Suture by a private link');
    expect(text).toContain('Out of sight since');
    expect(text).toContain('The files themselves Erased.');
    expect(await patient.sees()).toMatchObject({ sheet_made_at: expect.stringMatching(TIME) });
    expect(await statusOf(post)).toMatchObject({ grounds: ['patient'] });
  });

  it('[D-1552] is made after its author said that the patient could be recognised', async () => {
    const [one, other] = [await pictured(anna), await pictured(anna)];
    const withdraw = (post: number, reason?: string) =>
      anna.post(`posts/${post}/consent/withdraw`, { reason });
    expect((await withdraw(one.post, 'bored')).code).toBe(422);
    expect((await withdraw(one.post, 'identifiable')).code).toBe(200);
    expect((await withdraw(other.post, 'asked')).code).toBe(200);
    expect(await statusOf(one.post)).toMatchObject({ grounds: ['author'] });
    expect(await sheetOf(admin, one.post)).toContain('because the patient could be recognised');
    expect((await made(admin, other.post)).code).toBe(409);
  });

  it('[D-1553] is audited, told to the author, and not kept', async () => {
    const { post } = await pictured(anna);
    const ben = await called('Ben');
    await theCase(ben, post);
    await reported(post);
    await sheetOf(admin, post);
    expect(await deskOf(app).audited(`clinical-post ${post}`)).toContain('breach-sheet-made');
    const told = await app.rows(
      "select 1 as one from outbox where name = 'breach-sheet-made' and (payload->>'postId')::bigint = ?",
      [post],
    );
    expect(told).toHaveLength(1);
    const seen = await anna.get(`posts/${post}/seen`);
    expect(seen.body['result']).toMatchObject({ sheet_made_at: expect.stringMatching(TIME) });
    expect(JSON.stringify(seen.body)).not.toContain(ben.fullName);
    expect(await app.rows('select * from breach_sheet where post_id = ?', [post])).toEqual([
      { id: expect.any(Number), post_id: post, made_at: expect.anything() },
    ]);
  });

  it('[D-1553] is not for an administrator whose own post it is', async () => {
    const own = await pictured(admin);
    await reported(own.post);
    const refused = await made(admin, own.post);
    expect([refused.code, refused.body.msg]).toEqual([
      403,
      'You cannot decide about your own content.',
    ]);
    expect((await made(await anAdmin(app), own.post)).code).toBe(200);
  });

  it('[D-1554] counts visitors, who are not named', async () => {
    const id = idIn(await anna.post('clinicalCases', { ...caseForm(), visibleToVisitors: true }));
    const form = { name: 'Vera Moss', email_id: `vera${id}@example.org`, profession: 'Student' };
    const { body } = await new Client(app).post('addCommunityNonRegister', form);
    const vera = new Client(app, { authorization: `Bearer ${body['visitorToken']}` });
    expect((await vera.get('visitor/feed')).code).toBe(200);
    await vera.get('visitor/feed');
    await reported(id);
    const text = await sheetOf(admin, id);
    expect(text).toContain('1 visitor had it in their list');
    expect(text).not.toContain('Vera');
    expect(await app.rows('select times from visitor_opening where post_id = ?', [id])).toEqual([
      { times: 2 },
    ]);
    app.clock.advance(91 * DAY);
    await app.nest.get(OpeningsService).forgetOld();
    expect(await app.rows('select 1 from visitor_opening where post_id = ?', [id])).toEqual([]);
  });

  it('[D-1555] is erased with its author, and a reader goes with their account', async () => {
    const { post } = await pictured(anna);
    const [ben, cleo] = [await called('Ben'), await called('Cleo')];
    await theCase(ben, post);
    await theCase(cleo, post);
    await reported(post);
    await sheetOf(admin, post);
    await leave(ben);
    await erase(app, ben);
    const later = await again(app, admin);
    expect(names(await sheetOf(later, post), [ben, cleo])).toEqual([cleo.fullName]);
    const exported = new Map(JSON.parse((await exportOf(app, cleo)).body) as [string, object][]);
    expect(exported.get('openedFiles')).toMatchObject([{ postId: post }]);
    await leave(anna);
    await erase(app, anna);
    expect(await app.rows('select 1 from breach_sheet where post_id = ?', [post])).toEqual([]);
    expect((await made(later, post)).code).toBe(404);
  });
});

const statusOf = async (post: number) =>
  (await admin.get(`admin/posts/${post}/breachSheet`)).body['result'];
