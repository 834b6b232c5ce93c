import type { RunningApp } from '../support/app';
import { aMember, anOnboarding, aVisitor } from '../support/people';
import { aCase, caseForm, DAY, idIn, startWithFiles, theCase } from './support/cases';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithFiles();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const stored = (id: number) =>
  app.rows<Record<string, unknown>>('select * from clinical_post where id = ?', [id]);
const casesBy = (memberId: number) =>
  app.rows<{ id: number }>('select id from clinical_post where author_id = ?', [memberId]);

describe('Posting a case', () => {
  it('[CA-33 CA-43 CA-05 CA-32] keeps it and shows it to colleagues at once', async () => {
    const [anna, ben] = [
      await aMember(app, { firstName: 'Anna', lastName: 'Blum' }),
      await aMember(app),
    ];
    const reply = await anna.post(
      'clinicalCases',
      caseForm({ history: 'Two days of pain.\nFever.', clinicalQuestions: 'Drain?\nOperate?' }),
    );

    expect(reply).toMatchObject({
      code: 200,
      body: { code: 200, msg: 'Clinical Case created successfully' },
    });
    expect(await theCase(ben, idIn(reply))).toMatchObject({
      id: idIn(reply),
      signup_id: anna.id,
      full_name: 'Anna Blum',
      profile_pic: '',
      speciality: 'General Surgery',
      patient_age: 54,
      ageUnit: 'years',
      patient_gender: 'Female',
      diagnosis: 'Acute cholecystitis',
      history: 'Two days of pain.\nFever.',
      clinical_questions: 'Drain?\nOperate?',
      status: 'Active',
      like_count: 0,
      comment_count: 0,
      is_like: 0,
      isAddedInCollection: 0,
      files: [],
    });
  });

  it('[CA-11 CA-12 CA-13 CA-14 CA-16] tells every missing field at once', async () => {
    const anna = await aMember(app);
    const reply = await anna.post('clinicalCases', {
      indemnity: false,
      consent: false,
      relevance: false,
    });

    expect(reply.code).toBe(422);
    expect(reply.body.errors).toEqual({
      speciality: ['Speciality is required.'],
      age: ['Invalid age.'],
      gender: ['Gender is required.'],
      diagnosis: ['Diagnosis is required.'],
      indemnity: ['Please check the checkbox.'],
      consent: ['Please check the checkbox.'],
      relevance: ['Please check the checkbox.'],
    });
    expect(await casesBy(anna.id)).toEqual([]);
  });

  it.each([0, -1, 1.5, 1e9, 'old', 121])('[CA-12] refuses the age %p', async (age) => {
    const reply = await (await aMember(app)).post('clinicalCases', caseForm({ age }));
    expect(reply).toMatchObject({ code: 422, body: { errors: { age: ['Invalid age.'] } } });
  });

  it.each([
    ['gender', 'male', 'Gender is required.'],
    ['speciality', 'Witchcraft', 'Please choose a speciality from the list.'],
    ['ageUnit', 'decades', 'Please choose days, weeks, months or years.'],
    ['consent', 'false', 'Please check the checkbox.'],
    ['history', 'x'.repeat(10_001), 'Please enter at most 10,000 characters.'],
  ])('refuses a wrong %s', async (word, value, message) => {
    const reply = await (await aMember(app)).post('clinicalCases', caseForm({ [word]: value }));
    expect(reply).toMatchObject({
      code: 422,
      body: { msg: message, errors: { [word]: [message] } },
    });
  });

  it.each([
    [
      { age: 3, ageUnit: 'weeks' },
      { patient_age: 3, ageUnit: 'weeks' },
    ],
    [{ age: 89 }, { patient_age: 89, ageUnit: 'years' }],
    [{ age: 94 }, { patient_age: '90+', ageUnit: 'years' }],
    [
      { age: 1_100, ageUnit: 'months' },
      { patient_age: '90+', ageUnit: 'years' },
    ],
  ])('[D-101] shows the age %j as %j', async (given, shown) => {
    const anna = await aMember(app);
    const id = await aCase(anna, given);
    expect(await theCase(anna, id)).toMatchObject(shown);
    expect((await stored(id))[0]?.['age_value']).toBeLessThanOrEqual(90);
  });

  it.each([
    ['diagnosis', 'Lump, call +44 20 7946 0958', /phone number/],
    ['history', 'A 94-year-old man', /over 89/],
    ['clinicalQuestions', 'Mail anna@example.org', /email address/],
    ['diagnosis', 'NHS 943 476 5919', /identity number/],
  ])('refuses a certain identifier in %s', async (word, text, sentence) => {
    const anna = await aMember(app);
    const reply = await anna.post('clinicalCases', caseForm({ [word]: text }));
    expect(reply.code).toBe(422);
    expect(reply.body.errors?.[word]).toEqual([expect.stringMatching(sentence)]);
    expect(await casesBy(anna.id)).toEqual([]);
  });

  it('keeps texts literally and takes nothing that it was not asked for', async () => {
    const anna = await aMember(app);
    const spoof = {
      kind: 'image',
      author_id: 1,
      like_count: 999,
      hidden_at: null,
      full_name: 'Dr. Evil',
      closes_at: '2099-01-01',
    };
    const id = await aCase(anna, {
      ...spoof,
      diagnosis: '100% margin <img src=x onerror=alert(1)> %3Cb%3E',
    });
    const [row] = await stored(id);
    const now = app.clock.now().getTime();

    expect(row).toMatchObject({ kind: 'case', author_id: anna.id, like_count: 0, hidden_at: null });
    expect(new Date(String(row?.['closes_at'])).getTime()).toBeLessThan(now + 8 * DAY);
    expect(await theCase(anna, id)).toMatchObject({
      diagnosis: '100% margin <img src=x onerror=alert(1)> %3Cb%3E',
      full_name: anna.fullName,
    });
  });

  it('is for members, in their own name', async () => {
    const anna = await aMember(app);
    expect((await aVisitor(app).post('clinicalCases', caseForm())).code).toBe(401);
    expect((await (await anOnboarding(app)).post('clinicalCases', caseForm())).code).toBe(403);
    expect((await anna.post('clinicalCases', caseForm({ signup_id: anna.id + 1 }))).code).toBe(403);
    expect((await anna.post('clinicalCases', caseForm({ signup_id: anna.id }))).code).toBe(200);
    expect(await casesBy(anna.id)).toHaveLength(1);
  });

  it('is done once under one Idempotency-Key', async () => {
    const anna = (await aMember(app)).with({ 'idempotency-key': 'k-1' });
    const [first, second] = await Promise.all([
      anna.post('clinicalCases', caseForm()),
      anna.post('clinicalCases', caseForm()),
    ]);
    const other = await anna.post('clinicalCases', caseForm({ age: 55 }));

    expect(second).toMatchObject({ code: 200, body: { id: idIn(first), msg: first.body.msg } });
    expect(
      await app.rows('select id from clinical_post where id >= ? and diagnosis = ?', [
        idIn(first),
        'Acute cholecystitis',
      ]),
    ).toHaveLength(1);
    expect(other).toMatchObject({ code: 422, body: { msg: 'This request key was already used.' } });
  });
});
