import { randomBytes } from 'node:crypto';
import { type RunningApp, startApp } from '../support/app';
import { aVisitor } from '../support/people';
import { contract } from './support/calls';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const newAddress = () => `${randomBytes(6).toString('hex')}@example.org`;
const join = (password: string, emailId = newAddress()) =>
  aVisitor(app).post('signup', {
    firstName: 'Ingrid',
    lastName: 'Solheim',
    emailId,
    password,
    indemnity: true,
    clauses: true,
  });

async function joined(password: string): Promise<string> {
  const emailId = newAddress();
  expect((await join(password, emailId)).code).toBe(200);
  await app.rows('update account set email_verified_at = now() where email = ?', [emailId]);
  return emailId;
}

const logIn = async (emailId: string, password: string) =>
  (await aVisitor(app).post('login', { emailId, password })).code;

describe('A password', () => {
  it.each([
    'Suture 123',
    'surgeon1',
    'SCALPEL',
    'Hospital1',
    'password1',
    'Solheim',
    'ingrid solheim',
    'P@ssw0rd2026!',
    '1234567890',
    '98765432',
    'qwertyuiop',
    '1q2w3e4r',
    'abcabcabc',
    '11111111111',
    'Liverpool#1',
    '2026surgery!!',
    'third party signin',
  ])('[D-541] may not be what is guessed first: %s', async (password) => {
    expect((await join(password)).body.errors).toHaveProperty('password');
  });

  it('may not be the own address, nor its first half', async () => {
    const emailId = newAddress();
    expect((await join(emailId, emailId)).code).toBe(422);
    expect((await join(emailId.split('@')[0] ?? '', emailId)).code).toBe(422);
  });

  it('may be long, of any letters, and counts to its last one', async () => {
    const long = `${'ß漢🩺 x'.repeat(9)}the-end`;
    expect(Buffer.byteLength(long)).toBeGreaterThan(100);
    const emailId = await joined(long);
    expect(await logIn(emailId, `${long.slice(0, -1)}x`)).toBe(400);
    expect(await logIn(emailId, long)).toBe(202);
    expect((await join('x'.repeat(129))).code).toBe(422);
  });

  it('is never demanded to be changed for its age', async () => {
    const emailId = await joined('patient-hands-3');
    app.clock.advance(400 * 86_400_000);
    expect(await logIn(emailId, 'patient-hands-3')).toBe(202);
  });

  it('comes without secret questions and hints: no call asks for one', () => {
    const words = Object.values(contract.components.schemas).flatMap(({ properties }) =>
      Object.keys(properties ?? {}),
    );
    expect(words.length).toBeGreaterThan(300);
    expect(
      words.filter((word) => /(secret|security).?(question|answer)|password.?hint/i.test(word)),
    ).toEqual([]);
  });
});
