import { again, HOUR, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import {
  answer,
  aSurgeon,
  asked,
  progress,
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

const questions = async (who: Person, query = '') => resultOf(await who.get(`questions${query}`));
const states = async (who: Person, query = '') =>
  (await questions(who, query)).map(({ state }) => state);
const theQuestion = async (who: Person) => Number((await questions(who))[0]?.['id']);

/**
 * A question to one surgeon; `others` is the number of further surgeons who could be asked instead.
 */
async function aQuestion(others = 0) {
  const speciality = aSpeciality();
  const ben = await aSurgeon(app, speciality);
  const id = await asked(author, speciality);
  const more = await Promise.all(Array.from({ length: others }, () => aSurgeon(app, speciality)));
  return { speciality, ben, id, more };
}

describe('Questions to me', () => {
  it('name the case, how urgent it is, until when, and why I was asked', async () => {
    const speciality = aSpeciality();
    const ben = await aSurgeon(app, speciality);
    const first = await asked(author, speciality, 'week');
    await answer(ben, first);
    await app.rows(
      'update profile set registration_verified_on = current_date where account_id = ?',
      [ben.id],
    );
    const id = await asked(author, speciality);
    expect(await questions(ben)).toMatchObject([
      {
        urgency: 'today',
        state: 'open',
        due_at: expect.any(String),
        case: { id, diagnosis: 'Acute cholecystitis', author: { id: author.id } },
        reasons: [
          `Your speciality: ${speciality}.`,
          'You answered similar cases.',
          'Your registration is confirmed.',
        ],
      },
      { urgency: 'week', state: 'answered', case: { id: first } },
    ]);
  });

  it('are open, seen once the case is opened, and answered once I commented', async () => {
    const { ben, id } = await aQuestion();
    expect(await states(ben)).toEqual(['open']);
    await author.get(`clinicalCases/${id}`);
    expect(await progress(author, id)).toMatchObject({ seen: 0 });
    await ben.get(`clinicalCases/${id}`);
    expect(await states(ben)).toEqual(['seen']);
    expect(await progress(author, id)).toMatchObject({ asked: 1, seen: 1 });
    await answer(ben, id);
    expect(await states(ben)).toEqual(['answered']);
    expect((await ben.post(`questions/${await theQuestion(ben)}/pass`)).code).toBe(409);
  });

  it('end for everybody else with two answers, and by the clock', async () => {
    const speciality = aSpeciality();
    const [ben, cem, dia] = (await Promise.all([1, 2, 3].map(() => aSurgeon(app, speciality)))) as [
      Person,
      Person,
      Person,
    ];
    const id = await asked(author, speciality);
    await answer(ben, id);
    await answer(cem, id);
    expect(await states(dia)).toEqual(['ended']);
    const later = await asked(author, speciality);
    app.clock.set(new Date(Date.now() + 12 * HOUR + 60_000));
    expect(await states(await again(app, dia))).toEqual(['ended', 'ended']);
    expect(await whomAsked(app, later)).toHaveLength(3);
  });

  it('are listed by state, by several too, and in pages', async () => {
    const { ben, id, speciality } = await aQuestion();
    await ben.get(`clinicalCases/${id}`);
    const second = await asked(author, speciality);
    expect(await states(ben)).toEqual(['open', 'seen']);
    expect(await states(ben, '?state=open')).toEqual(['open']);
    expect(await states(ben, '?state=open,seen')).toEqual(['open', 'seen']);
    expect(await states(ben, '?state=passed')).toEqual([]);
    expect((await ben.get('questions?state=won')).code).toBe(422);
    const { body } = await ben.get('questions?limit=1');
    expect(body).toMatchObject({ result: [{ case: { id: second } }] });
    const [older] = await questions(ben, `?before=${String(body['nextBefore'])}`);
    expect(older).toMatchObject({ case: { id } });
    const tally = (await ben.get('questions/tally')).body['result'];
    expect(tally).toEqual({ open: 2, asked_this_week: 2 });
  });

  it('leave out what is gone, hidden or not mine any more', async () => {
    const { ben, id } = await aQuestion();
    await app.rows('update clinical_post set hidden_at = now() where id = ?', [id]);
    expect(await questions(ben)).toEqual([]);
    expect((await ben.get('questions/tally')).body['result']).toMatchObject({ open: 0 });
    // Hiding has ended it.
    await app.rows('update clinical_post set hidden_at = null where id = ?', [id]);
    expect(await states(ben)).toEqual(['ended']);
    const questionId = await theQuestion(ben);
    await app.rows(
      `insert into member_block (blocker_id, blocked_id, created_at) values (?, ?, now()) on conflict do nothing`,
      [author.id, ben.id],
    );
    expect(await questions(ben)).toEqual([]);
    expect((await ben.post(`questions/${questionId}/pass`)).code).toBe(404);
    await app.rows('delete from member_block where blocker_id = ?', [author.id]);
    await author.post('clinicalCases/delete', { id });
    expect(await questions(ben)).toEqual([]);
  });

  it('[D-455] are passed by whom they were put to alone, and the next one is asked at once', async () => {
    const { ben, id, more } = await aQuestion(2);
    const [next, stranger] = more as [Person, Person];
    const questionId = await theQuestion(ben);
    expect((await stranger.post(`questions/${questionId}/pass`)).code).toBe(404);
    expect((await author.post(`questions/${questionId}/pass`)).code).toBe(404);
    const replies = await Promise.all(
      [1, 2, 3].map(() => ben.post(`questions/${questionId}/pass`)),
    );
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(await states(ben)).toEqual(['passed']);
    const members = await whomAsked(app, id);
    expect(members).toHaveLength(2);
    expect([next.id, stranger.id]).toContain(members[1]);
    expect(await progress(author, id)).toMatchObject({ asked: 2, passed: 1 });
  });

  it('can be answered by whoever passed', async () => {
    const { ben, id } = await aQuestion();
    await ben.post(`questions/${await theQuestion(ben)}/pass`);
    await answer(ben, id);
    expect(await states(ben)).toEqual(['answered']);
  });
});

describe('When I may be asked', () => {
  const settings = async (who: Person) => (await who.get('questions/settings')).body['result'];
  const choose = (who: Person, wanted: object) => who.send('PUT', 'questions/settings', wanted);

  it('is by default twice a day, not at night, where the browser says that I am', async () => {
    const ben = await aMember(app);
    const unless = {
      takes: true,
      maxPerDay: 2,
      languages: [],
      timezone: 'UTC',
      quietFrom: '22:00',
      quietTo: '07:00',
      quietPushes: false,
    };
    expect(await settings(ben)).toEqual(unless);
    await app.rows(`update account set time_zone = 'Asia/Kolkata' where id = ?`, [ben.id]);
    expect(await settings(ben)).toEqual({ ...unless, timezone: 'Asia/Kolkata' });
  });

  it('is changed in parts', async () => {
    const ben = await aMember(app);
    expect((await choose(ben, { maxPerDay: 0 })).code).toBe(200);
    await choose(ben, { languages: ['en', 'hi'], timezone: 'Asia/Kolkata' });
    await choose(ben, { quietFrom: '23:30', takes: false });
    expect(await settings(ben)).toEqual({
      takes: false,
      maxPerDay: 0,
      languages: ['en', 'hi'],
      timezone: 'Asia/Kolkata',
      quietFrom: '23:30',
      quietTo: '07:00',
      quietPushes: false,
    });
  });

  it.each([
    [{ maxPerDay: 11 }],
    [{ maxPerDay: -1 }],
    [{ maxPerDay: 1.5 }],
    [{ timezone: 'Mars/Olympus' }],
    [{ quietFrom: '24:00' }],
    [{ quietTo: '7:00' }],
    [{ languages: ['english'] }],
  ])('is refused as %j', async (wanted) => {
    const ben = await aMember(app);
    expect((await choose(ben, wanted)).code).toBe(422);
    expect(await settings(ben)).toMatchObject({ maxPerDay: 2, quietFrom: '22:00' });
  });
});
