import { SearchAlertsService } from '../../src/search/saved/search-alerts.service';
import { aCase, anOutcome } from '../clinical-cases/support/cases';
import { hearSignals } from '../notifications/support/hearing';
import { INDIA } from '../onboarding/answers';
import { anOpportunity } from '../opportunities/support/opportunities';
import { type RunningApp, startApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

let app: RunningApp;
let author: Person;
let reader: Person;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  author = await aMember(app, { firstName: 'Anna', lastName: 'Lindqvist' });
  reader = await aMember(app);
});
afterAll(() => app.stop());

interface Saved {
  readonly id: number;
  readonly kind: string;
  readonly path: string;
}

const save = (who: Person, body: object) => who.post('searches', body);
const saved = async (who: Person) =>
  (await who.get('searches')).body['result'] as unknown as Saved[];

/** Does the workers' part: looks for new results and notifies the members. */
async function look(): Promise<void> {
  await inUnitOfWork(app, () => app.nest.get(SearchAlertsService, { strict: false }).look());
  await hearSignals(app, ({ name }) => name === 'new-to-searches');
}

interface Told {
  readonly kind: string;
  readonly text: string;
  readonly link: string;
}

async function alertsTo(who: Person): Promise<Told[]> {
  const { body } = await who.post('getNotificationData', {});
  return (body['result'] as unknown as Told[]).filter(({ kind }) => kind === 'search-alert');
}

describe('A saved search', () => {
  it('[D-517] is kept once, listed with its page, and goes when its member says so', async () => {
    const first = await save(reader, { kind: 'cases', query: 'bile leak', speciality: 'Urology' });
    expect(first.body).toMatchObject({ code: 200, id: expect.any(Number) });
    const again = await save(reader, { kind: 'cases', query: 'bile leak', speciality: 'Urology' });
    expect(again.body['id']).toBe(first.body['id']);
    await save(reader, { kind: 'opportunities', countryId: INDIA, type: 'Observer' });
    expect(await saved(reader)).toMatchObject([
      {
        kind: 'opportunities',
        query: '',
        country: 'India',
        type: 'Observer',
        path: `/opportunities?country=${INDIA}&type=Observer`,
      },
      {
        kind: 'cases',
        query: 'bile leak',
        speciality: 'Urology',
        country: '',
        type: '',
        path: '/search?term=bile+leak&kind=cases&speciality=Urology&order=newest',
      },
    ]);
    const id = Number(first.body['id']);
    expect((await author.send('DELETE', `searches/${id}`, undefined)).code).toBe(404);
    expect((await author.get(`searches/${id}`)).code).toBe(404);
    expect((await reader.send('DELETE', `searches/${id}`, undefined)).code).toBe(200);
    expect((await reader.send('DELETE', `searches/${id}`, undefined)).code).toBe(404);
    expect(await saved(reader)).toHaveLength(1);
  });

  it.each([
    [{ kind: 'cases' }, 'query'],
    [{ kind: 'cases', query: 'ab' }, 'query'],
    [{ kind: 'cases', query: '?!?' }, 'query'],
    [{ kind: 'opportunities', query: 'ab' }, 'query'],
    [{ kind: 'members', query: 'Lindqvist' }, 'kind'],
    [{ kind: 'opportunities', countryId: 999_999 }, 'countryId'],
    [{ kind: 'opportunities', countryId: '1e99' }, 'countryId'],
    [{ kind: 'opportunities', type: 'King' }, 'type'],
  ])('[D-517] is refused as %j', async (body, field) => {
    const reply = await save(reader, body);
    expect(reply.code).toBe(422);
    expect(Object.keys(reply.body['errors'] as object)).toEqual([field]);
    expect(await saved(reader)).toEqual([]);
  });

  it('[D-517] is one of fifty at most, also of several that are saved at once', async () => {
    await app.rows(
      `insert into saved_search (member_id, kind, query, speciality, type, words, created_at)
       select ?, 'case', 'word ' || n, '', '', 'word'::tsquery, now() from generate_series(1, 48) n`,
      [reader.id],
    );
    const replies = await Promise.all(
      ['one', 'two', 'three', 'four'].map((query) => save(reader, { kind: 'cases', query })),
    );
    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 200, 409, 409]);
    const page = (await reader.get('searches?limit=30')).body;
    expect(page['result']).toHaveLength(30);
    const rest = (await reader.get(`searches?limit=30&before=${page['nextBefore']}`)).body;
    expect(rest['result']).toHaveLength(20);
    expect(rest['nextBefore']).toBeNull();
  });
});

describe('Of something new', () => {
  it('[D-518 D-519] whoever looks for it is told once, without a clinical word, and nobody else', async () => {
    const [other, twice] = [await aMember(app), await aMember(app)];
    await save(reader, { kind: 'cases', query: 'cholecystectomies' });
    await save(other, { kind: 'cases', query: 'cholecystectomy', speciality: 'Urology' });
    await save(twice, { kind: 'cases', query: 'lap chole' });
    await save(twice, { kind: 'cases', query: 'cholecystectomy' });
    await save(author, { kind: 'cases', query: 'cholecystectomy' });
    await aCase(author, {
      diagnosis: 'Bile leak after laparoscopic cholecystectomy',
      speciality: 'General Surgery',
    });
    await look();
    await look();
    const [id] = (await saved(reader)).map((search) => search.id);
    expect(await alertsTo(reader)).toMatchObject([
      {
        text: 'New cases by Dr. Anna Lindqvist match a search that you saved.',
        link: `/searches/${id}`,
      },
    ]);
    expect(await alertsTo(twice)).toHaveLength(1);
    expect(await alertsTo(other)).toEqual([]);
    expect(await alertsTo(author)).toEqual([]);
  });

  it('[D-519] several things that one search finds are one line', async () => {
    await save(reader, { kind: 'cases', query: 'Mirizzi' });
    const second = await aMember(app);
    await aCase(author, { diagnosis: 'Mirizzi syndrome' });
    await aCase(second, { diagnosis: 'Mirizzi syndrome, type 2' });
    await look();
    const alerts = await alertsTo(reader);
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.text).toMatch(
      /^New cases by .+ and 1 other match a search that you saved\.$/,
    );
  });

  it('[D-518] it is told when others can see it, and not before', async () => {
    await save(reader, { kind: 'cases', query: 'Caroli' });
    const id = await aCase(author, { diagnosis: 'Caroli disease' });
    for (const column of ['held_at', 'awaits_patient_at', 'hidden_at', 'withdrawn_at']) {
      await app.rows(`update clinical_post set ${column} = ? where id = ?`, [app.clock.now(), id]);
      await look();
      expect(await alertsTo(reader)).toEqual([]);
      await app.rows(`update clinical_post set ${column} = null where id = ?`, [id]);
    }
    await look();
    expect(await alertsTo(reader)).toHaveLength(1);
  });

  it('[D-518] what a member may not see is not told: for another speciality, blocked, or of somebody who left', async () => {
    const colleague = await aMember(app);
    const query = 'Budd Chiari';
    for (const who of [reader, colleague]) {
      await save(who, { kind: 'cases', query });
      await app.rows('insert into profile (account_id, speciality) values (?, ?)', [
        who.id,
        who === colleague ? 'Urology' : 'Breast Surgery',
      ]);
    }
    const own = await aCase(author, { diagnosis: query, speciality: 'Urology' });
    await app.rows(`update clinical_post set audience = 'speciality' where id = ?`, [own]);
    await look();
    expect(await alertsTo(reader)).toEqual([]);
    expect(await alertsTo(colleague)).toHaveLength(1);

    const blocking = await aMember(app);
    await blocking.post('blocks', { memberId: reader.id });
    await aCase(blocking, { diagnosis: query });
    const leaving = await aMember(app);
    await aCase(leaving, { diagnosis: query });
    await app.rows('update account set deleted_at = ? where id = ?', [app.clock.now(), leaving.id]);
    await look();
    expect(await alertsTo(reader)).toEqual([]);
  });

  it('[D-518] comments and outcomes tell nobody: a poll may withhold them', async () => {
    await save(reader, { kind: 'cases', query: 'pseudoaneurysm' });
    const id = await aCase(author);
    await author.send('PUT', `clinicalCases/${id}/outcome`, anOutcome('A pseudoaneurysm, coiled.'));
    await author.post('clinicalCases/comment', {
      clinicalCaseId: id,
      comment: 'A pseudoaneurysm?',
    });
    await look();
    expect(await alertsTo(reader)).toEqual([]);
  });

  it('[D-518] an opportunity is told to whoever looks for its country, speciality, type or words', async () => {
    const all = await aMember(app);
    const elsewhere = await aMember(app);
    const type = 'Paid training position';
    await save(all, { kind: 'opportunities' });
    await save(reader, { kind: 'opportunities', query: 'robotic', countryId: INDIA, type });
    await save(elsewhere, { kind: 'opportunities', query: 'robotic', type: 'Observer' });
    await anOpportunity(app, author);
    const closed = await anOpportunity(app, author);
    await author.post('opportunities/delete', { opportunity_id: closed });
    await look();
    expect(await alertsTo(reader)).toMatchObject([
      { text: 'New opportunities from Dr. Anna Lindqvist match a search that you saved.' },
    ]);
    expect(await alertsTo(all)).toHaveLength(1);
    expect(await alertsTo(elsewhere)).toEqual([]);
  });

  it('[D-517 D-518] what was there before is no news, and a slip in a saved search is put right where nothing is spelt so', async () => {
    await aCase(author, { diagnosis: 'Hepatojejunostomy' });
    await save(reader, { kind: 'cases', query: 'hepatojejunostmy' });
    await look();
    expect(await alertsTo(reader)).toEqual([]);
    await aCase(author, { diagnosis: 'Hepatojejunostomy again' });
    await look();
    expect(await alertsTo(reader)).toHaveLength(1);
  });

  it('[D-519] who wants to hear of it in no way is not told', async () => {
    await reader.send('PUT', 'notifications/preferences', {
      preferences: [{ kind: 'search-alert', in_app: '0', push: '0', mail: '0' }],
    });
    await save(reader, { kind: 'cases', query: 'Zollinger' });
    await aCase(author, { diagnosis: 'Zollinger Ellison syndrome' });
    await look();
    expect(await alertsTo(reader)).toEqual([]);
  });
});
