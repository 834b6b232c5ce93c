import { aCase, idIn, startWithFiles } from '../clinical-cases/support/cases';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { aMember, aModerator, anAdmin, type Person } from '../support/people';
import { decide as decideOn, registered, told } from './support/registrations';
import { deskOf, KIND, REASON } from './support/reports';

let app: RunningApp;
let admin: Person;
let moderator: Person;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [admin, moderator] = [await anAdmin(app), await aModerator(app)];
});
beforeEach(async () => {
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

const desk = () => deskOf(app);
const TIMES = Array.from({ length: 10 });
/** The answers to the same decision, made by ten people at once and then once more. */
async function often(decide: () => Promise<{ code: number }>): Promise<number[]> {
  const codes = (await Promise.all(TIMES.map(decide))).map(({ code }) => code);
  return [...codes.sort(), (await decide()).code];
}
const ONCE = [200, ...TIMES.map(() => 409)];
const linesOf = async (who: Person) => {
  await hearSignals(app);
  return (
    await app.rows<{ kind: string }>('select kind from notification where recipient_id = ?', [
      who.id,
    ])
  ).map(({ kind }) => kind);
};

describe('[D-950] A decision on a report', () => {
  const decide = (report: number, body: object, who = moderator) =>
    who.post(`admin/reports/${report}`, body);

  it.each(['remove', 'repair', 'dismiss'])('is made once: %s', async (action) => {
    const report = await desk().reported(ben, await aCase(anna));
    expect(await often(() => decide(report, { action, reason: REASON }))).toEqual(ONCE);
    const lines = await linesOf(anna);
    expect(lines.filter((kind) => kind.startsWith('post-'))).toHaveLength(
      action === 'dismiss' ? 0 : 1,
    );
    expect((await linesOf(ben)).filter((kind) => kind === 'report-decided')).toHaveLength(1);
    const next = await aCase(anna);
    await desk().reported(ben, next);
    const counted = { remove: 'removed', repair: 'repaired', dismiss: 'kept' }[action] ?? '';
    expect((await desk().rowOf(admin, next))?.object.author).toMatchObject({ [counted]: 1 });
  });

  it('is refused with the same sentence whatever comes after it', async () => {
    const report = await desk().reported(ben, await aCase(anna));
    await decide(report, { action: 'remove', reason: REASON });
    for (const action of ['remove', 'repair', 'suspend', 'dismiss']) {
      const again = await decide(report, { action, reason: REASON }, admin);
      expect([again.code, again.body.msg]).toEqual([
        409,
        'This report has been decided in the meantime.',
      ]);
    }
    expect((await anna.get('clinicalCases')).code).toBe(200);
  });

  it('that suspends costs one suspension', async () => {
    const report = await desk().reported(ben, await aCase(anna));
    const suspend = () => decide(report, { action: 'suspend', days: 3, reason: REASON }, admin);
    expect(await often(suspend)).toEqual(ONCE);
    const taken = await app.rows('select 1 as n from measure where account_id = ?', [anna.id]);
    expect(taken).toHaveLength(1);
  });

  it('is taken back once, and then no longer in the author’s history', async () => {
    const id = await aCase(anna);
    const report = await desk().reported(ben, id);
    await decide(report, { action: 'repair', reason: REASON });
    expect((await decide(report, { action: 'remove', reason: REASON })).code).toBe(200);
    const next = await aCase(anna);
    await desk().reported(ben, next);
    const history = async () => (await desk().rowOf(admin, next))?.object.author;
    expect(await history()).toMatchObject({ upheld_before: 1, removed: 1, repaired: 0 });
    expect(await often(() => decide(report, { action: 'restore' }))).toEqual(ONCE);
    expect(await history()).toMatchObject({ upheld_before: 0 });
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(200);
  });

  it('on an appeal is made once, too', async () => {
    const id = await aCase(anna);
    await decide(await desk().reported(ben, id), { action: 'remove', reason: REASON });
    const appeal = idIn(await anna.post('appeals', { kind: KIND, id, text: 'It is right.' }));
    const rule = () =>
      admin.post(`admin/appeals/${appeal}`, { decision: 'uphold', reason: REASON });
    expect(await often(rule)).toEqual(ONCE);
    expect((await linesOf(anna)).filter((kind) => kind === 'appeal-decided')).toHaveLength(1);
  });
});

describe('[D-950] A decision on a registration is made once', () => {
  it.each([
    ['confirm', 'registration-confirmed'],
    ['refuse', 'registration-refused'],
    ['ask', 'registration-question'],
  ])('%s', async (action, line) => {
    const { who, id } = await registered(app);
    const body = {
      action,
      reason: 'We cannot find it.',
      foundSame: ['name', 'number', 'council'],
      source: 'The register of the council',
    };
    expect(await often(() => decideOn(app, id, body, moderator))).toEqual(ONCE);
    expect((await told(app, who)).filter(({ kind }) => kind === line)).toHaveLength(1);
  });
});

describe('[D-950] A measure against a member is taken once', () => {
  it.each([
    ['suspend', { days: 3, reason: REASON }],
    ['suspend', { reason: REASON }],
    ['restrict', { days: 3, reason: REASON }],
    ['ask-confirm', { what: 'email', reason: REASON }],
  ])('%s %p', async (call, body) => {
    expect(await often(() => admin.post(`admin/members/${anna.id}/${call}`, body))).toEqual(ONCE);
    expect(
      await app.rows('select 1 as n from measure where account_id = ?', [anna.id]),
    ).toHaveLength(1);
    const end = () => admin.post(`admin/members/${anna.id}/reinstate`, { reason: 'Our error.' });
    expect(await often(end)).toEqual(ONCE);
  });

  it('and changed as often as somebody wants', async () => {
    const suspend = (days: number) =>
      admin.post(`admin/members/${anna.id}/suspend`, { days, reason: REASON });
    expect([(await suspend(3)).code, (await suspend(9)).code]).toEqual([200, 200]);
  });
});

describe('[D-950] A typed place is merged once', () => {
  it('whoever tries again', async () => {
    const [city] = await app.rows<{ id: number; country: number }>(
      'select id, country_id as country from city order by id limit 1',
    );
    const [typed] = await app.rows<{ id: number }>(
      `insert into place_suggestion (kind, name, search, country_id, spellings, created_at)
        values ('city', 'Bombay once', 'bombay once', ?, array['Bombay once'], now()) returning id`,
      [city?.country],
    );
    const merge = () => admin.post(`admin/typed-places/${typed?.id}/merge`, { into: city?.id });
    expect(await often(merge)).toEqual(ONCE);
    expect(await desk().audited(`typed city ${typed?.id} into city ${city?.id}, 0 rows`)).toEqual([
      'place-merged',
    ]);
  });
});
