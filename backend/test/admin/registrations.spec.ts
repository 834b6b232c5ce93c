import { resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, aModerator, anAdmin, type Person } from '../support/people';
import {
  CONFIRMED,
  dayIn,
  decide,
  get,
  isVerified,
  own,
  prove,
  type Registration,
  registered,
  save,
  told,
} from './support/registrations';

const MINUTE = 60_000;
const WHY = 'The number is not in the register.';

let app: RunningApp;
let moderator: Person;
beforeAll(async () => {
  app = await startWithFiles();
  moderator = await aModerator(app);
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const list = async (state: string) =>
  resultOf(
    await moderator.get(`admin/registrations?state=${state}&limit=100`),
  ) as unknown as Registration[];

describe('Registrations that wait', () => {
  it('[D-752] stand before a moderator, the oldest first, with a link to the register', async () => {
    const [first, second] = [await registered(app), await registered(app)];
    const waiting = await list('waiting');
    const ids = waiting.map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    expect(waiting.find(({ id }) => id === first.id)).toMatchObject({
      member: { id: first.who.id, name: first.who.fullName, country: 'India' },
      number: first.number,
      state: 'waiting',
      proof: null,
      until: null,
      council: 'National Medical Commission',
      register_url: 'https://www.nmc.org.in/information-desk/indian-medical-register/',
    });

    const page = await moderator.get('admin/registrations?state=waiting&limit=1');
    const next = await moderator.get(
      `admin/registrations?state=waiting&limit=1&after=${page.body['nextAfter']}`,
    );
    expect(resultOf(next)).not.toEqual(resultOf(page));
    const byCursor = await moderator.get(
      `admin/registrations?state=waiting&limit=1&before=${page.body['nextBefore']}`,
    );
    expect(resultOf(byCursor)).toEqual(resultOf(next));
    expect((page.body['counts'] as Record<string, number>)['waiting']).toBe(waiting.length);
    expect((await moderator.get('admin/registrations?state=lost')).code).toBe(422);
  });

  it('[D-1121] come in the order in which they were handed in, also page by page', async () => {
    const before = (await list('waiting')).map(({ id }) => id);
    const asked = await registered(app);
    app.clock.advance(MINUTE);
    const [second, third] = [await registered(app), await registered(app)];
    await decide(app, asked.id, { action: 'ask', reason: 'Which name is on it?' });
    app.clock.advance(MINUTE);
    await asked.who.post(`registrations/${asked.id}/answer`, { text: 'My name.' });

    const expected = [...before, second.id, third.id, asked.id];
    expect((await list('waiting')).map(({ id }) => id)).toEqual(expected);
    const seen: number[] = [];
    for (let after: unknown = 0; after !== null; ) {
      const page = await moderator.get(
        `admin/registrations?state=waiting&limit=2${after ? `&after=${after}` : ''}`,
      );
      seen.push(...(resultOf(page) as unknown as Registration[]).map(({ id }) => id));
      after = page.body['nextAfter'];
    }
    expect(seen).toEqual(expected);
  });

  it('[D-804] are confirmed with what was compared; those that end within 60 days are a list', async () => {
    const [long, brief] = [await registered(app), await registered(app)];
    await decide(app, long.id, CONFIRMED);
    await decide(app, brief.id, { ...CONFIRMED, until: dayIn(app, 59) });
    expect(await get(app, long.id)).toMatchObject({
      source: CONFIRMED.source,
      found_same: CONFIRMED.foundSame,
    });
    expect((await list('expiring')).map(({ id }) => id)).toEqual([brief.id]);
    const { counts } = (await moderator.get('admin/registrations')).body as unknown as {
      counts: Record<string, number>;
    };
    expect(counts['expiring']).toBe(1);
    await decide(app, long.id, { action: 'withdraw', reason: WHY });
    expect(await get(app, long.id)).toMatchObject({ source: null, found_same: [] });
  });

  it('are nobody else’s business', async () => {
    const { who, id } = await registered(app);
    expect((await who.get('admin/registrations')).code).toBe(403);
    expect((await decide(app, id, CONFIRMED, who)).code).toBe(403);
    const other = await aMember(app);
    expect((await prove(other, id)).code).toBe(404);
    expect((await other.post(`registrations/${id}/answer`, { text: 'Mine.' })).code).toBe(404);
  });

  it('[D-753] keep what was decided when their member saves the list again', async () => {
    const { who, id, number } = await registered(app);
    await decide(app, id, CONFIRMED);
    await save(who, 'updateMediRegistration', ['TN another', number]);
    expect((await get(app, id)).state).toBe('confirmed');
    expect(await isVerified(app, who)).toBe(true);
    await save(who, 'updateMediRegistration', ['TN another']);
    expect((await moderator.get(`admin/registrations/${id}`)).code).toBe(404);
    expect(await isVerified(app, who)).toBe(false);
  });
});

describe('A decision about a registration', () => {
  it('confirms it for two years, or until a day that is to come', async () => {
    const { who, id } = await registered(app);
    app.clock.set(new Date('2030-03-01T12:00:00Z'));
    expect((await decide(app, id, { ...CONFIRMED, until: '2030-02-28' })).body).toMatchObject({
      code: 422,
      errors: { until: ['Please choose a future date.'] },
    });
    expect((await decide(app, id, { ...CONFIRMED, until: 'soon' })).code).toBe(422);
    expect((await decide(app, id, CONFIRMED)).code).toBe(200);
    expect(await get(app, id)).toMatchObject({ state: 'confirmed', until: '2032-03-01' });
    await decide(app, id, { ...CONFIRMED, until: '2031-01-31' });
    expect(await get(app, id)).toMatchObject({ until: '2031-01-31' });
    expect(await isVerified(app, who)).toBe(true);
    expect((await told(app, who)).map(({ kind }) => kind)).toContain('registration-confirmed');
  });

  it('needs a reason unless it confirms, and the member reads it', async () => {
    const { who, id } = await registered(app);
    for (const action of ['refuse', 'ask', 'withdraw'])
      expect((await decide(app, id, { action, reason: ' ' })).body.errors).toEqual({
        reason: ['Please give the reason. The member reads it.'],
      });
    expect((await decide(app, id, { action: 'lose', reason: WHY })).code).toBe(422);
    expect((await decide(app, id, { action: 'refuse', reason: WHY })).code).toBe(200);
    expect(await own(who)).toMatchObject([{ state: 'refused', reason: WHY }]);
    expect(await told(app, who)).toMatchObject([
      { kind: 'registration-refused', link: '/profile/edit/registration' },
    ]);
    expect((await decide(app, id, { action: 'refuse', reason: WHY })).code).toBe(409);
  });

  it('asks back, and an answer makes it wait again', async () => {
    const { who, id } = await registered(app);
    const answer = (text: string) => who.post(`registrations/${id}/answer`, { text });
    expect((await answer('Too early.')).code).toBe(409);
    await decide(app, id, { action: 'ask', reason: 'Which name is on the certificate?' });
    expect(await told(app, who)).toMatchObject([{ kind: 'registration-question' }]);
    expect(await own(who)).toMatchObject([
      { state: 'asked', question: 'Which name is on the certificate?', answer: null },
    ]);
    expect((await answer('')).code).toBe(422);
    expect((await answer('My name before I married.')).code).toBe(200);
    expect(await get(app, id)).toMatchObject({
      state: 'waiting',
      answer: 'My name before I married.',
    });
  });

  it('withdraws what was confirmed: the badge goes at once, a new proof makes it wait again', async () => {
    const { who, id } = await registered(app);
    expect((await decide(app, id, { action: 'withdraw', reason: WHY })).code).toBe(409);
    await decide(app, id, CONFIRMED);
    expect((await prove(who, id)).code).toBe(409);
    await decide(app, id, { action: 'withdraw', reason: 'The licence is suspended.' });
    expect(await get(app, id)).toMatchObject({ state: 'refused', until: null });
    expect(await isVerified(app, who)).toBe(false);
    expect((await prove(who, id)).code).toBe(200);
    expect(await get(app, id)).toMatchObject({ state: 'waiting' });
  });

  it('[D-754] is nobody’s about themselves, unless nobody else could decide', async () => {
    const admin = await anAdmin(app);
    await save(admin, 'mediRegistration', ['TN own']);
    const id = (await own(admin))[0]?.id ?? 0;
    expect((await decide(app, id, CONFIRMED, admin)).code).toBe(200);
    const other = await anAdmin(app);
    expect((await decide(app, id, CONFIRMED, admin)).body).toMatchObject({
      code: 409,
      msg: 'You cannot do that to your own account.',
    });
    const until = dayIn(app, 300);
    expect((await decide(app, id, { ...CONFIRMED, until }, other)).code).toBe(200);
    const week = dayIn(app, 7);
    await app.rows('update account set suspended_until = ? where id = ? returning id', [
      week,
      other.id,
    ]);
    expect((await decide(app, id, { action: 'withdraw', reason: WHY }, admin)).code).toBe(200);
    await save(moderator, 'mediRegistration', ['TN of a moderator']);
    const ownId = (await own(moderator))[0]?.id ?? 0;
    expect((await decide(app, ownId, CONFIRMED, moderator)).code).toBe(409);
  });

  it('[D-761] stands in the audit log, and works by the older call, too', async () => {
    const [{ who, id }, admin] = [await registered(app), await anAdmin(app)];
    expect(
      (await admin.post(`admin/members/${who.id}/verify`, { ...CONFIRMED, until: dayIn(app, 400) }))
        .code,
    ).toBe(200);
    expect(await get(app, id)).toMatchObject({ state: 'confirmed', until: dayIn(app, 400) });
    await decide(app, id, { action: 'withdraw', reason: WHY });
    const lines = await app.rows<{ action: string }>(
      'select action from audit_event where object = ? order by id',
      [`registration ${id}`],
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'registration-confirmed',
      'registration-withdrawn',
    ]);
  });

  it.each([
    ['nothing', {}, ['foundSame', 'source']],
    ['a tick too few', { ...CONFIRMED, foundSame: ['name', 'number'] }, ['foundSame']],
    ['another tick', { ...CONFIRMED, foundSame: ['name', 'number', 'face'] }, ['foundSame']],
    ['no source', { ...CONFIRMED, source: undefined }, ['source']],
    ['blanks for a source', { ...CONFIRMED, source: '    ' }, ['source']],
    ['a source of 301 letters', { ...CONFIRMED, source: 'x'.repeat(301) }, ['source']],
  ])('[D-982] get no badge with %s', async (_, shown, fields) => {
    const [{ who, id }, admin] = [await registered(app), await anAdmin(app)];
    const calls = [
      decide(app, id, { ...shown, action: 'confirm' }),
      admin.post(`admin/members/${who.id}/verify`, shown),
    ];
    for (const { code, body } of await Promise.all(calls)) {
      expect(code).toBe(422);
      expect(Object.keys(body['errors'] as object).sort()).toEqual(fields);
    }
    expect(await get(app, id)).toMatchObject({ state: 'waiting', source: null, found_same: [] });
    expect(await isVerified(app, who)).toBe(false);
  });
});
