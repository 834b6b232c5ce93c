import { TidyingService } from '../../src/opportunities/applications/tidying.service';
import { again, startWithFiles } from '../clinical-cases/support/cases';
import { INDIA } from '../onboarding/answers';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { anOpportunity, applied, cityOf, dayAfter, idsIn, rowsIn } from './support/opportunities';

const AUSTRALIA = 12;
let app: RunningApp;
let owner: Person;
let reader: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
afterAll(() => app.stop());
beforeEach(async () => {
  [owner, reader] = [await aMember(app), await aMember(app)];
});
afterEach(() => app.clock.reset());

const find = (filters: object = {}) =>
  reader.post('opportunities', { id: reader.id, user_id: reader.id, ...filters });

describe('Finding opportunities', () => {
  it('[OP-33] filters by country, speciality and type, alone and together, and counts what it finds', async () => {
    const inAustralia = {
      jobLocationCountry: AUSTRALIA,
      jobLocationCity: await cityOf(app, AUSTRALIA),
    };
    await app.rows('update opportunity set closed_at = now() returning id');
    const eye = { speciality: 'Eye Surgery' };
    const observer = { opportunityType: 'Observer' };
    const plain = await anOpportunity(app, owner);
    const abroad = await anOpportunity(app, owner, { ...inAustralia, ...eye });
    const all = await anOpportunity(app, owner, { ...inAustralia, ...eye, ...observer });
    const watching = await anOpportunity(app, owner, observer);

    const found = async (filters: object) => {
      const reply = await find(filters);
      expect(reply.body['total']).toBe(idsIn(reply).length);
      return idsIn(reply);
    };
    expect(await found({})).toEqual([watching, all, abroad, plain]);
    expect(await found({ countyId: 'all', specialtyId: 'all', opportunityId: 'all' })).toEqual([
      watching,
      all,
      abroad,
      plain,
    ]);
    expect(await found({ countyId: AUSTRALIA })).toEqual([all, abroad]);
    expect(await found({ countryId: String(INDIA) })).toEqual([watching, plain]);
    expect(await found({ specialtyId: 'Eye Surgery' })).toEqual([all, abroad]);
    expect(await found({ opportunityId: 'Observer' })).toEqual([watching, all]);
    expect(
      await found({ countyId: AUSTRALIA, specialtyId: 'Eye Surgery', opportunityId: 'Observer' }),
    ).toEqual([all]);
    for (const nothing of [
      { countyId: 'x' },
      { countyId: '99999999999999' },
      { specialtyId: `' or 1=1 --` },
      { opportunityId: '2' },
    ])
      expect(await found(nothing)).toEqual([]);
  });

  it('goes through pages of twenty, and refuses pages that nobody reads', async () => {
    for (let left = 22; left > 0; left -= 1)
      await anOpportunity(app, owner, { speciality: 'Page surgery' });
    const [first, second] = [
      await find({ specialtyId: 'Page surgery' }),
      await find({ specialtyId: 'Page surgery', page: 2 }),
    ];
    expect([idsIn(first).length, idsIn(second).length]).toEqual([20, 2]);
    expect(first.body['total']).toBe(22);
    expect(new Set([...idsIn(first), ...idsIn(second)]).size).toBe(22);
    expect(idsIn(await find({ specialtyId: 'Page surgery', page: 500 }))).toEqual([]);
    for (const page of [0, -1, 501, 1.5, 1e9]) expect((await find({ page })).code).toBe(422);
  });

  it('[OP-30 OP-32] names all that the member has applied for', async () => {
    const [mine, other] = [await anOpportunity(app, owner), await anOpportunity(app, owner)];
    await applied(reader, mine);
    const reply = await find();
    expect(reply.body['registered']).toEqual([{ opportunity_id: mine }]);
    const of = (id: number) => rowsIn(reply).find((row) => row['id'] === id);
    expect(of(mine)?.['applied_at']).toEqual(expect.any(String));
    expect(of(other)?.['applied_at']).toBeNull();
    expect((await owner.post('opportunities')).body['registered']).toEqual([]);
  });

  it('[D-086 D-087] leaves out what is past, unless it is asked for, and marks it', async () => {
    const now = app.clock.now();
    const days = {
      fromDateOfOpportunity: dayAfter(now, 1),
      toDateOfOpportunity: dayAfter(now, 5),
      speciality: 'Short surgery',
    };
    const id = await anOpportunity(app, owner, { ...days, deadline: dayAfter(now, 2) });
    const status = async (filters: object = {}) =>
      rowsIn(await find({ specialtyId: 'Short surgery', ...filters })).map((row) => row['status']);
    expect(await status()).toEqual(['Open']);
    app.clock.set(new Date(`${dayAfter(now, 3)}T12:00:00Z`));
    reader = await again(app, reader);
    expect(await status()).toEqual(['Closed']);
    app.clock.set(new Date(`${dayAfter(now, 6)}T11:59:00Z`));
    reader = await again(app, reader);
    expect(await status()).toEqual(['Closed']);
    app.clock.set(new Date(`${dayAfter(now, 6)}T12:00:00Z`));
    expect(await status()).toEqual([]);
    expect(await status({ past: '1' })).toEqual(['Past']);
    await inUnitOfWork(app, () => app.nest.get(TidyingService).tidy());
    expect(await status()).toEqual([]);
    expect(await status({ past: '1' })).toEqual(['Past']);
    expect((await reader.get(`opportunities/${id}`)).body['result']).toMatchObject({
      status: 'Past',
    });
  });

  it('[OP-34] lists what a member posted, and only that', async () => {
    const anna = await aMember(app);
    const id = await anOpportunity(app, anna, { opportunityType: 'Visitor' });
    expect(idsIn(await anna.post('opportunities/posted', { id: anna.id }))).toEqual([id]);
    expect(idsIn(await anna.post('opportunities/posted', { opportunityId: 'Observer' }))).toEqual(
      [],
    );
    expect(idsIn(await reader.post('opportunities/posted', { id: anna.id }))).toEqual([]);
  });

  it('[D-091] hides at once what somebody posted who has left', async () => {
    const anna = await aMember(app);
    const id = await anOpportunity(app, anna, { speciality: 'Farewell surgery' });
    await anna.post('deleteAccount', { id: anna.id, reason: 'I retire.' });
    expect(idsIn(await find({ specialtyId: 'Farewell surgery' }))).toEqual([]);
    expect((await reader.get(`opportunities/${id}`)).code).toBe(404);
  });
});
