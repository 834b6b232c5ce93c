import { aCase, anOutcome, startWithFiles } from '../clinical-cases/support/cases';
import { aPoll } from '../clinical-cases/support/polls';
import { callsOf } from '../security/support/calls';
import type { RunningApp } from '../support/app';
import type { Replied } from '../support/client';
import { aMember, type Person } from '../support/people';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

/** The older address has no marks (D-1612, D-1614). */
const withoutPins = (body: Replied['body']): unknown =>
  JSON.parse(JSON.stringify(body, (word, value) => (word === 'pins' ? undefined : value)));

describe('The parts of a case', () => {
  it('[D-1155] are written at its post and read at both addresses', async () => {
    const id = await aCase(anna);
    await anna.send('PUT', `posts/${id}/poll`, aPoll({ blind: false }));
    await anna.post(`posts/${id}/steps`, { kind: 'operation', day: 0, text: 'Resected.' });
    await anna.send('PUT', `posts/${id}/outcome`, anOutcome('Went home.'));
    for (const part of ['poll', 'steps', 'outcome', 'privacy']) {
      const [here, there] = [
        await ben.get(`posts/${id}/${part}`),
        await ben.get(`clinicalCases/${id}/${part}`),
      ];
      expect([here.code, withoutPins(here.body)]).toEqual([200, there.body]);
    }
    const { result } = (await ben.get(`posts/${id}/steps`)).body;
    expect(result).toMatchObject([{ pins: [] }]);
    expect((await ben.get(`posts/${id}/outcome`)).body['result']).toMatchObject({ pins: [] });
    expect((await ben.send('PUT', `posts/${id}/outcome`, anOutcome('Not mine.'))).code).toBe(403);
  });

  it('[D-1155] have no call at one address alone, but for what a post has itself', () => {
    const names = new Set(callsOf().map(({ name }) => name));
    const parts =
      /^\w+ posts\/\{id\}\/(steps|outcome|followUp|poll|check|ask|consentLinks|privacy)/;
    const ofPosts = [...names].filter((name) => parts.test(name));
    expect(ofPosts.length).toBeGreaterThan(20);
    const older = ofPosts.map((name) => name.replace(' posts/', ' clinicalCases/'));
    expect(older.filter((name) => !names.has(name))).toEqual([]);
  });
});
