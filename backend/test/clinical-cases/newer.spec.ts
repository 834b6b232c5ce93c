import { anImage } from '../community/support/posts';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aCase, startWithFiles } from './support/cases';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
});
afterAll(() => app.stop());

const newer = async (who: Person, query: string) =>
  (await who.get(`clinicalCases/newer?${query}`)).body;

describe('How many cases are new', () => {
  it('[CA-30 D-073] counts those of others that may be seen, of one speciality if it is named', async () => {
    const after = await aCase(anna);
    await aCase(anna);
    await aCase(anna, { speciality: 'Eye Surgery' });
    await anImage(anna);
    const hidden = await aCase(anna);
    await app.rows('update clinical_post set hidden_at = ? where id = ?', [
      app.clock.now(),
      hidden,
    ]);
    await aCase(ben);

    expect(await newer(ben, `after=${after}`)).toMatchObject({ code: 200, count: 2 });
    expect(
      await newer(ben, `after=${after}&speciality=${encodeURIComponent('Eye Surgery')}`),
    ).toMatchObject({ count: 1 });
    expect(await newer(ben, 'after=999999999')).toMatchObject({ count: 0 });
    expect(Number((await newer(ben, 'after=0'))['count'])).toBeLessThanOrEqual(100);
  });

  it.each(['', 'after=', 'after=x', 'after=-1'])('refuses "%s"', async (query) => {
    expect(await newer(ben, query)).toMatchObject({
      code: 422,
      errors: { after: ['Please name the latest case that you know.'] },
    });
  });

  it('[CA-30 D-073] stops counting at a hundred', async () => {
    await app.rows(
      `insert into clinical_post (kind, author_id, speciality, age_value, age_unit, gender, diagnosis, indemnity_given_at, consent_given_at,
         relevance_given_at, created_at, closes_at)
       select 'case', ?::bigint, 'Urology', 40, 'years', 'Male', 'Stone', t, t, t, t, t from generate_series(1, 105), (select ?::timestamptz as t) times`,
      [anna.id, app.clock.now()],
    );
    expect(await newer(ben, 'after=0')).toMatchObject({ count: 100 });
  });
});
