import { VisitorsService } from '../../src/visitors/visitors.service';
import {
  aCase,
  caseForm,
  DAY,
  idIn,
  resultOf,
  startWithFiles,
  withFiles,
} from '../clinical-cases/support/cases';
import { anImage, aPng, caseFields, form } from '../community/support/posts';
import type { RunningApp } from '../support/app';
import { Client, type Replied } from '../support/client';
import { aMember, aVisitor, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

let app: RunningApp;
let anna: Person;
let visitor: Client;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  visitor = aVisitor(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const answers = (changes: object = {}) => ({
  name: 'Vera Moss',
  email_id: 'vera@example.org',
  profession: 'Student',
  ...changes,
});
const register = (changes: object = {}) =>
  visitor.post('addCommunityNonRegister', answers(changes));
const reader = (token: unknown) => new Client(app, { authorization: `Bearer ${String(token)}` });
const admitted = async () => reader((await register()).body['visitorToken']);
const of = (reply: Replied, id: number) => resultOf(reply).find((row) => row['id'] === id);

const HISTORY = `Operated ${'again '.repeat(60)}`;

describe('A preview', () => {
  it('[VI-01] tells a case in 200 characters, without file or author', async () => {
    const id = idIn(
      await anna.post(
        'clinicalCases',
        withFiles(caseForm({ history: HISTORY, visibleToVisitors: true }), [await aPng()]),
      ),
    );
    const preview = of(await visitor.get('visitor/cases'), id);

    expect(preview).toEqual({
      id,
      speciality: 'General Surgery',
      age: 54,
      ageUnit: 'years',
      gender: 'Female',
      diagnosis: 'Acute cholecystitis',
      text: expect.stringMatching(/^Operated (again )+again…$/),
      created_at: expect.any(String),
    });
    expect(String(preview?.['text']).length).toBeLessThanOrEqual(200);
    expect(JSON.stringify(preview)).not.toMatch(/Blum|media/);
  });

  it('[VI-01] tells nothing of what is hidden, deleted, or an image', async () => {
    const [hidden, gone, image] = [await aCase(anna), await aCase(anna), await anImage(anna)];
    await app.rows('update clinical_post set hidden_at = ? where id = ?', [
      app.clock.now(),
      hidden,
    ]);
    await anna.post('clinicalCases/delete', { id: gone });
    const ids = resultOf(await visitor.get('visitor/cases?limit=100')).map(({ id }) => id);
    for (const id of [hidden, gone, image]) expect(ids).not.toContain(id);
  });

  it('comes page by page', async () => {
    const ids = [await aCase(anna), await aCase(anna)];
    const first = await visitor.get('visitor/cases?limit=1');
    const second = await visitor.get(
      `visitor/cases?limit=1&before=${String(first.body['nextBefore'])}`,
    );
    expect([first, second].flatMap((reply) => resultOf(reply).map(({ id }) => id))).toEqual(
      [...ids].reverse(),
    );
  });
});

describe('The form of visitors', () => {
  it('[VI-04 VI-05] admits for seven days and keeps what was agreed to', async () => {
    const reply = await register({
      email_id: 'kept@example.org',
      mobile_number: '+44 (20) 7946-0958',
      id: anna.id,
    });
    expect(reply.body).toMatchObject({
      code: 200,
      id: expect.any(Number),
      visitorToken: expect.any(String),
    });
    expect(await app.rows('select * from visitor where id = ?', [idIn(reply)])).toMatchObject([
      {
        name: 'Vera Moss',
        email: 'kept@example.org',
        profession: 'Student',
        mobile_number: '+44 (20) 7946-0958',
        consent_version: '2026-11-20',
      },
    ]);

    const vera = reader(reply.body['visitorToken']);
    expect((await vera.get('visitor/feed')).code).toBe(200);
    app.clock.advance(7 * DAY + 1_000);
    expect((await vera.get('visitor/feed')).code).toBe(401);
  });

  it('[VI-05 D-250] makes one row of somebody: with a living token nothing more is kept, nor for the same answers again', async () => {
    const email_id = 'once@example.org';
    const rows = () =>
      app.rows<{ id: number }>('select id, name from visitor where email = ? order by id', [
        email_id,
      ]);
    const first = await register({ email_id });
    const token = first.body['visitorToken'];
    const again = await reader(token).post(
      'addCommunityNonRegister',
      answers({ email_id, name: 'Vera M.', mobile_number: '+44 20 7946 0958' }),
    );
    expect(again.body).toMatchObject({ code: 200, id: idIn(first), visitorToken: token });

    app.clock.advance(8 * DAY);
    const atOnce = await Promise.all([register({ email_id }), register({ email_id })]);
    expect(atOnce.map(idIn)).toEqual([idIn(first), idIn(first)]);
    const latest = reader(atOnce[0]?.body['visitorToken']);
    expect((await latest.get('visitor/feed')).code).toBe(200);
    expect(await rows()).toEqual([{ id: idIn(first), name: 'Vera Moss' }]);

    // Somebody else who shares the address is somebody else.
    const other = await register({ email_id, name: 'Ivo Lund' });
    expect((await rows()).map(({ id }) => id)).toEqual([idIn(first), idIn(other)]);
  });

  it('[VI-05] keeps somebody anew whose token has died', async () => {
    const email_id = 'later@example.org';
    const token = (await register({ email_id })).body['visitorToken'];
    app.clock.advance(8 * DAY);
    const later = await reader(token).post(
      'addCommunityNonRegister',
      answers({ email_id, profession: 'Physician' }),
    );
    expect(later.body['visitorToken']).not.toBe(token);
    expect((await reader(later.body['visitorToken']).get('visitor/feed')).code).toBe(200);
  });

  it('[VI-03] tells what is missing or wrong', async () => {
    expect((await visitor.post('addCommunityNonRegister')).body).toMatchObject({
      code: 422,
      errors: {
        name: ['Name is required.'],
        email_id: ['Email is required.'],
        profession: ['Profession is required.'],
      },
    });
  });

  it.each([
    ['email_id', 'a@b.c\r\nBcc: x@y.org'],
    ['email_id', 'vera'],
    ['name', 'Vera\r\nMoss'],
    ['profession', 'Spy'],
    ['mobile_number', '123456'],
    ['mobile_number', '123456789012345'],
    ['mobile_number', '<script>'],
  ])('[VI-03] refuses %s as %j', async (word, value) => {
    const reply = await register({ [word]: value });
    expect(reply.code).toBe(422);
    expect(Object.keys(reply.body.errors ?? {})).toEqual([word]);
  });

  it('[VI-05 D-070] is forgotten after twelve months, and its token with it', async () => {
    const reply = await register({ email_id: 'forgotten@example.org' });
    const kept = () => app.rows('select 1 from visitor where id = ?', [idIn(reply)]);
    const forget = () =>
      inUnitOfWork(app, () => app.nest.get(VisitorsService, { strict: false }).forget());
    app.clock.advance(360 * DAY);
    await forget();
    expect(await kept()).toHaveLength(1);
    app.clock.advance(7 * DAY);
    await forget();
    expect(await kept()).toEqual([]);
    app.clock.reset();
    expect((await reader(reply.body['visitorToken']).get('visitor/feed')).code).toBe(401);
  });
});

describe('Many forms of visitors from one address', () => {
  it('[VI-04] are too many after twenty in an hour', async () => {
    const limited = await startWithFiles({ RATE_LIMITS: 'on' });
    const send = () => aVisitor(limited).post('addCommunityNonRegister', answers());
    for (let times = 0; times < 20; times += 1) expect((await send()).code).toBe(200);
    const last = await send();
    await limited.stop();
    expect([last.code, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('The feed of visitors', () => {
  it('[VI-05] tells whole cases with their authors, and files only where the author ticked it', async () => {
    const picture = await aPng();
    const closed = idIn(
      await anna.post('clinicalCases', withFiles(caseForm({ history: HISTORY }), [picture])),
    );
    const open = idIn(
      await anna.post('clinicalCases', withFiles(caseForm({ visibleToVisitors: 'on' }), [picture])),
    );
    const vera = await admitted();
    const feed = await vera.get('visitor/feed');

    expect(of(feed, closed)).toMatchObject({
      full_name: 'Anna Blum',
      history: HISTORY.trim(),
      status: 'Active',
      closes_at: expect.stringMatching(/Z$/),
      files: [],
    });
    const [file] = (of(feed, open)?.['files'] ?? []) as { url: string }[];
    expect((await visitor.get(String(file?.url))).code).toBe(200);
    expect((await visitor.get(String(file?.url).replace(/\?.*/, ''))).code).toBe(403);
    expect(JSON.stringify(of(feed, open))).not.toMatch(/signup_id|is_like/);

    await anna.post(`clinicalCases/${open}`, caseForm({ visibleToVisitors: false }));
    expect(of(await vera.get('visitor/feed'), open)).toMatchObject({ files: [] });
  });

  it('[VI-05] follows the tick of the community calls too', async () => {
    const id = idIn(
      await anna.post('addCommunityPost', form(caseFields({ visibleToVisitors: 1 }), await aPng())),
    );
    const files = async () => of(await (await admitted()).get('visitor/feed'), id)?.['files'];
    expect(await files()).toHaveLength(1);
    await anna.post(`editCommunityPost/${id}`, form(caseFields(), undefined, 'communityfile'));
    expect(await files()).toHaveLength(1);
    await anna.post(
      `editCommunityPost/${id}`,
      form(caseFields({ visibleToVisitors: 0 }), undefined, 'communityfile'),
    );
    expect(await files()).toHaveLength(0);
  });

  it('[VI-05] is closed without a token, with a forged one and with a member’s', async () => {
    const token = String((await register()).body['visitorToken']);
    const [head, body, signature] = token.split('.');
    const forged = `${head}.${Buffer.from(JSON.stringify({ sub: '1', exp: 9_999_999_999 })).toString('base64url')}.${signature}`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    expect((await visitor.get('visitor/feed')).code).toBe(401);
    for (const wrong of [forged, unsigned, 'x'])
      expect((await reader(wrong).get('visitor/feed')).code).toBe(401);
    expect((await anna.get('visitor/feed')).code).toBe(401);
    expect((await reader(token).get('clinicalCases')).code).toBe(401);
  });
});
