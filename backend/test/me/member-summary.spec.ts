import { becomes, unusedSpecialities } from '../asking/support/surgeons';
import { aCase, anOutcome, HOUR, idIn, startWithFiles } from '../clinical-cases/support/cases';
import { aPolledCase, optionOf, thePoll, vote } from '../clinical-cases/support/polls';
import { anOpportunity } from '../opportunities/support/opportunities';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';

let app: RunningApp;
let anna: Person;
let ben: Person;
let speciality: string;
let aSpeciality: () => string;
beforeAll(async () => {
  app = await startWithFiles();
  aSpeciality = await unusedSpecialities(app);
});
beforeEach(async () => {
  speciality = aSpeciality();
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
  await becomes(app, anna, speciality);
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const summary = async (who: Person) =>
  (await who.get('me')).body['result'] as Record<string, unknown>;

async function connect(one: Person, other: Person) {
  await one.post('addBeyondFollowRequest', { user_two_id: other.id });
  await other.post('addBeyondFollowRequest', { user_two_id: one.id });
}

describe('How a member stands', () => {
  it('[D-570] is nothing for somebody new', async () => {
    expect(await summary(anna)).toMatchObject({
      connections: 0,
      answers: 0,
      credited: 0,
      changed: 0,
      confirmed: 0,
      advice: null,
      calibration: null,
      saved: 0,
      cases: 0,
      outcomes_due: 0,
      followed: 0,
      applications: 0,
      requests: 0,
      questions: 0,
      new_cases: 0,
      question: null,
      closing: [],
      request: null,
    });
  });

  it('[D-570] counts what is the member’s own, and nothing of others', async () => {
    const [own, other] = [await aCase(anna, { speciality }), await aCase(ben, { speciality })];
    await anna.post('clinicalCases/comment', { clinicalCaseId: other, comment: 'Drain first.' });
    await anna.post('clinicalCases/comment', { clinicalCaseId: own, comment: 'To all.' });
    await anna.post('clinicalCases/collection/add', { cl_case_id: other });
    await anna.post(`clinicalCases/${other}/follow`);
    await connect(anna, ben);
    expect(await summary(anna)).toMatchObject({
      cases: 1,
      answers: 1,
      saved: 1,
      followed: 1,
      connections: 1,
      new_cases: 1,
      requests: 0,
      outcomes_due: 0,
    });
    await ben.post('clinicalCases/delete', { id: other });
    expect(await summary(anna)).toMatchObject({ saved: 0, followed: 0, answers: 0, new_cases: 0 });
  });

  it('[D-1188] counts the advice that changed or confirmed a plan, and quotes the latest', async () => {
    const advised = async (effect: string, diagnosis: string) => {
      const author = await aMember(app);
      const id = await aCase(author, { diagnosis });
      const said = { clinicalCaseId: id, comment: `Rather wait with ${diagnosis}.` };
      const commentId = idIn(await anna.post('clinicalCases/comment', said));
      const outcome = { ...anOutcome('Home and well.'), advice: [{ commentId, effect }] };
      await author.send('PUT', `clinicalCases/${id}/outcome`, outcome);
      return { author, id, commentId };
    };
    await advised('otherwise', 'Gallstones');
    const first = await advised('changed', 'Bile leak');
    const last = await advised('confirmed', 'Volvulus');
    expect(await summary(anna)).toMatchObject({
      credited: 2,
      changed: 1,
      confirmed: 1,
      advice: {
        case_id: last.id,
        commentId: last.commentId,
        diagnosis: 'Volvulus',
        effect: 'confirmed',
        comment: 'Rather wait with Volvulus.',
      },
    });
    expect(await summary(ben)).toMatchObject({ credited: 0, changed: 0, advice: null });
    await last.author.post('clinicalCases/delete', { id: last.id });
    expect(await summary(anna)).toMatchObject({
      credited: 1,
      confirmed: 0,
      advice: { case_id: first.id, effect: 'changed' },
    });
    await first.author.post('blocks', { memberId: anna.id });
    expect(await summary(anna)).toMatchObject({ credited: 0, advice: null });
  });

  it('[D-1188] compares the confidence of votes with how many of them were right', async () => {
    const voted = async (place: number, confidence: number) => {
      const author = await aMember(app);
      const id = await aPolledCase(author);
      await vote(anna, id, { place, confidence });
      const pollOption = optionOf(await thePoll(author, id), 0);
      const outcome = { ...anOutcome('Went home.'), pollOption };
      await author.send('PUT', `clinicalCases/${id}/outcome`, outcome);
    };
    await voted(0, 90);
    await voted(1, 70);
    await voted(0, 50);
    expect(await summary(anna)).toMatchObject({
      calibration: { votes: 3, confidence: 70, right: 67 },
    });
    expect(await summary(ben)).toMatchObject({ calibration: null });
  });

  it('[D-570] counts the open opportunities of the speciality that others posted', async () => {
    await anOpportunity(app, anna, { speciality });
    await anOpportunity(app, ben, { speciality: aSpeciality() });
    expect(await summary(anna)).toMatchObject({ opportunities: 0 });
    for (let posted = 0; posted < 2; posted += 1) await anOpportunity(app, ben, { speciality });
    expect(await summary(anna)).toMatchObject({ opportunities: 2 });
    expect(await summary(ben)).toMatchObject({ opportunities: 0 });
  });

  it('[D-570] names the newest request, with colleagues whom both know', async () => {
    const cem = await aMember(app);
    await connect(anna, cem);
    await connect(ben, cem);
    await ben.post('addBeyondFollowRequest', { user_two_id: anna.id });
    expect(await summary(anna)).toMatchObject({
      requests: 1,
      request: { full_name: 'Ben Okoro', mutual: 1, follow_id: expect.any(Number) },
    });
    expect(await summary(ben)).toMatchObject({ requests: 0, request: null });
    await anna.post('blocks', { memberId: ben.id });
    expect(await summary(anna)).toMatchObject({ requests: 0, request: null });
  });

  it('[D-570] names the question that is due first, without those that were passed', async () => {
    await anna.send('PUT', 'questions/settings', { quietFrom: '00:00', quietTo: '00:00' });
    const week = await aCase(ben, { speciality });
    await ben.post(`clinicalCases/${week}/ask`, { urgency: 'week' });
    const today = await aCase(ben, { speciality, diagnosis: 'Bile leak' });
    await ben.post(`clinicalCases/${today}/ask`, { urgency: 'today' });
    const first = await summary(anna);
    expect(first).toMatchObject({
      questions: 2,
      question: {
        case_id: today,
        urgency: 'today',
        diagnosis: 'Bile leak',
        full_name: 'Ben Okoro',
      },
    });
    await anna.post(`questions/${(first['question'] as { id: number }).id}/pass`);
    expect(await summary(anna)).toMatchObject({ questions: 1, question: { case_id: week } });
  });

  it('[D-570] names cases of the speciality in their last two days that the member may see', async () => {
    const id = await aCase(ben, { speciality, diagnosis: 'Para-oesophageal hernia' });
    await aCase(ben, { speciality: aSpeciality() });
    expect((await summary(anna))['closing']).toEqual([]);
    app.clock.advance(6 * 24 * HOUR);
    const later = await aMember(app);
    await becomes(app, later, speciality);
    expect((await summary(later))['closing']).toMatchObject([{ id }]);
  });
});

describe('Followed cases', () => {
  it('[D-571] are listed, the latest first, as long as they can be seen', async () => {
    const ids = [await aCase(ben), await aCase(ben)];
    for (const id of ids) await anna.post(`clinicalCases/${id}/follow`);
    const list = async () =>
      ((await anna.get('clinicalCases/followed')).body['result'] as { id: number }[]).map(
        ({ id }) => id,
      );
    expect(await list()).toEqual([...ids].reverse());
    await ben.post('clinicalCases/delete', { id: ids[1] });
    expect(await list()).toEqual([ids[0]]);
  });
});
