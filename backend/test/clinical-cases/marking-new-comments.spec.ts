import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aCase, again, HOUR, startWithFiles } from './support/cases';
import { aPolledCase, skip } from './support/polls';

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

const say = (by: Person, clinicalCaseId: number, comment: string) =>
  by.post('clinicalCases/comment', { clinicalCaseId, comment });
const marked = async (by: Person, id: number, query = '') => {
  const { body } = await by.get(`getCommentsOnClinicalCase/${id}${query}`);
  const rows = body as unknown as { comment: string; is_new: number }[];
  return rows.filter((row) => row.is_new === 1).map(({ comment }) => comment);
};
/** Somebody comes back after so many hours. */
const back = (who: Person, hours: number) => {
  app.clock.set(new Date(Date.now() + hours * HOUR));
  return again(app, who);
};

describe('Comments that came since a member was here last', () => {
  it('[D-496] are marked at the next visit, and as long as it lasts', async () => {
    const id = await aCase(anna);
    await say(cleo, id, 'First.');
    expect(await marked(ben, id)).toEqual([]);
    await say(cleo, id, 'Second.');
    await say(ben, id, 'My own.');
    // What comes during a visit is as new.
    expect(await marked(ben, id)).toEqual(['Second.']);
    await say(cleo, id, 'Third.');
    const next = await back(ben, 1);
    expect(await marked(next, id)).toEqual(['Third.']);
    expect(await marked(next, id, '?sort=liked')).toEqual(['Third.']);
    expect(await marked(await back(ben, 2), id)).toEqual([]);
  });

  it("are everybody's own, also where nothing was said at the first visit", async () => {
    const id = await aCase(anna);
    expect(await marked(ben, id)).toEqual([]);
    await say(cleo, id, 'First.');
    expect(await marked(await back(ben, 1), id)).toEqual(['First.']);
    expect(await marked(await back(anna, 1), id)).toEqual([]);
  });

  it('are none before a vote, which is no visit', async () => {
    const id = await aPolledCase(anna);
    expect(await marked(ben, id)).toEqual([]);
    await skip(cleo, id);
    await say(cleo, id, 'First.');
    const reader = await back(ben, 1);
    await skip(reader, id);
    expect(await marked(reader, id)).toEqual([]);
  });
});
