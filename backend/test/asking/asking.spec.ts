import { CaseAnswersService } from '../../src/asking/case-answers.service';
import {
  aCase,
  again,
  HOUR,
  resultOf,
  startWithFiles,
  theCase,
} from '../clinical-cases/support/cases';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, anAdmin, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import {
  answer,
  aSurgeon,
  ask,
  asked,
  becomes,
  idsOf,
  progress,
  runWave,
  surgeons,
  unusedSpecialities,
  whomAsked,
} from './support/surgeons';

let app: RunningApp;
let author: Person;
let aSpeciality: () => string;
beforeAll(async () => {
  app = await startWithFiles();
  aSpeciality = await unusedSpecialities(app);
});
beforeEach(async () => {
  author = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const outOfReach = async (id: number) => expect((await ask(author, id)).code).toBe(409);

describe('Asking colleagues', () => {
  it('says before it what is usual, and nothing where too few cases tell', async () => {
    const id = await aCase(author, { speciality: aSpeciality() });
    expect(await progress(author, id)).toMatchObject({ state: 'none', usual_minutes: null });
  });

  it('names the median of the first answers of ninety days, from twenty cases on', async () => {
    const speciality = aSpeciality();
    const [ben] = await surgeons(app, speciality, 1);
    const cases: number[] = [];
    for (let one = 0; one < 20; one++) cases.push(await aCase(author, { speciality }));
    for (const [place, id] of cases.entries()) {
      await answer(ben as Person, id);
      await app.rows(
        `update comment set created_at = (select created_at from clinical_post where id = subject_id) + ? * interval '1 minute' where subject_id = ?`,
        [place < 10 ? 30 : 90, id],
      );
      // Nineteen answered cases are one too few.
      if (place === 18) expect(await progress(author, id)).toMatchObject({ usual_minutes: null });
    }
    expect(await progress(author, cases[0] as number)).toMatchObject({
      state: 'none',
      usual_minutes: 60,
    });
  });

  it('asks ten of its speciality at once, neither its author nor anybody else', async () => {
    const speciality = aSpeciality();
    const theirs = await surgeons(app, speciality, 11);
    await surgeons(app, aSpeciality(), 2);
    await becomes(app, author, speciality);
    app.clock.set(new Date('2026-12-01T12:00:00Z'));
    const id = await aCase(await again(app, author), { speciality });
    const reply = await ask(await again(app, author), id);
    expect(reply.body).toMatchObject({
      code: 200,
      result: { id, asked: 10, due_at: '2026-12-02T00:00:00.000Z' },
    });
    const members = await whomAsked(app, id);
    expect(members).toHaveLength(10);
    expect(idsOf(theirs)).toEqual(expect.arrayContaining(members));
    expect(await progress(await again(app, author), id)).toMatchObject({
      urgency: 'today',
      state: 'open',
      asked: 10,
      seen: 0,
      passed: 0,
      answered: 0,
      waves: 1,
      due_at: '2026-12-02T00:00:00.000Z',
    });
  });

  it.each([
    ['week', 72],
    ['teaching', 120],
  ])(
    'leaves for %s so many hours, but never longer than the case is open',
    async (urgency, hours) => {
      app.clock.set(new Date('2026-12-01T12:00:00Z'));
      const id = await aCase(await again(app, author), { speciality: aSpeciality() });
      const { body } = await ask(await again(app, author), id, urgency);
      const due = new Date(Date.parse('2026-12-01T12:00:00Z') + hours * HOUR).toISOString();
      expect(body['result']).toMatchObject({ due_at: due });
      const late = await aCase(await again(app, author), { speciality: aSpeciality() });
      app.clock.set(new Date('2026-12-07T12:00:00Z'));
      const end = (await theCase(await again(app, author), late))['closes_at'];
      const { body: later } = await ask(await again(app, author), late, urgency);
      expect(later['result']).toMatchObject({ due_at: end });
      expect(end).toBe('2026-12-08T12:00:00.000Z');
    },
  );

  it('is done once for a case, by its author, while it is open and others see it', async () => {
    const speciality = aSpeciality();
    const [ben] = await surgeons(app, speciality, 1);
    const id = await asked(author, speciality);
    expect((await ask(author, id)).body).toMatchObject({
      code: 409,
      msg: 'Colleagues have already been asked about this case.',
    });
    expect((await ask(ben as Person, id)).code).toBe(403);
    expect((await (ben as Person).get(`clinicalCases/${id}/ask`)).code).toBe(403);
    expect((await ask(author, 999_999_999)).code).toBe(404);

    const held = await aCase(author, { speciality });
    await app.rows('update clinical_post set held_at = now() where id = ?', [held]);
    await outOfReach(held);
    await app.rows(`update clinical_post set held_at = null, hidden_at = now() where id = ?`, [
      held,
    ]);
    await outOfReach(held);
    await app.rows(
      `update clinical_post set hidden_at = null, consent_until = now() - interval '1 hour' where id = ?`,
      [held],
    );
    await outOfReach(held);
    await app.rows(
      `update clinical_post set consent_until = null, closes_at = now() - interval '1 hour' where id = ?`,
      [held],
    );
    expect((await ask(author, held)).body.msg).toBe('This case is closed.');
    expect((await ask(author, held, 'tomorrow')).code).toBe(422);
  });

  it('asks nobody twice at once when two requests come together', async () => {
    const speciality = aSpeciality();
    await surgeons(app, speciality, 3);
    const id = await aCase(author, { speciality });
    const codes = await Promise.all([ask(author, id), ask(author, id), ask(author, id)]);
    expect(codes.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    expect(await whomAsked(app, id)).toHaveLength(3);
  });

  it('asks ten more at half time, once, unless two have answered', async () => {
    const speciality = aSpeciality();
    const members = await surgeons(app, speciality, 22);
    const id = await asked(author, speciality);
    const due = await promised(app, 'asking', { postId: id });
    expect(due.map(({ name, payload }) => [name, payload['wave']])).toEqual([
      ['ask-wave', 2],
      ['ask-wave', 3],
      ['end-asking', undefined],
    ]);
    await runWave(app, id, 2);
    await runWave(app, id, 2);
    expect(await whomAsked(app, id)).toHaveLength(20);
    expect(await progress(author, id)).toMatchObject({ asked: 20, waves: 2 });

    const answered = await asked(author, speciality);
    for (const who of members.slice(0, 2)) await answer(who, answered);
    await runWave(app, answered, 2);
    expect((await progress(author, answered))['waves']).toBe(1);
  });

  it('[D-460] ends with the answers of two members, asked or not; its author counts for nothing, and nobody counts twice', async () => {
    const speciality = aSpeciality();
    const [ben] = (await surgeons(app, speciality, 1)) as [Person];
    const stranger = await aMember(app);
    const id = await asked(author, speciality);
    await answer(author, id);
    await answer(ben, id);
    await answer(ben, id);
    expect(await progress(author, id)).toMatchObject({ state: 'open', answered: 1, others: 0 });
    await answer(stranger, id);
    expect(await progress(author, id)).toMatchObject({
      state: 'answered',
      ended_by: 'answers',
      asked: 1,
      answered: 1,
      others: 1,
    });
    await hearSignals(app, ({ payload }) => payload['postId'] === id);
    const told = resultOf(await author.post('getNotificationData'));
    expect(told.filter(({ kind }) => kind === 'ask-ended')).toEqual([
      expect.objectContaining({ text: 'Your question has ended: 2 colleagues answered.' }),
    ]);
    const badges = async (reader: Person) => {
      const { body } = await reader.get(`getCommentsOnClinicalCase/${id}`);
      const rows = body as unknown as Record<string, unknown>[];
      return rows.map((row) => [row['signup_id'], row['was_asked']]);
    };
    const asKnown = [
      [author.id, 0],
      [ben.id, 1],
      [ben.id, 1],
      [stranger.id, 0],
    ];
    expect(await badges(author)).toEqual(asKnown);
    expect(await badges(ben)).toEqual(asKnown);
    // Members who were not asked do not learn who was.
    expect(await badges(stranger)).toEqual(asKnown.map(([id]) => [id, 0]));
  });

  it('ends when its time is over, whoever answered', async () => {
    app.clock.set(new Date('2026-12-01T12:00:00Z'));
    author = await again(app, author);
    const id = await asked(author, aSpeciality());
    app.clock.set(new Date('2026-12-02T00:00:00Z'));
    author = await again(app, author);
    expect(await progress(author, id)).toMatchObject({ state: 'ended', answered: 0 });
    const answers = app.nest.get(CaseAnswersService, { strict: false });
    await inUnitOfWork(app, () => answers.end(id, 'time'));
    await inUnitOfWork(app, () => answers.end(id, 'time'));
    expect(await promised(app, 'notifications', { postId: id })).toHaveLength(2);
  });

  it('[D-457] says who asks and how urgent it is, and nothing of the patient', async () => {
    const speciality = aSpeciality();
    const [ben] = (await surgeons(app, speciality, 1)) as [Person];
    const id = await asked(author, speciality, 'week');
    await hearSignals(app, ({ payload }) => payload['postId'] === id);
    expect(resultOf(await ben.post('getNotificationData'))).toEqual([
      expect.objectContaining({
        kind: 'asked',
        text: `Dr. ${author.fullName} asks for your opinion this week.`,
        link: `/caseDetails/${id}`,
        title: null,
        quote: null,
      }),
    ]);
  });

  it('is shown to administrators by speciality: asked, answered in time, nobody to ask, and how many may be', async () => {
    const [busy, empty] = [aSpeciality(), aSpeciality()];
    const [ben] = (await surgeons(app, busy, 2)) as [Person];
    await aSurgeon(app, busy, { takes: false, quietFrom: '00:00', quietTo: '00:00' });
    const id = await asked(author, busy);
    await asked(author, busy);
    await answer(ben, id);
    await asked(author, empty);
    const admin = await anAdmin(app);
    const { asking } = (await admin.get('admin/overview')).body['result'] as unknown as {
      asking: Record<string, unknown>[];
    };
    const rowOf = (name: string) => asking.find(({ speciality }) => speciality === name);
    expect(rowOf(busy)).toEqual({
      speciality: busy,
      asked: 2,
      answered_in_time: 1,
      nobody_to_ask: 0,
      may_be_asked: 2,
    });
    expect(rowOf(empty)).toMatchObject({ asked: 1, nobody_to_ask: 1, may_be_asked: 0 });
  });
});
