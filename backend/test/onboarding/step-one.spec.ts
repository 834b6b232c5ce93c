import { type RunningApp, startApp } from '../support/app';
import { anOnboarding, aVisitor, type Person } from '../support/people';
import { medicalSchool, NO_ONE, type Places, personalAnswers, somePlaces } from './answers';

describe('Step 1, personal information', () => {
  let app: RunningApp;
  let places: Places;

  beforeAll(async () => {
    app = await startApp();
    places = await somePlaces(app);
  });

  afterAll(() => app.stop());

  const storedOf = async (person: Person) =>
    (
      await app.rows<Record<string, unknown>>('select * from profile where account_id = ?', [
        person.id,
      ])
    )[0];
  const answer = async (changes: object = {}) => {
    const anna = await anOnboarding(app);
    return {
      anna,
      reply: await anna.post('personal', { ...personalAnswers(anna, places), ...changes }),
    };
  };
  const errorsFor = async (changes: object) => (await answer(changes)).reply.body.errors;

  it('[ON-02 ON-05 ON-07 ON-19] is kept, and completes the step', async () => {
    const { anna, reply } = await answer();

    expect(reply.body).toMatchObject({ code: 200, till_where_filled: 1, is_all_details_filled: 0 });
    expect(await storedOf(anna)).toMatchObject({
      birth_date: '1985-04-09',
      gender: 'F',
      joins_women_group: true,
      city_id: places.chennai,
      current_location: 'Chennai, India',
      phone_country_code: '+91',
      phone_number: '9876543210',
      phone: '+919876543210',
    });
    const { body } = await anna.get('session');
    expect(body['records']).toMatchObject({
      till_where_filled: 1,
      is_all_details_filled: 0,
      mobile: '+919876543210',
    });
  });

  it('[ON-08 ON-09 ON-10 ON-11 ON-12 ON-13 ON-14] tells all that is missing at once', async () => {
    const anna = await anOnboarding(app);
    const { code, body } = await anna.post('personal', { page_id: 1 });

    expect(code).toBe(422);
    expect(body.msg).toBe('First name is required.');
    expect(body.errors).toEqual({
      firstName: ['First name is required.'],
      lastName: ['Last name is required.'],
      emailId: ['Email Id is required.'],
      cityId: ['Please enter current location'],
      country_code: ['Country Code is required.'],
      mobile: ['Mobile number is required.'],
      gender: ['Gender is required.'],
    });
    expect(await storedOf(anna)).toBeUndefined();
  });

  it('[ON-08 ON-09] takes names of letters only', async () => {
    expect(await errorsFor({ firstName: 'An<b>na', lastName: '   ' })).toEqual({
      firstName: ['Please use letters only.'],
      lastName: ['Last name is required.'],
    });
  });

  it('[ON-10] takes the own address in any case and no other one', async () => {
    expect(await errorsFor({ emailId: 'someone.else@example.org' })).toEqual({
      emailId: ['Please use the email address of your account.'],
    });

    const anna = await anOnboarding(app);
    const shouted = { ...personalAnswers(anna, places), emailId: anna.email.toUpperCase() };
    expect((await anna.post('personal', shouted)).code).toBe(200);
    const [account] = await app.rows<{ email: string }>('select email from account where id = ?', [
      anna.id,
    ]);
    expect(account?.email).toBe(anna.email);
  });

  it.each([
    ['91', '98765abc10', 'Please enter digits only.'],
    ['91', '1234567890123', 'Please enter at most 12 digits.'],
    ['+91', '98765', 'Phone number must be between 10 and 10 digits for India'],
    ['+91', '1234567890', 'Invalid phone number format for India'],
    ['+44', '12345', 'Phone number must be between 10 and 11 digits for UK'],
    ['+86', '12345678901', 'Invalid phone number format for China'],
    ['+33', '000000000', 'Invalid phone number format'],
    ['+999', '612345678', 'Invalid phone number format'],
  ])('[ON-13] refuses %s %s', async (country_code, mobile, message) => {
    expect(await errorsFor({ country_code, mobile })).toEqual({ mobile: [message] });
  });

  it.each([
    ['+44', '07911 123456', '+447911123456'],
    ['0044', '7911123456', '+447911123456'],
    ['+49', '01511-2345678', '+4915112345678'],
    ['+1', '2025550143', '+12025550143'],
    ['33', '612345678', '+33612345678'],
  ])('[ON-13] keeps %s %s as it is dialled from anywhere', async (country_code, mobile, full) => {
    const { anna, reply } = await answer({ country_code, mobile });
    expect(reply.code).toBe(200);
    expect(await storedOf(anna)).toMatchObject({ phone: full });
  });

  it('[ON-12] refuses what is no dial code', async () => {
    expect(await errorsFor({ country_code: 'India' })).toEqual({
      country_code: ['Please select a valid country code.'],
    });
  });

  it('[ON-14] knows three genders', async () => {
    expect(await errorsFor({ gender: 'X' })).toEqual({ gender: ['Gender is required.'] });
  });

  it.each([
    ['2026-02-30', 'Please enter your date of birth as YYYY-MM-DD.'],
    ['09/04/1985', 'Please enter your date of birth as YYYY-MM-DD.'],
    ['2008-11-21', 'You must be at least 18 years old.'],
    ['1925-11-19', 'Please check your date of birth.'],
  ])('[ON-05] refuses the date of birth %s', async (dob, message) => {
    app.clock.set(new Date('2026-11-20T12:00:00Z'));
    const refused = await errorsFor({ dob });
    app.clock.reset();
    expect(refused).toEqual({ dob: [message] });
  });

  it('[ON-05] needs no date of birth', async () => {
    const { anna, reply } = await answer({ dob: '' });
    expect(reply.code).toBe(200);
    expect(await storedOf(anna)).toMatchObject({ birth_date: null });
  });

  it('[ON-07] asks only women for their group', async () => {
    expect(
      await storedOf((await answer({ gender: 'F', femaleGroupAllow: undefined })).anna),
    ).toMatchObject({ joins_women_group: true });
    expect(await storedOf((await answer({ gender: 'F', femaleGroupAllow: 0 })).anna)).toMatchObject(
      { joins_women_group: false },
    );
    expect(await storedOf((await answer({ gender: 'M', femaleGroupAllow: 1 })).anna)).toMatchObject(
      { joins_women_group: false },
    );
  });

  it('[ON-11 ON-23] takes a typed city and keeps it for review', async () => {
    const { anna } = await answer({ cityId: 'Kolipaakam#Kolipaakam', cityName: 'Kolipaakam' });
    expect(await storedOf(anna)).toMatchObject({
      city_id: null,
      city_name: 'Kolipaakam',
      current_location: 'Kolipaakam',
    });
    expect(
      await app.rows('select kind from place_suggestion where name = ? and reviewed_at is null', [
        'Kolipaakam',
      ]),
    ).toHaveLength(1);

    const other = await answer({ cityId: 'other', cityName: 'Kolipaakam' });
    expect(await storedOf(other.anna)).toMatchObject({ city_id: null, city_name: 'Kolipaakam' });
  });

  it.each(['0', 'other', 'Select City', '#', String(NO_ONE)])(
    '[ON-11] takes %p for no city',
    async (cityId) => {
      expect(await errorsFor({ cityId, cityName: '' })).toEqual({
        cityId: ['Please enter current location'],
      });
    },
  );

  it('[ON-05] keeps the city of origin, which may be left out', async () => {
    const { anna } = await answer({
      cityOfOriginId: String(places.berlin),
      cityOfOrigin: 'Berlin',
    });
    expect(await storedOf(anna)).toMatchObject({
      origin_city_id: places.berlin,
      origin_city_name: 'Berlin',
    });
  });

  it('[ON-02] may be done again, and drops what no step asks', async () => {
    const { anna } = await answer();
    const extras = {
      is_all_details_filled: 1,
      till_where_filled: 4,
      onboardingStep: 4,
      role: 'admin',
      isAdmin: true,
      speciality: 'Urology',
    };
    const polluted = JSON.parse('{"__proto__": {"isAdmin": true}}') as object;
    const again = {
      ...personalAnswers(anna, places),
      ...extras,
      ...polluted,
      lastName: 'van der Berg',
    };

    expect((await anna.post('personal', again)).body).toMatchObject({
      code: 200,
      till_where_filled: 1,
    });
    expect(
      await app.rows('select last_name, role, onboarding_step from account where id = ?', [
        anna.id,
      ]),
    ).toEqual([{ last_name: 'van der Berg', role: 'member', onboarding_step: 1 }]);
    expect(await storedOf(anna)).toMatchObject({ speciality: '' });
  });

  it('[ON-19] is for the caller alone', async () => {
    const [anna, ben] = [await anOnboarding(app), await anOnboarding(app)];
    const inBody = await ben.post('personal', { ...personalAnswers(ben, places), id: anna.id });
    const inHeader = await ben.post(
      'personal',
      { city: String(places.berlin) },
      { id: String(anna.id) },
    );

    expect([inBody.code, inHeader.code]).toEqual([403, 403]);
    expect(await storedOf(anna)).toBeUndefined();
    expect((await aVisitor(app).post('personal', {})).code).toBe(401);
  });

  describe('edited from the profile, with a header id', () => {
    const edit = (person: Person, body: object) =>
      person.post('personal', body, { id: String(person.id) });

    it('[ON-19 PR-20 D-054] changes birth date and place, never the phone', async () => {
      const { anna } = await answer();
      const reply = await edit(anna, {
        dob: '1986-01-02',
        city: String(places.berlin),
        phone: '9000000000',
        country_code: '+91',
      });

      expect(reply.body).toMatchObject({ code: 200, msg: 'Personal Details updated successfully' });
      expect(await storedOf(anna)).toMatchObject({
        birth_date: '1986-01-02',
        current_location: 'Berlin, Germany',
        phone: '+919876543210',
      });
    });

    it('[PR-07 PR-27] says when nothing changed', async () => {
      const { anna } = await answer();
      const same = {
        dob: '1985-04-09',
        city: String(places.chennai),
        phone: '9876543210',
        country_code: '+91',
      };

      expect((await edit(anna, same)).body).toMatchObject({ code: 400, msg: 'No changes made' });
      expect((await edit(anna, {})).body).toMatchObject({ code: 400, msg: 'No changes made' });
    });

    it('[ON-19] has the same rules, and needs step 1 first', async () => {
      const { anna } = await answer();
      expect((await edit(anna, { dob: '2020-01-01', city: 'x' })).body.errors).toEqual({
        dob: ['You must be at least 18 years old.'],
      });
      expect((await edit(anna, { city: String(NO_ONE) })).body.errors).toEqual({
        city: ['Please enter current location'],
      });
      expect((await edit(await anOnboarding(app), { city: String(places.berlin) })).code).toBe(409);
    });

    it('[PR-08 D-054] keeps a member’s phone when step 1 is done again', async () => {
      const { anna } = await answer();
      await anna.post('qualification', medicalSchool(places));
      const again = { ...personalAnswers(anna, places), mobile: '9000000000', gender: 'O' };

      expect((await anna.post('personal', again)).body).toMatchObject({
        code: 200,
        till_where_filled: 2,
        is_all_details_filled: 1,
      });
      expect(await storedOf(anna)).toMatchObject({
        gender: 'O',
        joins_women_group: false,
        phone: '+919876543210',
      });
    });
  });
});
