import { startWithFiles } from '../clinical-cases/support/cases';
import { INDIA, NO_ONE } from '../onboarding/answers';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, anOnboarding, aVisitor } from '../support/people';
import {
  anOpportunity,
  applied,
  cityOf,
  dayAfter,
  opportunityForm,
  rowsIn,
} from './support/opportunities';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithFiles();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const count = (ownerId: number) =>
  app.rows<{ id: number }>('select id from opportunity where owner_id = ?', [ownerId]);

describe('Posting an opportunity', () => {
  it('[OP-04 OP-05 OP-35 OP-40] keeps it and shows it to colleagues', async () => {
    const [anna, ben] = [
      await aMember(app, { firstName: 'Anna', lastName: 'Blum' }),
      await aMember(app),
    ];
    const form = await opportunityForm(app, { id: anna.id });
    const reply = await anna.post('opportunities/add', form);
    expect(reply).toMatchObject({ code: 200, body: { msg: 'Your opportunity is posted.' } });

    const { body } = await ben.get(`opportunities/${reply.body['id']}`);
    expect(body['result']).toMatchObject({
      id: reply.body['id'],
      title: 'Robotic HPB fellowship',
      signup_id: anna.id,
      full_name: 'Anna Blum',
      description: form['description'],
      job_location_country: 'India',
      job_location_country_id: INDIA,
      job_location_city_id: await cityOf(app),
      duration: '12 Months',
      from_date: form['fromDateOfOpportunity'],
      to_date: form['toDateOfOpportunity'],
      deadline: null,
      speciality: 'HPB Surgery',
      opportunity_type: 'Paid training position',
      qualifications: 'MS or equivalent',
      experience: '3 years after board',
      status: 'Open',
      applied_at: null,
    });
    expect(body['result']).not.toHaveProperty('response_count');
    expect(rowsIn(await anna.post('opportunities/posted'))[0]).toMatchObject({
      id: reply.body['id'],
      response_count: 0,
    });
  });

  it('[OP-08 OP-09 OP-10 OP-11 OP-12 OP-13 OP-14 OP-15 OP-16 OP-17 OP-18 OP-19] tells every missing field at once', async () => {
    const anna = await aMember(app);
    const reply = await anna.post('opportunities/add', {});
    expect(reply.code).toBe(422);
    expect(reply.body.errors).toEqual({
      title: ['Title must be at least 3 characters long'],
      jobLocationCountry: ['Country is required.'],
      jobLocationCity: ['City is required.'],
      duration: ['Duration of the Opportunity is required.'],
      fromDateOfOpportunity: ['From Date is required.'],
      toDateOfOpportunity: ['To Date is required.'],
      description: ['Description is required.'],
      speciality: ['Speciality is required.'],
      opportunityType: ['Opportunity Type is required.'],
      qualifications: ['Qualifications is required.'],
      experience: ['Experience is required.'],
      checkbox: ['Please select check box'],
      clauses: ['Please select check box'],
    });
    expect(await count(anna.id)).toEqual([]);
  });

  it.each([
    ['title', 'ab', 'Title must be at least 3 characters long'],
    ['jobLocationCountry', String(NO_ONE), 'Country is required.'],
    ['jobLocationCountry', '99999999999999', 'Country is required.'],
    ['jobLocationCity', '1', 'City is required.'],
    ['duration', 'soon', 'Duration of the Opportunity is required.'],
    ['duration', '0 Days', 'Duration of the Opportunity is required.'],
    ['opportunityType', 'Locum', 'Opportunity Type is required.'],
    ['speciality', 'Other', 'Speciality is required.'],
    ['fromDateOfOpportunity', '2027-02-29', 'Please enter a day as year-month-day.'],
    ['toDateOfOpportunity', '31/12/2027', 'Please enter a day as year-month-day.'],
    ['clauses', 'false', 'Please select check box'],
  ])('[OP-06 OP-07 OP-08] refuses a wrong %s (%p)', async (word, value, message) => {
    const reply = await (await aMember(app)).post(
      'opportunities/add',
      await opportunityForm(app, { [word]: value }),
    );
    expect(reply).toMatchObject({
      code: 422,
      body: { msg: message, errors: { [word]: [message] } },
    });
  });

  it('takes no day that is past, no end before its beginning and no deadline beyond the end', async () => {
    const anna = await aMember(app);
    const now = app.clock.now();
    const errorsOf = async (changes: object) =>
      (await anna.post('opportunities/add', await opportunityForm(app, changes))).body.errors;
    expect(await errorsOf({ fromDateOfOpportunity: dayAfter(now, -3) })).toEqual({
      fromDateOfOpportunity: ['From Date must not be in the past.'],
    });
    expect(await errorsOf({ toDateOfOpportunity: dayAfter(now, 29) })).toEqual({
      toDateOfOpportunity: ['To Date must be after From Date.'],
    });
    expect(await errorsOf({ deadline: dayAfter(now, -3) })).toHaveProperty('deadline');
    expect(await errorsOf({ deadline: dayAfter(now, 400) })).toHaveProperty('deadline');
    expect(
      await errorsOf({ deadline: dayAfter(now, 20), toDateOfOpportunity: dayAfter(now, 30) }),
    ).toBeUndefined();
  });

  it('[OP-20] keeps a typed speciality and a typed city as they are', async () => {
    const anna = await aMember(app);
    const id = await anOpportunity(app, anna, {
      speciality: 'Other',
      otherSpecialityInput: 'Hand surgery',
      jobLocationCity: 'Kotagiri#Kotagiri',
    });
    expect((await anna.get(`opportunities/${id}`)).body['result']).toMatchObject({
      speciality: 'Hand surgery',
      job_location_city: 'Kotagiri',
      job_location_city_id: null,
    });
    const named = await anOpportunity(app, anna, { speciality: 'Hand surgery' });
    expect((await anna.get(`opportunities/${named}`)).body['result']).toMatchObject({
      speciality: 'Hand surgery',
    });
    expect((await anna.get('specialityGroups')).body['specialities']).not.toContain('Hand surgery');
  });

  it('is done once for one key', async () => {
    const anna = await aMember(app);
    const form = await opportunityForm(app);
    const [first, again] = [
      await anna.post('opportunities/add', form, { 'idempotency-key': 'once' }),
      await anna.post('opportunities/add', form, { 'idempotency-key': 'once' }),
    ];
    expect(again.body['id']).toBe(first.body['id']);
    expect(await count(anna.id)).toHaveLength(1);
  });

  it('is for members, each for themselves', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const form = await opportunityForm(app);
    expect((await anna.post('opportunities/add', { ...form, id: ben.id })).code).toBe(403);
    expect((await aVisitor(app).post('opportunities/add', form)).code).toBe(401);
    expect((await (await anOnboarding(app)).post('opportunities/add', form)).code).toBe(403);
    expect(await count(anna.id)).toEqual([]);
  });
});

describe('Closing an opportunity', () => {
  it('[OP-29 OP-32 OP-39 D-087] hides it from everybody but its owner and its applicants, and keeps the responses', async () => {
    const [anna, ben, carl] = [await aMember(app), await aMember(app), await aMember(app)];
    const id = await anOpportunity(app, anna);
    const applicationId = await applied(ben, id);
    expect(await anna.post('opportunities/delete', { opportunity_id: id })).toMatchObject({
      code: 200,
      body: { msg: 'The opportunity is closed.' },
    });
    expect((await anna.post('opportunities/delete', { opportunity_id: id })).code).toBe(200);

    expect((await carl.get(`opportunities/${id}`)).code).toBe(404);
    expect((await ben.get(`opportunities/${id}`)).body['result']).toMatchObject({
      status: 'Closed',
    });
    expect(rowsIn(await anna.post('opportunities/posted'))[0]).toMatchObject({
      id,
      status: 'Closed',
      response_count: 1,
    });
    const { body } = await anna.post('opportunities/responses', { opportunityId: id });
    expect(body['result']).toMatchObject([{ id }, [{ id: applicationId }]]);
    expect(await promised(app, 'notifications', { opportunityId: id })).toMatchObject([
      { name: 'opportunity-closed' },
    ]);
    expect(await promised(app, 'mail', { opportunityId: id })).toMatchObject([
      { name: 'opportunity-closed' },
    ]);
  });

  it('is for its owner alone', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const id = await anOpportunity(app, anna);
    expect((await ben.post('opportunities/delete', { opportunity_id: id })).code).toBe(403);
    expect((await ben.post('opportunities/delete', { opportunity_id: NO_ONE })).code).toBe(404);
    expect((await ben.get(`opportunities/${id}`)).body['result']).toMatchObject({ status: 'Open' });
  });
});
