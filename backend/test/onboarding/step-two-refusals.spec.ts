import { type RunningApp, startApp } from '../support/app';
import { type Person } from '../support/people';
import { INDIA, NO_ONE, type Places, somePlaces, specialityTraining } from './answers';
import { SecondStep } from './second-step';

describe('What step 2 refuses', () => {
  let app: RunningApp;
  let places: Places;
  let step: SecondStep;

  beforeAll(async () => {
    app = await startApp();
    places = await somePlaces(app);
    step = new SecondStep(app, places);
  });

  afterAll(() => app.stop());

  it('[ON-24 ON-25 ON-26 ON-27] tells all that the medical school lacks', async () => {
    const anna = await step.someone();
    const { code, body } = await anna.post('qualification', { curruntTab: 4 });

    expect(code).toBe(422);
    expect(body.errors).toEqual({
      mbbsCountry: ['Please select Country.'],
      mbbsCity: ['Please select city.'],
      mbbsMedicalSchool: ['Please select Medical School.'],
      mbbsYear: ['Please select Completion year.'],
    });
    expect(await step.trainingsOf(anna)).toEqual([]);
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
    expect(await step.errorsFor({ mbbsMedicalSchool })).toEqual({
      mbbsMedicalSchool: ['Please select Medical School.'],
    });
  });

  it('[ON-24 ON-25] refuses unknown countries and cities of other countries', async () => {
    expect(await step.errorsFor({ mbbsCountry: NO_ONE })).toEqual({
      mbbsCountry: ['Please select Country.'],
      mbbsCity: ['Please select city.'],
    });
    expect(await step.errorsFor({ mbbsCity: String(places.berlin) })).toEqual({
      mbbsCity: ['Please select city.'],
    });
  });

  it('[ON-22 ON-28] requires all of a section that was opened', async () => {
    expect(await step.errorsFor({ generalSurgeryYear: 2012 })).toEqual({
      generalSurgeryCountry: ['Please select Country.'],
      surgicalCity: ['Please select city.'],
      generalSurgeryCenter: ['Please select Center/College.'],
    });
    expect(
      await step.errorsFor({ generalSurgeryCountry: INDIA, superSpecilityCountry: INDIA }),
    ).toEqual({
      surgicalCity: ['Please select city.'],
      generalSurgeryCenter: ['Please select Center/College.'],
      generalSurgeryYear: ['Please select Year.'],
      superSpecialitySpeciality: ['Please select Speciality.'],
      superSpecialityCity: ['Please select city.'],
      superSpecialityCenter: ['Please select Center/College.'],
      superSpecialityYear: ['Please select Year.'],
    });
    expect(
      await step.errorsFor({ superSpecialitySpeciality: 'HPB Surgery', mbbsYear: '' }),
    ).toEqual({
      mbbsYear: ['Please select Completion year.'],
      superSpecilityCountry: ['Please select Country.'],
      superSpecialityCity: ['Please select city.'],
      superSpecialityCenter: ['Please select Center/College.'],
      superSpecialityYear: ['Please select Year.'],
    });
  });

  it('[ON-22 ON-28 D-055] requires all of a section whose box is ticked', async () => {
    const errors = await step.errorsFor({
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

  it('[ON-22 D-055] does not open a section for empty answers and placeholders', async () => {
    const closed = {
      generalSurgeryCountry: '',
      surgicalCity: '0',
      generalSurgeryCenter: 'Select Center',
      generalSurgeryYear: '',
      superSpecialitySpeciality: null,
    };
    const { anna, reply } = await step.answer(closed);
    expect(reply.code).toBe(200);
    expect(await step.trainingsOf(anna)).toHaveLength(1);
  });

  it('[ON-28] knows the specialities of the list only', async () => {
    const errors = await step.errorsFor({
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
      const errors = await step.errorsFor({ mbbsYear });
      app.clock.reset();
      expect(errors).toEqual({ mbbsYear: ['Please select Completion year.'] });
    },
  );

  it('[ON-29] refuses years before the age of 18, from both sides', async () => {
    expect(await step.errorsFor({ mbbsYear: 2002 })).toEqual({
      mbbsYear: ['This year is too early for your date of birth.'],
    });

    const { anna } = await step.answer({ mbbsYear: 2003 });
    const younger = await anna.post('personal', { dob: '1986-01-01' }, { id: String(anna.id) });
    expect(younger.body.errors).toEqual({
      dob: ['Your completion years are too early for this date of birth.'],
    });
  });

  it('[ON-31] refuses boxes that are not checked and records what was asked', async () => {
    expect(await step.errorsFor({ terms: false, declaration: 0 })).toEqual({
      terms: ['Please check Terms & Conditions and Privacy Policy.'],
      declaration: ['Please check the declaration.'],
    });

    const declaredBy = (anna: Person) =>
      app.rows('select step, terms, declaration from onboarding_declaration where account_id = ?', [
        anna.id,
      ]);
    expect(await declaredBy((await step.answer()).anna)).toEqual([
      { step: 2, terms: 'accepted', declaration: 'accepted' },
    ]);
    const older = await step.answer({ terms: undefined, declaration: undefined });
    expect(await declaredBy(older.anna)).toEqual([
      { step: 2, terms: 'not asked', declaration: 'not asked' },
    ]);
  });

  it('[ON-33] takes no endless lists and no endless texts', async () => {
    expect(
      Object.keys((await step.errorsFor({ otherGroup: Array(51).fill('Urology#') })) ?? {}),
    ).toEqual(['otherGroup']);
    expect(
      Object.keys((await step.errorsFor({ additionalQualifications: 'x'.repeat(2_001) })) ?? {}),
    ).toEqual(['additionalQualifications']);
  });
});
