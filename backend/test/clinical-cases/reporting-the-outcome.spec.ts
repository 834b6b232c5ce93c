import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aCase, again, caseForm, DAY, startWithFiles, theCase } from './support/cases';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const report = (changes: object = {}) => ({
  day: 30,
  text: 'Surgery first. Home and well.',
  complications: ['II', 'IIIa'],
  ...changes,
});
const outcomeOf = async (viewer: Person, id: number) =>
  (await viewer.get(`clinicalCases/${id}/outcome`)).body['result'];
const put = (by: Person, id: number, body: object) =>
  by.send('PUT', `clinicalCases/${id}/outcome`, body);

describe('Reporting the outcome of a case', () => {
  it('grades it and computes the index', async () => {
    const id = await aCase(anna);
    expect(await outcomeOf(ben, id)).toBeNull();
    expect(await theCase(ben, id)).toMatchObject({ outcome_state: 'none', outcome: '' });

    const told = { complicationTexts: ['Transfused', ''], reoperated: true, stayDays: 17 };
    const reply = await put(anna, id, report(told));

    expect(reply).toMatchObject({ code: 200, body: { msg: 'Outcome saved successfully' } });
    expect(await outcomeOf(ben, id)).toEqual({
      day: 30,
      text: 'Surgery first. Home and well.',
      complications: ['II', 'IIIa'],
      complication_texts: ['Transfused', ''],
      clavien: 'IIIa',
      cci: 33.5,
      reoperated: true,
      readmitted: false,
      stay_days: 17,
      advice: [],
      reported_at: expect.any(String),
      version: 1,
      pollOption: null,
      status: null,
    });
    expect(await theCase(ben, id)).toMatchObject({
      outcome_state: 'reported',
      outcome: 'Surgery first. Home and well.',
    });
  });

  it('keeps what a change leaves out, and overwrites no newer version', async () => {
    const id = await aCase(anna);
    await put(anna, id, report({ stayDays: 9 }));
    const changed = await put(anna, id, { readmitted: true, version: 1 });
    const late = await put(anna, id, { text: 'Overwritten.', version: 1 });

    expect(changed.code).toBe(200);
    expect(late.code).toBe(409);
    expect(await outcomeOf(anna, id)).toMatchObject({
      day: 30,
      text: 'Surgery first. Home and well.',
      complications: ['II', 'IIIa'],
      readmitted: true,
      stay_days: 9,
      version: 2,
    });
  });

  it('is taken on day 8, when comments are not', async () => {
    const id = await aCase(anna);
    app.clock.advance(8 * DAY);
    const [author, reader] = [await again(app, anna), await again(app, ben)];
    expect(await theCase(reader, id)).toMatchObject({ outcome_state: 'awaited' });

    const comment = await reader.post('clinicalCases/comment', {
      clinicalCaseId: id,
      comment: 'I would wait.',
    });
    const outcome = await put(author, id, report({ complications: [] }));

    expect([comment.code, outcome.code]).toEqual([409, 200]);
    expect(await outcomeOf(reader, id)).toMatchObject({ clavien: 'none', cci: 0 });
  });

  it.each<[string, object, string]>([
    ['no complications in the first report', { complications: undefined }, 'complications'],
    ['an unknown grade', { complications: ['VI'] }, 'complications'],
    ['a day beyond ten years', { day: 3651 }, 'day'],
    ['a text beyond 4,000 characters', { text: 'a'.repeat(4001) }, 'text'],
    ['a date in the text', { text: 'Discharged on 12 March 2024.' }, 'text'],
    ['a date in a complication', { complicationTexts: ['', '2024-03-12'] }, 'complicationTexts'],
    ['fewer texts than grades', { complicationTexts: ['One'] }, 'complicationTexts'],
    ['an email address', { text: 'Write to jo@example.org.' }, 'text'],
  ])('refuses %s', async (_, changes, word) => {
    const reply = await put(anna, await aCase(anna), report(changes));
    expect(reply.code).toBe(422);
    expect(Object.keys(reply.body['errors'] ?? {})).toEqual([word]);
  });

  it('is for its author alone', async () => {
    const id = await aCase(anna);
    expect((await put(ben, id, report())).code).toBe(403);
    expect(await outcomeOf(anna, id)).toBeNull();
  });

  it('[D-395] ends the likes of a case whose patient died', async () => {
    const id = await aCase(anna);
    await put(anna, id, report({ complications: ['V'] }));
    const reply = await ben.post('clinicalCases/like', { clinicalCaseId: id });

    expect(reply).toMatchObject({ code: 409, body: { msg: 'This case takes no likes.' } });
    expect(await outcomeOf(ben, id)).toMatchObject({ clavien: 'V', cci: 100 });
  });

  it('leaves a like that was given before a death to whoever gave it, to be taken back', async () => {
    const id = await aCase(anna);
    const toggle = () => ben.post('addCommunityPostLike', { community_id: id });
    await toggle();
    await put(anna, id, report({ complications: ['V'] }));

    expect(await toggle()).toMatchObject({ code: 200 });
    expect(await toggle()).toMatchObject({ code: 409 });
  });

  it('goes with a case that is deleted', async () => {
    const id = await aCase(anna);
    await put(anna, id, report());
    await anna.post('clinicalCases/delete', { id });

    expect(await app.rows('select from case_outcome where post_id = ?', [id])).toEqual([]);
  });

  it('goes with a consent that is withdrawn', async () => {
    const id = await aCase(anna);
    await put(anna, id, report());
    await anna.post(`clinicalCases/${id}/consent/withdraw`, {});

    expect(await outcomeOf(anna, id)).toBeNull();
    expect((await put(anna, id, report())).code).toBe(409);
  });

  it('leaves the older note alone', async () => {
    const id = await aCase(anna);
    await anna.post(`clinicalCases/${id}`, { ...caseForm(), outcome: 'An older note.' });
    expect(await theCase(ben, id)).toMatchObject({
      outcome: 'An older note.',
      outcome_state: 'none',
    });
  });
});
