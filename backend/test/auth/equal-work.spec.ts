import { MikroORM } from '@mikro-orm/postgresql';
import { Passwords } from '../../src/auth/passwords';
import { type RunningApp, startApp } from '../support/app';
import { aMember, aVisitor, PASSWORD, type Person } from '../support/people';
import { turnOn } from './support/second-steps';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => jest.restoreAllMocks());

const NEW_PASSWORD = 'second-incision-8';

interface Work {
  /** The statements that the database was asked, without their values. */
  readonly statements: string[];
  /** How often a password was hashed or checked against a hash, each as dear as the other. */
  readonly hashes: number;
}

/** What the server does for one request. */
async function workOf(request: () => Promise<unknown>): Promise<Work> {
  const statements: string[] = [];
  const connection = app.nest.get(MikroORM).em.getConnection();
  const asked = jest.spyOn(connection, 'execute');
  const passwords = app.nest.get(Passwords);
  const hashed = [jest.spyOn(passwords, 'hash'), jest.spyOn(passwords, 'matches')];
  const before = hashed.map((spy) => spy.mock.calls.length);
  await request();
  for (const [sql] of asked.mock.calls) statements.push(String(sql).replace(/\s+/g, ' '));
  const hashes = hashed.reduce(
    (sum, spy, index) => sum + spy.mock.calls.length - (before[index] ?? 0),
    0,
  );
  jest.restoreAllMocks();
  return { statements, hashes };
}

const logIn = (emailId: string) =>
  aVisitor(app).post('login', { emailId, password: 'something-else-1' });
const askForCode = (emailId: string) => aVisitor(app).post('sendOtp', { emailId });
const reset = (emailId: string) =>
  aVisitor(app).post('verifyOtp', {
    emailId,
    otp: '000000',
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });

describe('Known and unknown addresses', () => {
  it.each([
    ['[AU-36] at log-in', logIn, 1],
    ['[AU-44] when a code is asked for', askForCode, 0],
    ['[AU-45] when a code is tried', reset, 1],
  ])('[D-024] %s cost the same work and get the same answer', async (_, request, hashes) => {
    const anna = await aMember(app);
    const replies: Record<string, unknown>[] = [];
    const answer = async (email: string) => {
      const { body } = await request(email);
      replies.push({ ...body, requestId: 0, email: 0 });
    };
    const known = await workOf(() => answer(anna.email));
    const unknown = await workOf(() => answer('nobody@example.org'));

    expect(unknown).toEqual(known);
    expect(known.hashes).toBe(hashes);
    expect(known.statements.length).toBeGreaterThan(0);
    expect(replies[1]).toEqual(replies[0]);
  });

  it('an account without a password is checked like any other', async () => {
    const anna = await aMember(app);
    await app.rows(
      `update account set password_hash = null, login_type = 'third_party' where id = ?`,
      [anna.id],
    );
    const work = await workOf(() =>
      aVisitor(app).post('login', { emailId: anna.email, password: PASSWORD }),
    );
    expect(work).toEqual(await workOf(() => logIn('nobody@example.org')));
  });

  it('[D-531] at log-in, a wrong password tells neither by words nor by time whether a second step is on', async () => {
    const [anna, bert] = [await aMember(app), await aMember(app)];
    await turnOn(app, anna);
    const replies: unknown[] = [];
    const answer = async (email: string) => {
      const { code, body, headers } = await logIn(email);
      replies.push([code, { ...body, requestId: 0 }, headers.getSetCookie()]);
    };
    const withIt = await workOf(() => answer(anna.email));
    const without = await workOf(() => answer(bert.email));
    const unknown = await workOf(() => answer('nobody@example.org'));
    expect([withIt, withIt]).toEqual([without, unknown]);
    expect([replies[0], replies[0]]).toEqual([replies[1], replies[2]]);
  });

  it('[D-538] when another address is asked for, a taken one costs the same', async () => {
    const [anna, bert, free] = [await aMember(app), await aMember(app), await aMember(app)];
    const ask = (person: Person, newEmail: string) => () =>
      person.post('account/email', { newEmail });
    expect(await workOf(ask(anna, free.email))).toEqual(
      await workOf(ask(bert, 'nobody.yet@example.org')),
    );
  });
});
