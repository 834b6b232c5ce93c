import { type RunningApp, startApp } from '../support/app';
import { anOnboarding, type Person } from '../support/people';
import {
  INDIA,
  medicalSchool,
  type Places,
  somePlaces,
  specialityTraining,
  surgicalTraining,
} from './answers';
import { SecondStep } from './second-step';

describe('Step 2, qualification', () => {
  let app: RunningApp;
  let places: Places;
  let step: SecondStep;

  beforeAll(async () => {
    app = await startApp();
    places = await somePlaces(app);
    step = new SecondStep(app, places);
  });

  afterAll(() => app.stop());

  const profileOf = async (anna: Person) =>
    (
      await app.rows<Record<string, unknown>>('select * from profile where account_id = ?', [
        anna.id,
      ])
    )[0];
  it('[AU-11 ON-02 ON-03 ON-20 ON-32 ON-33] makes a member of whoever names a medical school', async () => {
    const { anna, reply } = await step.answer();

    expect(reply.body).toMatchObject({ code: 200, till_where_filled: 2, is_all_details_filled: 1 });
    expect(await step.trainingsOf(anna)).toMatchObject([
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
    const { anna, reply } = await step.answer({
      ...surgicalTraining(places),
      ...specialityTraining(places),
      otherGroup: ['Urology#', 'Trauma/Burns/Critical and Acute Care Surgery#', 'Urology#'],
      additionalQualifications: 'FRCS\nMasterclass in liver surgery',
    });

    expect(reply.code).toBe(200);
    expect(await step.trainingsOf(anna)).toMatchObject([
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
    const { anna } = await step.answer(surgicalTraining(places));
    expect(await profileOf(anna)).toMatchObject({ speciality: 'General Surgery' });
  });

  it('[ON-20] takes a city by its name with its record beside it', async () => {
    const { anna } = await step.answer({ mbbsCity: 'Chennai' });
    expect(await step.trainingsOf(anna)).toMatchObject([
      { city_id: places.chennai, city_name: 'Chennai' },
    ]);
  });

  it('[ON-21 ON-23] takes typed cities and schools', async () => {
    const { anna } = await step.answer({
      finalIds: {},
      mbbsCity: 'Nowhere#Nowhere',
      mbbsMedicalSchool: 'My #1 College#My #1 College',
    });
    expect(await step.trainingsOf(anna)).toMatchObject([
      { city_id: null, city_name: 'Nowhere', school_id: null, school_name: 'My 1 College' },
    ]);
  });

  it('[ON-02 D-053] comes after step 1, whatever it says', async () => {
    const anna = await anOnboarding(app);
    for (const body of [medicalSchool(places), {}]) {
      const reply = await anna.post('qualification', body);
      expect(reply.body).toMatchObject({
        code: 409,
        msg: 'Please complete the registration first!',
      });
    }
    expect(await step.trainingsOf(anna)).toEqual([]);
  });

  it('[ON-33] may be done again, and is for the caller alone', async () => {
    const { anna } = await step.answer({
      ...surgicalTraining(places),
      ...specialityTraining(places),
    });
    expect(
      (await anna.post('qualification', { ...medicalSchool(places), mbbsYear: 2009 })).body,
    ).toMatchObject({
      code: 200,
      till_where_filled: 2,
    });
    expect(await step.trainingsOf(anna)).toMatchObject([{ kind: 'mbbs', year: 2009 }]);

    const ben = await step.someone();
    expect((await ben.post('qualification', { ...medicalSchool(places), id: anna.id })).code).toBe(
      403,
    );
    expect(await step.trainingsOf(ben)).toEqual([]);
  });
});
