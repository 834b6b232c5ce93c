import { type RunningApp, startApp } from '../support/app';
import { aMember, anOnboarding, type Person } from '../support/people';
import { resultOf } from './support/cases';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startApp();
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
});
afterAll(() => app.stop());

const named = async (query: string) =>
  resultOf(await anna.get(`mentions?query=${encodeURIComponent(query)}`)).map(
    ({ full_name }) => full_name,
  );

describe('Whom a comment may name', () => {
  it('[CA-38 D-105] finds members by how their name, or their last name, begins', async () => {
    await aMember(app, { firstName: 'Zoltan', lastName: 'Quist' });
    await aMember(app, { firstName: 'Zoë', lastName: 'Zolt' });
    await anOnboarding(app, { firstName: 'Zola', lastName: 'Young' });
    expect((await named('zol')).sort()).toEqual(['Zoltan Quist', 'Zoë Zolt']);
    expect(await named('Zoltan Q')).toEqual(['Zoltan Quist']);
    expect(await named('quist')).toEqual(['Zoltan Quist']);
    expect(await named('nobody at all')).toEqual([]);
  });

  it('[CA-38 D-105] names nobody for one letter, and takes signs of a pattern as they are', async () => {
    expect(await named('z')).toEqual([]);
    expect(await named('%%')).toEqual([]);
    expect(await named('__')).toEqual([]);
  });
});
