import { FollowUpsService } from '../../src/clinical-cases/outcome/follow-ups.service';
import { hearAboutCase } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { aCase, again, anOutcome, resultOf, startWithFiles, theCase } from './support/cases';

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

const at = (instant: string) => app.clock.set(new Date(instant));
const livesIn = (who: Person, zone: string | null) =>
  app.rows('update account set time_zone = ? where id = ?', [zone, who.id]);
const remindAll = () =>
  inUnitOfWork(app, () => app.nest.get(FollowUpsService, { strict: false }).remindAll());
/** The days of the reminders that were sent for a case so far. */
async function reminders(id: number): Promise<string[]> {
  const told = await promised(app, 'notifications');
  return told
    .filter(({ name, payload }) => name === 'outcome-due' && payload['postId'] === id)
    .map(({ payload }) => String(payload['day']));
}
/** Whether the workers, at this instant, send one more. */
async function isReminded(id: number, instant: string): Promise<boolean> {
  const before = (await reminders(id)).length;
  at(instant);
  await remindAll();
  return (await reminders(id)).length > before;
}
const stateOf = async (id: number) =>
  (
    await app.rows<{ lost: boolean }>(
      'select lost_at is not null as lost from clinical_post where id = ?',
      [id],
    )
  )[0]?.lost;
const answer = async (id: number, said: string, by = anna) =>
  (await again(app, by)).post(`clinicalCases/${id}/followUp`, { answer: said });

/** A case of hers, posted then, where she lives. */
async function posted(instant: string, zone: string | null): Promise<number> {
  await livesIn(anna, zone);
  at(instant);
  return aCase(await again(app, anna));
}

describe('The reminders of an outcome', () => {
  it.each<[string, string, string, [string, string][]]>([
    [
      'over the end of summer time',
      'Europe/Berlin',
      '2027-10-24T20:00:00Z',
      [
        // 24 October there; clocks went back on 31 October.
        ['2027-10-31T07:59:59Z', '2027-10-31T08:00:00Z'],
        ['2027-11-23T07:59:59Z', '2027-11-23T08:00:00Z'],
        ['2028-01-22T07:59:59Z', '2028-01-22T08:00:00Z'],
      ],
    ],
    [
      'over its beginning',
      'America/New_York',
      '2027-03-08T02:00:00Z',
      [
        // Still 7 March there; clocks went forward on 14 March.
        ['2027-03-14T12:59:59Z', '2027-03-14T13:00:00Z'],
        ['2027-04-06T12:59:59Z', '2027-04-06T13:00:00Z'],
        ['2027-06-05T12:59:59Z', '2027-06-05T13:00:00Z'],
      ],
    ],
    [
      'where the day begins first',
      'Pacific/Kiritimati',
      '2027-05-01T12:00:00Z',
      [
        // 2 May there, fourteen hours after UTC.
        ['2027-05-08T18:59:59Z', '2027-05-08T19:00:00Z'],
        ['2027-05-31T18:59:59Z', '2027-05-31T19:00:00Z'],
        ['2027-07-30T18:59:59Z', '2027-07-30T19:00:00Z'],
      ],
    ],
  ])('come at nine where the author lives: %s', async (_, zone, instant, walk) => {
    const id = await posted(instant, zone);
    const seen: boolean[] = [];
    for (const [early, due] of walk)
      seen.push(await isReminded(id, early), await isReminded(id, due), await isReminded(id, due));
    expect(seen).toEqual(walk.flatMap(() => [false, true, false]));
  });

  it('[D-398] follow the author to another zone', async () => {
    const id = await posted('2027-05-01T12:00:00Z', 'Europe/Berlin');
    await livesIn(anna, 'Asia/Kolkata');
    expect(await isReminded(id, '2027-05-08T03:29:59Z')).toBe(false);
    expect(await isReminded(id, '2027-05-08T03:30:00Z')).toBe(true);
  });

  it('go by UTC where no zone is known', async () => {
    const id = await posted('2027-05-01T12:00:00Z', null);
    expect(await isReminded(id, '2027-05-08T08:59:59Z')).toBe(false);
    expect(await isReminded(id, '2027-05-08T09:00:00Z')).toBe(true);
  });

  it('are said once when the workers were away for a month', async () => {
    const id = await posted('2027-05-01T12:00:00Z', 'UTC');
    expect(await isReminded(id, '2027-06-02T12:00:00Z')).toBe(true);
    expect(await reminders(id)).toEqual(['2027-06-02']);
    expect(await isReminded(id, '2027-07-29T12:00:00Z')).toBe(false);
    expect(await isReminded(id, '2027-07-30T12:00:00Z')).toBe(true);
  });

  it('end fourteen days after the last one, and a later outcome still counts', async () => {
    const id = await posted('2027-05-01T12:00:00Z', 'UTC');
    for (const day of ['2027-05-08', '2027-05-31', '2027-07-30'])
      expect(await isReminded(id, `${day}T09:00:00Z`)).toBe(true);
    await isReminded(id, '2027-08-13T08:59:59Z');
    expect(await stateOf(id)).toBe(false);
    await isReminded(id, '2027-08-13T09:00:00Z');
    expect(await stateOf(id)).toBe(true);
    const [author, reader] = [await again(app, anna), await again(app, ben)];
    expect(await theCase(reader, id)).toMatchObject({ outcome_state: 'lost' });

    await author.send('PUT', `clinicalCases/${id}/outcome`, anOutcome('Home and well.'));
    expect(await theCase(reader, id)).toMatchObject({ outcome_state: 'reported' });
  });

  it('come again fourteen days after "later", beside the others', async () => {
    const id = await posted('2027-05-01T12:00:00Z', 'UTC');
    expect(await isReminded(id, '2027-05-08T09:00:00Z')).toBe(true);
    expect((await answer(id, 'later')).code).toBe(200);
    expect(await isReminded(id, '2027-05-22T08:59:59Z')).toBe(false);
    expect(await isReminded(id, '2027-05-22T09:00:00Z')).toBe(true);
    expect(await isReminded(id, '2027-05-31T09:00:00Z')).toBe(true);
    expect(await isReminded(id, '2027-07-30T09:00:00Z')).toBe(true);
    expect((await answer(id, 'later')).code).toBe(200);
    expect(await isReminded(id, '2027-08-13T09:00:00Z')).toBe(true);
    expect(await stateOf(id)).toBe(false);
    await isReminded(id, '2027-08-27T09:00:00Z');
    expect(await stateOf(id)).toBe(true);
  });

  it('end with "lost", and begin again with "later"', async () => {
    const id = await posted('2027-05-01T12:00:00Z', 'UTC');
    expect((await answer(id, 'lost')).code).toBe(200);
    expect(await isReminded(id, '2027-05-08T09:00:00Z')).toBe(false);
    expect(await stateOf(id)).toBe(true);
    expect((await answer(id, 'later')).code).toBe(200);
    expect(await stateOf(id)).toBe(false);
    expect(await isReminded(id, '2027-05-22T09:00:00Z')).toBe(true);
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['is reported', (id) => anna.send('PUT', `clinicalCases/${id}/outcome`, anOutcome('Well.'))],
    ['is withdrawn', (id) => anna.post(`clinicalCases/${id}/consent/withdraw`, {})],
    ['is deleted', (id) => anna.post('clinicalCases/delete', { id })],
  ])('end when the case %s', async (_, end) => {
    const id = await aCase(anna);
    await end(id);
    app.clock.advance(8 * 24 * 3_600_000);
    await remindAll();
    expect(await reminders(id)).toEqual([]);
    expect(await app.rows('select from case_follow_up where post_id = ?', [id])).toEqual([]);
  });

  it('reach the author as a notification that says nothing clinical', async () => {
    const id = await posted('2027-05-01T12:00:00Z', 'UTC');
    await isReminded(id, '2027-05-08T09:00:00Z');
    await hearAboutCase(app, id);
    const rows = resultOf(await (await again(app, anna)).get('getNotificationData'));
    expect(rows.filter(({ kind }) => kind === 'outcome-due')).toEqual([
      expect.objectContaining({
        link: `/caseDetails/${id}`,
        text: 'Colleagues would like to know what became of the patient of your case.',
      }),
    ]);
  });

  it("are the author's to answer, with a word that is known, until the outcome is reported", async () => {
    const id = await aCase(anna);
    expect((await answer(id, 'later', ben)).code).toBe(403);
    expect((await answer(id, 'never')).code).toBe(422);
    await anna.send('PUT', `clinicalCases/${id}/outcome`, anOutcome('Well.'));
    expect((await answer(id, 'later')).code).toBe(409);
  });
});

describe('Lists of cases by their outcome', () => {
  it.each<[string, (who: Person, outcome: string) => Promise<number[]>]>([
    [
      'the feed',
      async (who, outcome) => idsIn(resultOf(await who.get(`clinicalCases?outcome=${outcome}`))),
    ],
    [
      'the older feed',
      async (who, outcome) =>
        idsIn((resultOf(await who.post('getCommunityPost', { type: 2, outcome })) as unknown[])[0]),
    ],
    [
      'her own cases',
      async (who, outcome) => {
        const asked = { type: 2, fromMyCases: true, id: anna.id, outcome };
        return idsIn((resultOf(await who.post('getCommunityPost', asked)) as unknown[])[0]);
      },
    ],
  ])('hold those with an outcome, or those closed without one: %s', async (_, listed) => {
    const [reported, awaited, lost] = [await aCase(anna), await aCase(anna), await aCase(anna)];
    await anna.send('PUT', `clinicalCases/${reported}/outcome`, anOutcome('Well.'));
    await anna.post(`clinicalCases/${lost}/followUp`, { answer: 'lost' });
    app.clock.advance(8 * 24 * 3_600_000);
    const reader = await again(app, ben);
    const open = await aCase(await again(app, anna));

    const mine = (ids: number[]) =>
      ids.filter((id) => [reported, awaited, lost, open].includes(id));
    expect(mine(await listed(reader, 'reported'))).toEqual([reported]);
    expect(mine(await listed(reader, 'awaited'))).toEqual([awaited]);
  });

  it('take no other word', async () => {
    expect((await ben.get('clinicalCases?outcome=cured')).code).toBe(422);
  });
});

const idsIn = (rows: unknown): number[] => (rows as { id: number }[]).map(({ id }) => id);

describe('The zone of a member', () => {
  const zoneOf = async (who: Person) =>
    (
      await app.rows<{ zone: string }>('select time_zone as zone from account where id = ?', [
        who.id,
      ])
    )[0]?.zone;
  const comeFrom = (zone: string) =>
    ben.send('GET', 'clinicalCases', undefined, { cookie: `zone=${zone}` });

  it('is that of the browser that was used last', async () => {
    await comeFrom('Asia/Kolkata');
    expect(await zoneOf(ben)).toBe('Asia/Kolkata');
    await comeFrom('Europe/Berlin');
    expect(await zoneOf(ben)).toBe('Europe/Berlin');
  });

  it.each([
    ['a place without one', 'Mars/Olympus'],
    ['longer than any name', 'x'.repeat(5000)],
    ['a statement', "'; drop table account"],
  ])('is never %s', async (_, zone) => {
    await comeFrom('Europe/Berlin');
    await comeFrom(zone);
    expect(await zoneOf(ben)).toBe('Europe/Berlin');
  });
});
