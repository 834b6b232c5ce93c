import { type RunningApp, startApp } from '../support/app';
import { aMember, aVisitor, PASSWORD } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('A process that goes on while a newer one migrates', () => {
  it('reads tables that have one more column, also what it has read often', async () => {
    const { email: emailId } = await aMember(app);
    const signIn = async () =>
      (await aVisitor(app).post('login', { emailId, password: PASSWORD })).code;
    for (let times = 0; times < 5; times += 1) expect(await signIn()).toBe(200);
    for (const table of ['account', 'profile', 'session'])
      await app.rows(`alter table ${table} add column added_by_the_next_version text`);
    expect(await signIn()).toBe(200);
  });
});
