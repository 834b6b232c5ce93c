import type { RunningApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';
import {
  aCase,
  anOutcome,
  caseForm,
  DAY,
  idIn,
  startWithFiles,
  theCase,
  withFiles,
} from './support/cases';
import {
  aPoll,
  aPolledCase,
  aVoter,
  optionOf,
  pollIn,
  putPoll,
  skip,
  thePoll,
  vote,
} from './support/polls';

let app: RunningApp;
let anna: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
  cleo = await aMember(app);
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const QUESTION = { question: 'What would you do first?', state: 'commit' };
const report = (id: number, pollOption: number) =>
  anna.send('PUT', `clinicalCases/${id}/outcome`, { ...anOutcome('Went home.'), pollOption });
const comment = (by: Person, clinicalCaseId: number) =>
  by.post('clinicalCases/comment', { clinicalCaseId, comment: 'Drain.' });

describe('The author of a case', () => {
  it('[D-490] asks for votes when posting it, in both families of calls', async () => {
    const poll = JSON.stringify(aPoll());
    const id = idIn(await anna.post('clinicalCases', withFiles({ ...caseForm(), poll }, [])));
    expect(await thePoll(ben, id)).toMatchObject(QUESTION);
    expect(await theCase(ben, id)).toMatchObject({ has_poll: 1, blinded: 1 });
    const asObject = await aCase(anna, { poll: aPoll({ blind: false }) });
    expect(await theCase(ben, asObject)).toMatchObject({ has_poll: 1, blinded: 0 });
    const older = { type: 2, history: 'Pain.', clinical_question: 'Operate?', poll };
    const community = await anna.post(
      'addCommunityPost',
      withFiles({ ...caseForm(), ...older }, []),
    );
    expect(await thePoll(ben, idIn(community))).toMatchObject(QUESTION);
    expect(await theCase(ben, await aCase(anna))).toMatchObject({ has_poll: 0, blinded: 0 });
  });

  it('hides no comments behind a poll that comes after them', async () => {
    const id = await aCase(anna);
    expect((await comment(ben, id)).code).toBe(200);
    const late = await putPoll(anna, id, { blind: true });
    expect([late.code, late.body.errors]).toEqual([
      422,
      {
        blind: ['There are comments already, so nobody could vote without having read them.'],
      },
    ]);
    expect((await putPoll(anna, id, { blind: false })).code).toBe(200);
  });

  it('asks later, and differently, as long as nobody has answered', async () => {
    const id = await aPolledCase(anna);
    expect((await putPoll(anna, id, { options: ['Yes', 'No'], question: 'Operate?' })).code).toBe(
      200,
    );
    const { question, options } = await thePoll(ben, id);
    expect([question, options.map(({ text }) => text)]).toEqual(['Operate?', ['Yes', 'No']]);
    expect((await putPoll(ben, id)).code).toBe(403);
    await skip(ben, id);
    expect((await putPoll(anna, id)).code).toBe(409);
    expect((await anna.send('DELETE', `clinicalCases/${id}/poll`, undefined)).code).toBe(409);
  });

  it('takes the poll back', async () => {
    const id = await aPolledCase(anna);
    expect((await anna.send('DELETE', `clinicalCases/${id}/poll`, undefined)).code).toBe(200);
    expect((await ben.get(`clinicalCases/${id}/poll`)).code).toBe(404);
    expect(await theCase(ben, id)).toMatchObject({ has_poll: 0, blinded: 0 });
  });

  it('hides nothing that was read already, and asks nothing of a closed case', async () => {
    const id = await aCase(anna);
    await comment(ben, id);
    const late = await putPoll(anna, id);
    expect([late.code, Object.keys(late.body.errors ?? {})]).toEqual([422, ['blind']]);
    expect((await putPoll(anna, id, { blind: false })).code).toBe(200);
    app.clock.set(new Date(Date.now() + 7 * DAY + 1000));
    const again = await aMember(app);
    expect((await vote(again, id)).code).toBe(409);
  });

  it('is told what is wrong with the question or its options', async () => {
    const id = await aCase(anna);
    const wrong: [object, string][] = [
      [{ question: ' ' }, 'question'],
      [{ question: 'x'.repeat(201) }, 'question'],
      [{ question: 'Call anna.blum@example.org?' }, 'question'],
      [{ options: ['One'] }, 'options'],
      [{ options: ['1', '2', '3', '4', '5', '6', '7'] }, 'options'],
      [{ options: ['Same', 'same'] }, 'options'],
      [{ options: ['One', 'x'.repeat(121)] }, 'options'],
      [{ options: ['One', 'Ask anna.blum@example.org'] }, 'options'],
    ];
    for (const [changes, field] of wrong) {
      const { code, body } = await putPoll(anna, id, changes);
      expect([code, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
    const posted = await anna.post('clinicalCases', caseForm({ poll: aPoll({ options: [] }) }));
    expect([posted.code, Object.keys(posted.body.errors ?? {})]).toEqual([422, ['poll']]);
  });

  it('sees all, and has no vote', async () => {
    const id = await aPolledCase(anna);
    await vote(ben, id);
    expect(await thePoll(anna, id)).toMatchObject({ state: 'revealed', voters: 1, mine: null });
    const option = optionOf(await thePoll(anna, id), 0);
    const own = await anna.post(`clinicalCases/${id}/poll/vote`, { option, confidence: 80 });
    expect(own.code).toBe(403);
    expect(await thePoll(await anAdmin(app), id)).toMatchObject({ state: 'revealed', voters: 1 });
  });
});

describe('A member', () => {
  it('[D-491] votes once, with confidence, and sees how others did', async () => {
    const id = await aPolledCase(anna);
    const before = await thePoll(ben, id);
    expect(Object.keys(before).sort()).toEqual(['options', 'question', 'state']);
    expect(before.options.map((option) => Object.keys(option))).toEqual(
      Array.from({ length: 3 }, () => ['id', 'text']),
    );
    await vote(cleo, id, { place: 1 });
    const reply = await vote(ben, id, { place: 1, confidence: 90 });
    expect(pollIn(reply)).toMatchObject({
      state: 'revealed',
      voters: 2,
      by_experience: [],
      by_region: [],
      options: [{ votes: 0 }, { votes: 2 }, { votes: 0 }],
      mine: { option: optionOf(before, 1), confidence: 90 },
    });
    expect((await vote(ben, id)).code).toBe(409);
    expect((await skip(ben, id)).code).toBe(409);
    expect(await thePoll(ben, id)).toEqual(pollIn(reply));
  });

  it('skips, and gives the vote away', async () => {
    const id = await aPolledCase(anna);
    await vote(cleo, id);
    expect(pollIn(await skip(ben, id))).toMatchObject({ state: 'revealed', voters: 1, mine: null });
    expect((await vote(ben, id)).code).toBe(409);
    expect((await skip(ben, id)).code).toBe(409);
  });

  it('counts once, however often they vote at the same time', async () => {
    const id = await aPolledCase(anna);
    const option = optionOf(await thePoll(ben, id), 2);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        ben.post(`clinicalCases/${id}/poll/vote`, { option, confidence: 60 }),
      ),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await thePoll(ben, id)).toMatchObject({ voters: 1 });
  });

  it('chooses what is there, and says how sure they are', async () => {
    const id = await aPolledCase(anna);
    const other = optionOf(await thePoll(ben, await aPolledCase(anna)), 0);
    const wrong: [object, string][] = [
      [{ option: other, confidence: 80 }, 'option'],
      [{ confidence: 80 }, 'option'],
      [{ option: optionOf(await thePoll(ben, id), 0), confidence: 75 }, 'confidence'],
    ];
    for (const [body, field] of wrong) {
      const reply = await ben.post(`clinicalCases/${id}/poll/vote`, body);
      expect([reply.code, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await thePoll(ben, id)).toMatchObject({ state: 'commit' });
    const plain = await aCase(anna);
    expect((await skip(ben, plain)).code).toBe(404);
  });

  it('sees the counts at once where the poll is not blind', async () => {
    const id = await aPolledCase(anna, { blind: false });
    await vote(cleo, id);
    const seen = await thePoll(ben, id);
    expect(seen).toMatchObject({ state: 'commit', voters: 1, options: [{ votes: 1 }, {}, {}] });
    expect(seen['by_region']).toBeUndefined();
  });
});

describe('How groups voted', () => {
  it('[D-493] is told of those that are large enough', async () => {
    const id = await aPolledCase(anna);
    const thisYear = app.clock.now().getUTCFullYear();
    const old = Array.from({ length: 6 }, () => ({ year: thisYear - 20, country: 'DE' }));
    const young = Array.from({ length: 5 }, () => ({ year: thisYear - 2, country: 'IN' }));
    const few = [{}, { year: thisYear - 10 }, { country: 'BR' }];
    for (const one of [...old, ...young, ...few])
      await vote(await aVoter(app, one), id, { place: one === old[0] ? 1 : 0 });
    const seen = pollIn(await skip(ben, id));
    const [operate, drain] = [optionOf(seen, 0), optionOf(seen, 1)];
    // 14 voters: what is left, three of whom one knows little, would be too few with both groups.
    expect(seen['by_experience']).toEqual([
      {
        group: '16+',
        voters: 6,
        votes: [
          { option: operate, votes: 5 },
          { option: drain, votes: 1 },
          { option: optionOf(seen, 2), votes: 0 },
        ],
      },
    ]);
    expect((seen['by_region'] as { group: string }[]).map(({ group }) => group)).toEqual([
      'Europe',
    ]);
  });
});

describe('How right somebody was', () => {
  const calibration = async (of: Person, by = of) =>
    (await by.post('getProfileDetails', { id: of.id })).body['calibration'];

  it('[D-494] is told to them alone, once the author says which option proved right', async () => {
    const voter = await aMember(app);
    const skipper = await aMember(app);
    expect(await calibration(voter)).toEqual({ votes: 0, brier: null });
    const votes = [
      { place: 0, confidence: 90, right: 0 },
      { place: 1, confidence: 100, right: 0 },
      { place: 2, confidence: 60, right: 2 },
    ];
    const scores: unknown[] = [];
    for (const { right, ...said } of votes) {
      const id = await aPolledCase(anna);
      await vote(voter, id, said);
      await skip(skipper, id);
      expect((await report(id, optionOf(await thePoll(anna, id), right))).code).toBe(200);
      scores.push((await thePoll(voter, id))['mine']);
    }
    expect(scores).toMatchObject([{ score: 0.01 }, { score: 1 }, { score: 0.16 }]);
    // (0.1² + 1² + 0.4²) / 3, by hand.
    expect(await calibration(voter)).toEqual({ votes: 3, brier: 0.39 });
    expect(await calibration(skipper)).toEqual({ votes: 0, brier: null });
    expect(await calibration(voter, ben)).toBeUndefined();
  });

  it('is told of the outcome, which names an option of its case', async () => {
    const id = await aPolledCase(anna);
    const right = optionOf(await thePoll(anna, id), 1);
    const other = optionOf(await thePoll(anna, await aPolledCase(anna)), 1);
    const wrong = await report(id, other);
    expect([wrong.code, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['pollOption']]);
    await report(id, right);
    const told = async () =>
      ((await anna.get(`clinicalCases/${id}/outcome`)).body['result'] as Record<string, unknown>)[
        'pollOption'
      ];
    expect(await told()).toBe(right);
    await anna.send('PUT', `clinicalCases/${id}/outcome`, { text: 'Went home on day 3.' });
    expect(await told()).toBe(right);
    await report(id, 0);
    expect(await told()).toBeNull();
  });
});
