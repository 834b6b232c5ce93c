import { type RunningApp, startApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, PASSWORD, Person } from '../support/people';

describe('The key of drafts', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('[D-561] is the same in each session of a member, another one for each member, and kept by nobody on the way', async () => {
    const anna = await aMember(app);
    const keyOf = async (person: Person) => (await person.get('session/draft-key')).body['key'];
    const key = await keyOf(anna);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await keyOf(anna)).toBe(key);
    const { body } = await new Client(app).post('login', {
      emailId: anna.email,
      password: PASSWORD,
    });
    const jwt = (body['records'] as { jwt: string }).jwt;
    const elsewhere = new Person(app, jwt, anna.id, anna.email, anna.fullName);
    expect(await keyOf(elsewhere)).toBe(key);
    await elsewhere.post('logout', {});
    expect((await elsewhere.get('session/draft-key')).code).toBe(401);
    expect(await keyOf(await aMember(app))).not.toBe(key);
    const reply = await fetch(new URL('/api/v1/session/draft-key', app.url), {
      headers: anna.headers,
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});
