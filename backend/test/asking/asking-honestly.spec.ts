import type { OfQuestion } from '../../src/asking/asking.jobs';
import { aCase, again, HOUR, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import {
  answer,
  aSurgeon,
  ask,
  asked,
  becomes,
  progress,
  runWave,
  surgeons,
  whomAsked,
} from './support/surgeons';

const NOON = new Date('2026-12-01T12:00:00Z');
const HPB = 'HPB Surgery';
const NEIGHBOURS = ['GI Surgery', 'Transplantation Surgery', 'Upper GI Surgery'];

let app: RunningApp;
let author: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  await app.rows('delete from profile where speciality = any(cast(? as text[]))', [
    `{${[HPB, ...NEIGHBOURS].map((name) => `"${name}"`).join(',')}}`,
  ]);
  app.clock.set(NOON);
  author = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const quietUntil = (quietTo: string, timezone = 'UTC') => ({
  quietFrom: '10:00',
  quietTo,
  timezone,
});
const reachOf = async (id: number) =>
  (await progress(author, id))['reach'] as Record<string, unknown>;
const questionsOf = async (who: Person) => resultOf(await who.get('questions'));
const askedNotices = async (who: Person) =>
  resultOf(await who.post('getNotificationData')).filter(({ kind }) => kind === 'asked');
const told = (id: number) => hearSignals(app, ({ payload }) => payload['postId'] === id);
const day = (time: string) => `2026-12-01T${time}:00.000Z`;

describe('Before asking', () => {
  it('[D-960] its author reads who can be asked now, who later and when, and the sum is everybody but the author', async () => {
    await becomes(app, author, HPB);
    await surgeons(app, HPB, 2);
    await aSurgeon(app, HPB, quietUntil('13:00'));
    await aSurgeon(app, HPB, quietUntil('17:30'));
    await aSurgeon(app, HPB, quietUntil('22:30', 'Asia/Kolkata'));
    await aSurgeon(app, HPB, { takes: false });
    await aSurgeon(app, HPB, { maxPerDay: 0 });
    const busy = await aSurgeon(app, HPB, { quietFrom: '00:00', quietTo: '00:00', maxPerDay: 1 });
    await surgeons(app, 'GI Surgery', 1);
    await aSurgeon(app, 'GI Surgery', quietUntil('14:00'));
    const other = await aMember(app);
    const otherCase = await aCase(other, { speciality: HPB });
    await app.rows(
      'insert into case_ask (post_id, speciality, urgency, asked_at, due_at) values (?, ?, ?, ?, ?)',
      [otherCase, HPB, 'today', NOON, NOON],
    );
    await app.rows(
      'insert into asked_member (post_id, member_id, wave, asked_at) values (?, ?, 1, ?)',
      [otherCase, busy.id, NOON],
    );
    const id = await aCase(author, { speciality: HPB });
    expect(await reachOf(id)).toEqual({
      now: 2,
      quiet: 3,
      limit: 1,
      off: 2,
      later: [
        { at: day('13:00'), n: 1 },
        { at: day('17:00'), n: 1 },
        { at: day('17:30'), n: 1 },
      ],
      neighbours: [
        { speciality: 'GI Surgery', now: 1, later: [{ at: day('14:00'), n: 1 }] },
        { speciality: 'Transplantation Surgery', now: 0, later: [] },
        { speciality: 'Upper GI Surgery', now: 0, later: [] },
      ],
    });
    expect(await reachOf(id)).toBeDefined();
    await ask(author, id);
    expect((await progress(author, id))['reach']).toBeUndefined();
  });

  it('counts neither a member who has commented nor one who was blocked as somebody to ask', async () => {
    const [ben, eva] = (await surgeons(app, HPB, 3)) as [Person, Person];
    const id = await aCase(author, { speciality: HPB });
    await answer(ben, id);
    await author.post('blocks', { memberId: eva.id });
    const [row] = await app.rows('select from member_block where blocked_id = ?', [eva.id]);
    expect(row).toBeDefined();
    expect(await reachOf(id)).toMatchObject({ now: 1, off: 2 });
  });

  it('offers no neighbours for a case that only its speciality may see', async () => {
    const id = await aCase(author, { speciality: HPB });
    await app.rows(`update clinical_post set audience = 'speciality' where id = ?`, [id]);
    expect(await reachOf(id)).toMatchObject({ neighbours: [] });
    const reply = await author.post(`clinicalCases/${id}/ask`, {
      urgency: 'today',
      with: ['GI Surgery'],
    });
    expect(reply.body).toMatchObject({
      code: 422,
      errors: { with: ['Please choose from the neighbouring specialities.'] },
    });
  });
});

describe('Asking neighbours, and later', () => {
  it('[D-961] asks the case’s speciality first, then the chosen neighbours, ten together; each is told why', async () => {
    const own = await surgeons(app, HPB, 2);
    await surgeons(app, 'GI Surgery', 9);
    const [far] = (await surgeons(app, 'Upper GI Surgery', 1)) as [Person];
    const id = await aCase(author, { speciality: HPB });
    const refused = await author.post(`clinicalCases/${id}/ask`, {
      urgency: 'today',
      with: ['Urology'],
    });
    expect(refused.code).toBe(422);
    const reply = await author.post(`clinicalCases/${id}/ask`, {
      urgency: 'today',
      with: ['Upper GI Surgery', 'GI Surgery'],
    });
    expect(reply.body).toMatchObject({ code: 200, result: { asked: 10 } });
    const members = await whomAsked(app, id);
    expect(members.slice(0, 2).sort()).toEqual(own.map(({ id: one }) => one).sort());
    expect(members).not.toContain(far.id);
    expect(await progress(author, id)).toMatchObject({ with: ['GI Surgery', 'Upper GI Surgery'] });
    await runWave(app, id, 2);
    expect(await questionsOf(far)).toEqual([
      expect.objectContaining({ reasons: [`A speciality close to yours: ${HPB}.`] }),
    ]);
  });

  it('[D-962] fills the first ten up as quiet hours end, until half-time', async () => {
    await surgeons(app, HPB, 1);
    await aSurgeon(app, HPB, quietUntil('13:00'));
    await aSurgeon(app, HPB, quietUntil('14:00'));
    await aSurgeon(app, HPB, quietUntil('19:00'));
    const id = await asked(author, HPB);
    expect(await whomAsked(app, id)).toHaveLength(1);
    const fills = () => promised(app, 'asking', { postId: id, wave: 1 });
    expect(await fills()).toHaveLength(1);
    app.clock.set(new Date(day('13:00')));
    await runWave(app, id, 1);
    expect(await whomAsked(app, id)).toHaveLength(2);
    app.clock.set(new Date(day('14:00')));
    await runWave(app, id, 1);
    expect(await whomAsked(app, id)).toHaveLength(3);
    // The last one sleeps beyond half-time, 18:00: the second wave asks them.
    expect(await fills()).toHaveLength(2);
    app.clock.set(new Date(day('19:00')));
    await runWave(app, id, 2);
    expect(await whomAsked(app, id)).toHaveLength(4);
    await runWave(app, id, 1);
    expect(await whomAsked(app, id)).toHaveLength(4);
  });

  it('[D-1072] fills them up until the end, or not at all, if its author wishes so', async () => {
    await surgeons(app, 'GI Surgery', 1);
    await aSurgeon(app, HPB, quietUntil('19:00'));
    const askedWith = async (fill: string) => {
      const id = await aCase(author, { speciality: HPB });
      const wish = { urgency: 'today', with: ['GI Surgery'], fill };
      const reply = await author.post(`clinicalCases/${id}/ask`, wish);
      return reply.code === 200 ? id : reply.code;
    };
    const fills = (postId: number) => promised(app, 'asking', { postId, wave: 1 });
    expect(await askedWith('ever')).toBe(422);
    expect(await fills(await askedWith('none'))).toEqual([]);
    const id = await askedWith('until-end');
    const [fill] = await fills(id);
    expect(fill?.payload).toMatchObject({ isFilledLong: true });
    // Half-time is 18:00, and nobody else is awake then.
    app.clock.set(new Date(day('18:00')));
    await runWave(app, id, 2);
    expect(await whomAsked(app, id)).toHaveLength(1);
    app.clock.set(new Date(day('19:00')));
    await runWave(app, id, 1, fill?.payload as OfQuestion);
    expect(await whomAsked(app, id)).toHaveLength(2);
  });

  it('[D-963] begins at the hour that its author chose, and its time then', async () => {
    await surgeons(app, HPB, 3);
    const id = await aCase(author, { speciality: HPB });
    const at = (from: string) => author.post(`clinicalCases/${id}/ask`, { urgency: 'today', from });
    expect((await at('2027-01-01T00:00:00Z')).body).toMatchObject({
      code: 422,
      errors: { from: ['Please choose a time while the case is open.'] },
    });
    expect((await at(day('15:00'))).body).toMatchObject({
      code: 200,
      msg: 'Nobody is asked yet.',
      result: { asked: 0, due_at: '2026-12-02T03:00:00.000Z' },
    });
    expect(await progress(author, id)).toMatchObject({ asked: 0, asked_at: day('15:00') });
    app.clock.set(new Date(day('15:00')));
    await runWave(app, id, 1);
    expect(await whomAsked(app, id)).toHaveLength(3);
  });

  it('never says that it asks when nobody can be asked', async () => {
    const id = await aCase(author, { speciality: HPB });
    expect((await ask(author, id)).body).toMatchObject({
      code: 200,
      msg: 'Nobody is asked yet.',
      result: { asked: 0 },
    });
  });
});

describe('The end of asking', () => {
  it('[D-964] its author stops it: nobody else is asked, and unread notices go', async () => {
    const [ben] = (await surgeons(app, HPB, 1)) as [Person];
    const id = await asked(author, HPB);
    await told(id);
    expect(await askedNotices(ben)).toHaveLength(1);
    expect((await ben.post(`clinicalCases/${id}/ask/end`)).code).toBe(403);
    expect((await author.post(`clinicalCases/${id}/ask/end`)).body).toMatchObject({
      code: 200,
      msg: 'Nobody else is asked.',
    });
    expect((await author.post(`clinicalCases/${id}/ask/end`)).code).toBe(409);
    expect(await progress(author, id)).toMatchObject({ state: 'ended', ended_by: 'author' });
    expect(await askedNotices(ben)).toEqual([]);
    expect(await questionsOf(ben)).toEqual([
      expect.objectContaining({ state: 'ended', ended_by: 'author' }),
    ]);
    await surgeons(app, HPB, 1);
    await runWave(app, id, 2);
    expect(await whomAsked(app, id)).toHaveLength(1);
  });

  it('[D-964] a reported outcome ends it at once, with its unread notices', async () => {
    const [ben] = (await surgeons(app, HPB, 1)) as [Person];
    const id = await asked(author, HPB);
    await told(id);
    const outcome = { day: 3, text: 'Went home.', complications: [] };
    expect((await author.send('PUT', `clinicalCases/${id}/outcome`, outcome)).code).toBe(200);
    expect(await progress(author, id)).toMatchObject({ state: 'ended', ended_by: 'outcome' });
    expect(await askedNotices(ben)).toEqual([]);
    const [question] = await questionsOf(ben);
    expect(question).toMatchObject({ state: 'ended', ended_by: 'outcome' });
  });

  it.each(['hidden_at', 'withdrawn_at', 'deleted_at'])(
    '[D-964] a case with %s ends it in the same transaction',
    async (column) => {
      await surgeons(app, HPB, 1);
      const id = await asked(author, HPB);
      await app.rows(`update clinical_post set ${column} = ? where id = ?`, [NOON, id]);
      const [ended] = await app.rows(
        'select ended_by as by, ended_at as at from case_ask where post_id = ?',
        [id],
      );
      expect(ended).toMatchObject({ by: 'gone' });
    },
  );

  it('[D-964] questions of a deleted case, their notices and counts vanish at once', async () => {
    const [ben] = (await surgeons(app, HPB, 1)) as [Person];
    const id = await asked(author, HPB);
    await told(id);
    await ben.get('notifications/unread');
    const [notice] = await askedNotices(ben);
    await ben.post('notifications/read', { ids: [notice?.['id']] });
    expect((await author.post('clinicalCases/delete', { id })).code).toBe(200);
    expect(await askedNotices(ben)).toEqual([]);
    expect(await questionsOf(ben)).toEqual([]);
    expect((await ben.get('questions/tally')).body['result']).toMatchObject({
      open: 0,
      asked_this_week: 0,
    });
  });

  it('says that it was closed with its case, or that its time was over', async () => {
    const id = await asked(author, HPB);
    app.clock.set(new Date(NOON.getTime() + 12 * HOUR));
    author = await again(app, author);
    expect(await progress(author, id)).toMatchObject({ state: 'ended', ended_by: 'time' });
    app.clock.set(NOON);
    const late = await aCase(await again(app, author), { speciality: HPB });
    app.clock.set(new Date(NOON.getTime() + 7 * 24 * HOUR - HOUR));
    author = await again(app, author);
    await ask(author, late);
    app.clock.set(new Date(NOON.getTime() + 7 * 24 * HOUR));
    author = await again(app, author);
    expect(await progress(author, late)).toMatchObject({ state: 'ended', ended_by: 'closed' });
  });
});
