import { type RunningApp, startApp } from '../support/app';
import { aMember, anOnboarding, type Person } from '../support/people';
import { INDIA, NO_ONE } from './answers';

describe('Step 4, medical registration', () => {
  let app: RunningApp;
  let tamilNadu: number;

  beforeAll(async () => {
    app = await startApp();
    const [region] = await app.rows<{ id: number }>(
      'select id from region where country_id = ? and name = ?',
      [INDIA, 'Tamil Nadu'],
    );
    tamilNadu = region?.id ?? 0;
  });

  afterAll(() => app.stop());

  const saved = { code: 200, msg: 'Medical Registration updated successfully' };
  const boxes = { terms: true, declaration: true };
  const one = () => ({
    country: [String(INDIA)],
    region: ['Tamil Nadu'],
    mediRegistration: ['TN 12345'],
    countryNames: ['India'],
  });
  const create = (person: Person, body: object) =>
    person.post('mediRegistration', { curruntTab: 4, id: person.id, ...boxes, ...body });
  const update = (person: Person, body: object) =>
    person.post('updateMediRegistration', { curruntTab: 4, id: person.id, ...boxes, ...body });
  const registrationOf = async (person: Person) =>
    (await person.post('getProfileDetails', { id: person.id })).body['mediRegistration'];
  const errorsFor = async (body: object) => (await create(await aMember(app), body)).body.errors;

  it('[ON-39 ON-44 ON-45 PR-23] keeps every entry', async () => {
    const anna = await aMember(app);
    const { body } = await create(anna, {
      country: [INDIA, '12#Australia'],
      region: [`${tamilNadu}#Tamil Nadu`, 'Victoria'],
      mediRegistration: ['TN 12345', 98765],
      countryNames: ['India', 'Australia'],
    });

    expect(body).toMatchObject({ ...saved, till_where_filled: 4, is_all_details_filled: 1 });
    expect(await registrationOf(anna)).toEqual({
      mediRegistrationCountry: ['India', 'Australia'],
      mediRegistrationState: ['Tamil Nadu', 'Victoria'],
      mediRegistrationNumber: ['TN 12345', '98765'],
      mediRegistrationCountryId: [INDIA, 12],
    });
  });

  it('[ON-39] understands a country by its name alone', async () => {
    const anna = await aMember(app);
    expect((await create(anna, { ...one(), country: [''], countryNames: ['india'] })).code).toBe(
      200,
    );
    expect(await registrationOf(anna)).toMatchObject({ mediRegistrationCountryId: [INDIA] });
  });

  it('[PR-05] is shown to its owner alone', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    await create(anna, one());
    const { body } = await ben.post('getProfileDetails', { id: anna.id });
    expect(body).not.toHaveProperty('mediRegistration');
    expect(JSON.stringify(body)).not.toContain('12345');
  });

  it.each([
    [{}],
    [{ country: [], region: [], mediRegistration: [] }],
    [{ country: ['0#Select'], region: [''], mediRegistration: [' '] }],
  ])('[ON-42] needs an entry: %p', async (body) => {
    const reply = await create(await aMember(app), body);
    expect(reply.body).toMatchObject({ code: 422, msg: 'Click on Add to record the entry.' });
    expect(reply.body.errors).toEqual({ country: ['Click on Add to record the entry.'] });
  });

  it('[ON-41 PR-15] takes an entry only with country, state and number', async () => {
    expect(await errorsFor({ ...one(), country: [''], countryNames: [] })).toEqual({
      country: ['Please select Country.'],
    });
    expect(await errorsFor({ ...one(), region: [] })).toEqual({ region: ['Please select State.'] });
    expect(await errorsFor({ ...one(), mediRegistration: ['TN 1', 'TN 2'] })).toEqual({
      country: ['Please select Country.'],
      region: ['Please select State.'],
    });
    expect(await errorsFor({ ...one(), mediRegistration: [] })).toEqual({
      mediRegistration: ['Please enter the registration number.'],
    });
  });

  it('[ON-39 D-059] knows no countries and states but real ones', async () => {
    expect(await errorsFor({ ...one(), country: [NO_ONE] })).toEqual({
      country: ['Please select Country.'],
    });
    expect(await errorsFor({ ...one(), country: ['Atlantis'], countryNames: [] })).toEqual({
      country: ['Please select Country.'],
    });
    expect(await errorsFor({ ...one(), country: [12], region: [tamilNadu] })).toEqual({
      region: ['Please select State.'],
    });
  });

  it('[ON-43] needs both boxes, which older apps never ask', async () => {
    expect(await errorsFor({ ...one(), terms: false, declaration: false })).toEqual({
      terms: ['Please check Terms & Conditions and Privacy Policy.'],
      declaration: ['Please check the declaration.'],
    });
    const [anna, ben] = [await aMember(app), await aMember(app)];
    await create(anna, one());
    await create(ben, { ...one(), terms: undefined, declaration: undefined });
    const declaredBy = ({ id }: Person) =>
      app.rows('select step, terms, declaration from onboarding_declaration where account_id = ?', [
        id,
      ]);
    expect(await declaredBy(anna)).toEqual([
      { step: 4, terms: 'accepted', declaration: 'accepted' },
    ]);
    expect(await declaredBy(ben)).toEqual([
      { step: 4, terms: 'not asked', declaration: 'not asked' },
    ]);
  });

  it('[PR-16 PR-23 PR-27] is created once and updated later; entries that are left out are gone', async () => {
    const anna = await aMember(app);
    const two = {
      country: [INDIA, INDIA],
      region: ['Tamil Nadu', 'Kerala'],
      mediRegistration: ['TN 1', 'KL 2'],
    };
    expect((await update(anna, two)).code).toBe(404);
    expect((await create(anna, two)).body).toMatchObject(saved);
    expect((await create(anna, one())).code).toBe(409);
    expect((await update(anna, two)).body).toMatchObject({ code: 400, msg: 'No changes made' });
    expect(
      (await update(anna, { country: [INDIA], region: ['Kerala'], mediRegistration: ['KL 2'] }))
        .body,
    ).toMatchObject(saved);
    expect(await registrationOf(anna)).toMatchObject({ mediRegistrationNumber: ['KL 2'] });
    expect((await update(anna, { country: [] })).body).toMatchObject({
      code: 422,
      msg: 'Click on Add to record the entry.',
    });
  });

  it('[ON-02] comes after step 2 and needs no step 3', async () => {
    const newcomer = await anOnboarding(app, { step: 1 });
    for (const body of [one(), {}])
      expect((await create(newcomer, body)).body).toMatchObject({
        code: 409,
        msg: 'Please complete the registration first!',
      });
    expect((await create(await aMember(app), one())).code).toBe(200);
  });

  it('[ON-45] is for the caller alone', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    expect((await create(ben, { ...one(), id: anna.id })).code).toBe(403);
    expect(
      await app.rows('select 1 from medical_registration where account_id in (?, ?)', [
        anna.id,
        ben.id,
      ]),
    ).toEqual([]);
  });
});
