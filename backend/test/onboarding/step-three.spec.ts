import { type RunningApp, startApp } from '../support/app';
import { aMember, anOnboarding, type Person } from '../support/people';

describe('Step 3, memberships', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp();
  });

  afterAll(() => app.stop());

  const saved = { code: 200, msg: 'Membership Details updated successfully' };
  const create = (person: Person, body: object) =>
    person.post('membershipAssociation', { curruntTab: 3, id: person.id, ...body });
  const update = (person: Person, body: object) =>
    person.post('updatemembershipAssociation', { curruntTab: 3, id: person.id, ...body });
  const membershipOf = async (person: Person, viewer: Person = person) =>
    (await viewer.post('getProfileDetails', { id: person.id })).body['membershipAssociation'];

  it('[ON-34 ON-35 ON-37 ON-38 PR-22] keeps associations of both lists and those that were typed', async () => {
    const anna = await aMember(app);
    const { body } = await create(anna, {
      memberShip: ['Indian Chopter of IHPBA', 'ACS', ' Tamil Nadu Society ', 'ACS'],
      otherInternational: 'ESSO',
    });

    expect(body).toMatchObject({ ...saved, till_where_filled: 3, is_all_details_filled: 1 });
    const shown = {
      association: 'Indian Chopter of IHPBA, ACS, Tamil Nadu Society',
      other_international: 'ESSO',
    };
    expect(await membershipOf(anna)).toEqual(shown);
    expect(await membershipOf(anna, await aMember(app))).toEqual(shown);
  });

  it.each([[{}], [{ memberShip: ['', ' '] }], [{ memberShip: null, otherInternational: ' ' }]])(
    '[ON-36] needs one to save: %p',
    async (body) => {
      const anna = await aMember(app);
      const reply = await create(anna, body);
      expect(reply.body).toMatchObject({
        code: 422,
        errors: { memberShip: ['Please select the at least one Association.'] },
      });
      expect(await membershipOf(anna)).toEqual({ association: '', other_international: '' });
    },
  );

  it('[ON-36 ON-37 D-058] is skipped with an empty list, which changes nothing that was saved', async () => {
    const anna = await aMember(app);
    expect((await create(anna, { memberShip: [], otherInternational: '' })).body).toMatchObject({
      code: 200,
      till_where_filled: 3,
    });
    expect(await app.rows('select 1 from membership where account_id = ?', [anna.id])).toEqual([]);

    await create(anna, { memberShip: ['SAGES'] });
    expect((await create(anna, { memberShip: [] })).code).toBe(200);
    expect((await update(anna, { memberShip: [] })).code).toBe(200);
    expect(await membershipOf(anna)).toMatchObject({ association: 'SAGES' });
  });

  it('[ON-37] takes an international association that was typed as one', async () => {
    const anna = await aMember(app);
    expect((await create(anna, { memberShip: [], otherInternational: 'ESSO' })).body).toMatchObject(
      saved,
    );
    expect(await membershipOf(anna)).toEqual({ association: '', other_international: 'ESSO' });
  });

  it('[PR-17 PR-18 PR-22 PR-27] is created once and updated later', async () => {
    const anna = await aMember(app);
    expect((await update(anna, { memberShip: ['ACS'] })).code).toBe(404);
    expect((await create(anna, { memberShip: ['ACS'] })).code).toBe(200);
    expect((await create(anna, { memberShip: ['SSAT'] })).code).toBe(409);
    expect((await update(anna, { memberShip: ['ACS'] })).body).toMatchObject({
      code: 400,
      msg: 'No changes made',
    });
    expect((await update(anna, { memberShip: ['SSAT', 'ACS'] })).body).toMatchObject(saved);
    expect(await membershipOf(anna)).toMatchObject({ association: 'SSAT, ACS' });
  });

  it('[ON-02 D-053] comes after step 2, whatever it says', async () => {
    for (const step of [0, 1]) {
      const newcomer = await anOnboarding(app, { step });
      for (const body of [{ memberShip: ['ACS'] }, {}]) {
        expect((await create(newcomer, body)).body).toMatchObject({
          code: 409,
          msg: 'Please complete the registration first!',
        });
      }
    }
  });

  it('[ON-38] is for the caller alone, and takes no endless lists', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    expect((await create(ben, { memberShip: ['ACS'], id: anna.id })).code).toBe(403);
    expect((await create(ben, { memberShip: Array(51).fill('ACS') })).code).toBe(422);
    expect((await create(ben, { memberShip: ['x'.repeat(201)] })).code).toBe(422);
    expect(
      await app.rows('select 1 from membership where account_id in (?, ?)', [anna.id, ben.id]),
    ).toEqual([]);
  });
});
