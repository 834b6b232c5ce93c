import {
  medicalSchool,
  type Places,
  personalAnswers,
  somePlaces,
  specialityTraining,
  surgicalTraining,
} from '../onboarding/answers';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anOnboarding, aVisitor, type Person } from '../support/people';

describe('A profile', () => {
  let app: RunningApp;
  let places: Places;
  let anna: Person;

  beforeAll(async () => {
    app = await startApp();
    places = await somePlaces(app);
    anna = await anOnboarding(app, { email: 'anna.keller.private@example.org' });
    await anna.post('personal', personalAnswers(anna, places));
    await anna.post('qualification', {
      ...medicalSchool(places),
      ...surgicalTraining(places),
      ...specialityTraining(places),
      otherGroup: ['Urology#'],
      additionalQualifications: 'FRCS',
    });
  });

  afterAll(() => app.stop());

  const qualification = () => ({
    mbbs_city: 'Chennai',
    mbbs_center: places.school.name,
    mbbs_year: 2008,
    gs_center: 'Adyar Surgical Centre',
    gs_city: 'Chennai',
    gs_year: 2012,
    specialty_type: 'HPB Surgery',
    specialty_center: 'Adyar Liver Unit',
    specialty_city: 'Chennai',
    specialty_year: 2015,
    additionalQualifications: 'FRCS',
  });

  it('[PR-01 PR-04 PR-28] shows its owner everything', async () => {
    const { code, body } = await anna.post('getProfileDetails', { id: anna.id });

    expect(code).toBe(200);
    expect(body['profile']).toEqual({
      id: anna.id,
      first_name: 'Anna',
      last_name: 'Keller',
      full_name: 'Anna Keller',
      current_location: 'Chennai, India',
      display_pic: '',
      cv: null,
      is_verified: 0,
      verified_in: '',
      dob: '1985-04-09',
      gender: 'F',
      femaleGroupAllow: 1,
      city_id: places.chennai,
      cityOfOrigin: '',
      cityOfOriginId: null,
      mobile: '+91\n9876543210',
      email_id: anna.email,
      cv_visibility: 'members',
      quotable: 0,
    });
    expect(body['membershipAssociation']).toEqual({ association: '', other_international: '' });
    expect(body['mediRegistration']).toMatchObject({
      mediRegistrationCountry: [],
      mediRegistrationState: [],
      mediRegistrationNumber: [],
    });
    expect(body['qualification']).toEqual(qualification());
    expect(body['specialtyGroups']).toEqual([
      { chat_room_center_id: 4, chat_room_center_name: 'HPB Surgery' },
    ]);
    expect(body['addGroup']).toEqual([
      { chat_room_center_id: 9, chat_room_center_name: 'Urology#' },
    ]);
  });

  it('[PR-05] shows other members nothing that is private', async () => {
    const ben = await aMember(app);
    const { code, body } = await ben.post('getProfileDetails', { id: anna.id });

    expect(code).toBe(200);
    expect(body['profile']).toEqual({
      id: anna.id,
      first_name: 'Anna',
      last_name: 'Keller',
      full_name: 'Anna Keller',
      current_location: 'Chennai, India',
      display_pic: '',
      cv: null,
      is_verified: 0,
      verified_in: '',
    });
    expect(body['qualification']).toEqual(qualification());
    const whole = JSON.stringify(body);
    for (const secret of [
      anna.email,
      'private',
      '9876543210',
      '1985',
      'Urology',
      'dob',
      'mobile',
      'email_id',
      'cityOfOrigin',
      'femaleGroupAllow',
      'training',
      'addGroup',
      'randomnumber',
    ]) {
      expect(whole).not.toContain(secret);
    }
  });

  it('[PR-28] is the own one when no id is given', async () => {
    const { body } = await anna.post('getProfileDetails', {});
    expect(body['profile']).toMatchObject({ id: anna.id, email_id: anna.email });
  });

  it('[PR-28 D-056] is not there for ids of nobody, of people still onboarding and of the departed', async () => {
    const ben = await aMember(app);
    const [newcomer, departed] = [await anOnboarding(app), await aMember(app)];
    await app.rows('update account set deleted_at = ? where id = ? returning id', [
      app.clock.now(),
      departed.id,
    ]);

    for (const id of [0, -1, 2.5, 9_999_999_999, newcomer.id, departed.id]) {
      expect((await ben.post('getProfileDetails', { id })).code).toBe(404);
    }
  });

  it('[PR-03] shows whoever is onboarding the own one only', async () => {
    const newcomer = await anOnboarding(app, { firstName: 'Noor' });
    const own = await newcomer.post('getProfileDetails', { id: newcomer.id });
    expect(own.body['profile']).toMatchObject({
      first_name: 'Noor',
      email_id: newcomer.email,
      dob: '',
      mobile: '',
    });

    const other = await newcomer.post('getProfileDetails', { id: anna.id });
    expect(other.body).toMatchObject({ code: 403, msg: 'Please complete the registration first!' });
    expect((await aVisitor(app).post('getProfileDetails', { id: anna.id })).code).toBe(401);
  });
});
