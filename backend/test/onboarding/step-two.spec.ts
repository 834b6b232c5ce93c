import { type RunningApp, startApp } from '../support/app';
import { anOnboarding, type Person } from '../support/people';
import {
  INDIA,
  medicalSchool,
  NO_ONE,
  type Places,
  personalAnswers,
  somePlaces,
  specialityTraining,
  surgicalTraining,
} from './answers';

describe('Step 2, qualification', () => {
  let app: RunningApp;
  let places: Places;

  beforeAll(async () => {
    app = await startApp();
    places = await somePlaces(app);
  });

  afterAll(() => app.stop());

  async function someoneAfterStepOne(): Promise<Person> {
    const anna = await anOnboarding(app);
    await anna.post('personal', personalAnswers(anna, places));
    return anna;
  }

  const answer = async (changes: object = {}) => {
    const anna = await someoneAfterStepOne();
    return {
      anna,
      reply: await anna.post('qualification', { ...medicalSchool(places), ...changes }),
    };
  };
  const errorsFor = async (changes: object) => (await answer(changes)).reply.body.errors;
  const profileOf = async (anna: Person) =>
    (
      await app.rows<Record<string, unknown>>('select * from profile where account_id = ?', [
        anna.id,
      ])
    )[0];
  const trainingsOf = (anna: Person) =>
    app.rows('select * from training where account_id = ? order by year', [anna.id]);

  it('[AU-11 ON-02 ON-03 ON-20 ON-32 ON-33] makes a member of whoever names a medical school', async () => {
    const { anna, reply } = await answer();

    expect(reply.body).toMatchObject({ code: 200, till_where_filled: 2, is_all_details_filled: 1 });
    expect(await trainingsOf(anna)).toMatchObject([
      {
        kind: 'mbbs',
        country_id: INDIA,
        city_id: places.chennai,
        school_id: places.school.id,
        school_name: places.school.name,
        year: 2008,
      },
    ]);
    expect(await profileOf(anna)).toMatchObject({ college: places.school.name, speciality: '' });
    const { body } = await anna.get('session');
    expect(body['records']).toMatchObject({
      is_all_details_filled: 1,
      till_where_filled: 2,
      college: places.school.name,
    });
  });

  it('[ON-20 ON-21 ON-22] keeps all sections, groups and qualifications', async () => {
    const { anna, reply } = await answer({
      ...surgicalTraining(places),
      ...specialityTraining(places),
      otherGroup: ['Urology#', 'Trauma/Burns/Critical and Acute Care Surgery#', 'Urology#'],
      additionalQualifications: 'FRCS\nMasterclass in liver surgery',
    });

    expect(reply.code).toBe(200);
    expect(await trainingsOf(anna)).toMatchObject([
      { kind: 'mbbs' },
      {
        kind: 'surgical',
        school_id: null,
        school_name: 'Adyar Surgical Centre',
        city_id: places.chennai,
        year: 2012,
      },
      { kind: 'super-speciality', school_id: null, school_name: 'Adyar Liver Unit', year: 2015 },
    ]);
    expect(await profileOf(anna)).toMatchObject({
      speciality: 'HPB Surgery',
      other_groups: ['Urology', 'Trauma/Burns/Critical and Acute Care Surgery'],
      additional_qualifications: 'FRCS\nMasterclass in liver surgery',
    });
    expect(
      await app.rows('select 1 from place_suggestion where kind = ? and name = ?', [
        'school',
        'Adyar Liver Unit',
      ]),
    ).toHaveLength(1);
  });

  it('[ON-20] is General Surgery for a surgical training without a speciality', async () => {
    const { anna } = await answer(surgicalTraining(places));
    expect(await profileOf(anna)).toMatchObject({ speciality: 'General Surgery' });
  });

  it('[ON-20] takes a city by its name with its record beside it', async () => {
    const { anna } = await answer({ mbbsCity: 'Chennai' });
    expect(await trainingsOf(anna)).toMatchObject([
      { city_id: places.chennai, city_name: 'Chennai' },
    ]);
  });

  it('[ON-21 ON-23] takes typed cities and schools', async () => {
    const { anna } = await answer({
      finalIds: {},
      mbbsCity: 'Nowhere#Nowhere',
      mbbsMedicalSchool: 'My #1 College#My #1 College',
    });
    expect(await trainingsOf(anna)).toMatchObject([
      { city_id: null, city_name: 'Nowhere', school_id: null, school_name: 'My 1 College' },
    ]);
  });

  it('[ON-24 ON-25 ON-26 ON-27] tells all that the medical school lacks', async () => {
    const anna = await someoneAfterStepOne();
    const { code, body } = await anna.post('qualification', { curruntTab: 4 });

    expect(code).toBe(422);
    expect(body.errors).toEqual({
      mbbsCountry: ['Please select Country.'],
      mbbsCity: ['Please select city.'],
      mbbsMedicalSchool: ['Please select Medical School.'],
      mbbsYear: ['Please select Completion year.'],
    });
    expect(await trainingsOf(anna)).toEqual([]);
    expect((await anna.get('session')).body['records']).toMatchObject({ is_all_details_filled: 0 });
  });

  it.each([
    'Select Medical School',
    '0#Select',
    'Other',
    '#',
    `${NO_ONE}#Nobody’s school`,
    '99999999999999#Too far',
  ])('[ON-26] takes %p for no school', async (mbbsMedicalSchool) => {
    expect(await errorsFor({ mbbsMedicalSchool })).toEqual({
      mbbsMedicalSchool: ['Please select Medical School.'],
    });
  });

  it('[ON-24 ON-25] refuses unknown countries and cities of other countries', async () => {
    expect(await errorsFor({ mbbsCountry: NO_ONE })).toEqual({
      mbbsCountry: ['Please select Country.'],
      mbbsCity: ['Please select city.'],
    });
    expect(await errorsFor({ mbbsCity: String(places.berlin) })).toEqual({
      mbbsCity: ['Please select city.'],
    });
  });

  it('[ON-22 ON-28] requires all of a section that was opened', async () => {
    expect(await errorsFor({ generalSurgeryYear: 2012 })).toEqual({
      generalSurgeryCountry: ['Please select Country.'],
      surgicalCity: ['Please select city.'],
      generalSurgeryCenter: ['Please select Center/College.'],
    });
    expect(await errorsFor({ generalSurgeryCountry: INDIA, superSpecilityCountry: INDIA })).toEqual(
      {
        surgicalCity: ['Please select city.'],
        generalSurgeryCenter: ['Please select Center/College.'],
        generalSurgeryYear: ['Please select Year.'],
        superSpecialitySpeciality: ['Please select Speciality.'],
        superSpecialityCity: ['Please select city.'],
        superSpecialityCenter: ['Please select Center/College.'],
        superSpecialityYear: ['Please select Year.'],
      },
    );
    expect(await errorsFor({ superSpecialitySpeciality: 'HPB Surgery', mbbsYear: '' })).toEqual({
      mbbsYear: ['Please select Completion year.'],
      superSpecilityCountry: ['Please select Country.'],
      superSpecialityCity: ['Please select city.'],
      superSpecialityCenter: ['Please select Center/College.'],
      superSpecialityYear: ['Please select Year.'],
    });
  });

  it('[ON-22 ON-28] requires all of a section whose box is ticked', async () => {
    const errors = await errorsFor({
      hasSurgery: 'on',
      hasSuperSpeciality: 1,
      generalSurgeryCountry: '',
      superSpecialityYear: '',
    });
    expect(Object.keys(errors ?? {})).toEqual([
      'generalSurgeryCountry',
      'surgicalCity',
      'generalSurgeryCenter',
      'generalSurgeryYear',
      'superSpecialitySpeciality',
      'superSpecilityCountry',
      'superSpecialityCity',
      'superSpecialityCenter',
      'superSpecialityYear',
    ]);
  });

  it('[ON-22] does not open a section for empty answers and placeholders', async () => {
    const closed = {
      generalSurgeryCountry: '',
      surgicalCity: '0',
      generalSurgeryCenter: 'Select Center',
      generalSurgeryYear: '',
      superSpecialitySpeciality: null,
    };
    const { anna, reply } = await answer(closed);
    expect(reply.code).toBe(200);
    expect(await trainingsOf(anna)).toHaveLength(1);
  });

  it('[ON-28] knows the specialities of the list only', async () => {
    const errors = await errorsFor({
      ...specialityTraining(places),
      superSpecialitySpeciality: 'Astrology',
      otherGroup: ['Women in Surgery#'],
    });
    expect(errors).toEqual({
      superSpecialitySpeciality: ['Please select Speciality.'],
      otherGroup: ['Please choose groups from the list.'],
    });
  });

  it.each([1959, 2027, 'then', 2008.5])(
    '[ON-27 ON-29] refuses the completion year %p',
    async (mbbsYear) => {
      app.clock.set(new Date('2026-11-20T12:00:00Z'));
      const errors = await errorsFor({ mbbsYear });
      app.clock.reset();
      expect(errors).toEqual({ mbbsYear: ['Please select Completion year.'] });
    },
  );

  it('[ON-29] refuses years before the age of 18, from both sides', async () => {
    expect(await errorsFor({ mbbsYear: 2002 })).toEqual({
      mbbsYear: ['This year is too early for your date of birth.'],
    });

    const { anna } = await answer({ mbbsYear: 2003 });
    const younger = await anna.post('personal', { dob: '1986-01-01' }, { id: String(anna.id) });
    expect(younger.body.errors).toEqual({
      dob: ['Your completion years are too early for this date of birth.'],
    });
  });

  it('[ON-31] refuses boxes that are not checked and records what was asked', async () => {
    expect(await errorsFor({ terms: false, declaration: 0 })).toEqual({
      terms: ['Please check Terms & Conditions and Privacy Policy.'],
      declaration: ['Please check the declaration.'],
    });

    const declaredBy = (anna: Person) =>
      app.rows('select step, terms, declaration from onboarding_declaration where account_id = ?', [
        anna.id,
      ]);
    expect(await declaredBy((await answer()).anna)).toEqual([
      { step: 2, terms: 'accepted', declaration: 'accepted' },
    ]);
    const older = await answer({ terms: undefined, declaration: undefined });
    expect(await declaredBy(older.anna)).toEqual([
      { step: 2, terms: 'not asked', declaration: 'not asked' },
    ]);
  });

  it('[ON-02] comes after step 1, whatever it says', async () => {
    const anna = await anOnboarding(app);
    for (const body of [medicalSchool(places), {}]) {
      const reply = await anna.post('qualification', body);
      expect(reply.body).toMatchObject({
        code: 409,
        msg: 'Please complete the registration first!',
      });
    }
    expect(await trainingsOf(anna)).toEqual([]);
  });

  it('[ON-33] may be done again, and is for the caller alone', async () => {
    const { anna } = await answer({ ...surgicalTraining(places), ...specialityTraining(places) });
    expect(
      (await anna.post('qualification', { ...medicalSchool(places), mbbsYear: 2009 })).body,
    ).toMatchObject({
      code: 200,
      till_where_filled: 2,
    });
    expect(await trainingsOf(anna)).toMatchObject([{ kind: 'mbbs', year: 2009 }]);

    const ben = await someoneAfterStepOne();
    expect((await ben.post('qualification', { ...medicalSchool(places), id: anna.id })).code).toBe(
      403,
    );
    expect(await trainingsOf(ben)).toEqual([]);
  });

  it('[ON-33] takes no endless lists and no endless texts', async () => {
    expect(
      Object.keys((await errorsFor({ otherGroup: Array(51).fill('Urology#') })) ?? {}),
    ).toEqual(['otherGroup']);
    expect(
      Object.keys((await errorsFor({ additionalQualifications: 'x'.repeat(2_001) })) ?? {}),
    ).toEqual(['additionalQualifications']);
  });
});
