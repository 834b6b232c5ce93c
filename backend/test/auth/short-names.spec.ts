import { medicalSchool, type Places, personalAnswers, somePlaces } from '../onboarding/answers';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anOnboarding, aVisitor, type Person } from '../support/people';

let app: RunningApp;
let places: Places;
beforeAll(async () => {
  app = await startApp();
  places = await somePlaces(app);
});
afterAll(() => app.stop());

async function aSurgeon(): Promise<Person> {
  const anna = await anOnboarding(app);
  await anna.post('personal', personalAnswers(anna, places));
  await anna.post('qualification', medicalSchool(places));
  return anna;
}

let count = 0;
const form = (changes: object) => {
  count += 1;
  return {
    firstName: 'Ingrid',
    lastName: 'Keller',
    emailId: `short-${count}@example.org`,
    password: 'seven-sutures-9',
    indemnity: true,
    clauses: true,
    ...changes,
  };
};
const join = (changes: object) => aVisitor(app).post('signup', form(changes));

const SHORT = 'Minimum 3 characters are required';

describe('Names that are short', () => {
  it.each([
    ['of one letter', { firstName: 'O', lastName: 'Ng' }],
    ['Chinese', { firstName: '小明', lastName: '王' }],
    ['Korean', { firstName: '민준', lastName: '김' }],
    ['and one name only', { firstName: 'Sukarno', lastName: '' }],
    ['and one name of two letters', { firstName: 'Oh', lastName: undefined }],
  ])('[D-937] are taken when their owner says so: %s', async (_, names) => {
    const refused = await join(names);
    expect(refused.code).toBe(422);
    const told = Object.values(refused.body.errors ?? {}).flat();
    expect(told.every((msg) => [SHORT, 'Last name is required'].includes(msg))).toBe(true);
    expect((await join({ ...names, shortName: true })).body).toMatchObject({ code: 200 });
  });

  it('[D-937 AU-17 AU-18] the sentences of the other rules stay', async () => {
    const told = async (names: object) => (await join({ ...names, shortName: true })).body.errors;
    expect(await told({ firstName: '' })).toEqual({ firstName: ['First name is required'] });
    expect(await told({ firstName: ' ' })).toEqual({ firstName: ['First name is required'] });
    expect(await told({ lastName: ' Ng' })).toEqual({
      lastName: ['Blank spaces are not allowed'],
    });
    expect(await told({ lastName: '3' })).toEqual({ lastName: ['Please use letters only.'] });
    expect((await join({ lastName: 'Ng', shortName: false })).body.errors).toEqual({
      lastName: [SHORT],
    });
  });

  it('[D-937] a member may take one, and is shown without a blank behind it', async () => {
    const anna = await aSurgeon();
    const change = (names: object) => anna.post('account/names', { gender: 'O', ...names });
    const names = { firstName: 'Suharto', lastName: '' };
    expect((await change(names)).body.errors).toEqual({ lastName: ['Last name is required'] });
    expect((await change({ ...names, shortName: true })).code).toBe(200);
    const { body } = await (await aMember(app)).post('searchUserDetails', { searchKey: 'suharto' });
    expect(body['result']).toMatchObject([{ id: anna.id, name: 'Suharto' }]);
    expect((await change({ firstName: 'Li', lastName: 'Wu', shortName: true })).code).toBe(200);
  });

  it('[D-937] step 1 takes a person of one name', async () => {
    const anna: Person = await aSurgeon();
    const answers = { ...personalAnswers(anna, places), lastName: '' };
    expect((await anna.post('personal', answers)).body.errors).toEqual({
      lastName: ['Last name is required.'],
    });
    expect((await anna.post('personal', { ...answers, shortName: true })).code).toBe(200);
  });
});
