import { Client as Database } from 'pg';
import { makeAddressesCanonical } from '../../src/auth/canonical-addresses';
import { type RunningApp, startApp } from '../support/app';
import { aMember, aVisitor, PASSWORD } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const joining = (emailId: string) => ({
  firstName: 'Ingrid',
  lastName: 'Keller',
  emailId,
  password: PASSWORD,
  indemnity: true,
  clauses: true,
});
const logIn = (emailId: string) => aVisitor(app).post('login', { emailId, password: PASSWORD });

/** Every call that takes an address, and its word for it. */
const DOORS: [path: string, word: string, body: object][] = [
  ['signup', 'emailId', joining('')],
  ['login', 'emailId', { password: PASSWORD }],
  ['resendVerification', 'emailId', {}],
  ['sendOtp', 'emailId', {}],
  ['verifyOtp', 'emailId', { otp: '123456' }],
  ['account/email', 'newEmail', {}],
  ['opportunities/apply', 'emailid', {}],
  ['contactPage', 'email', {}],
  ['miscellaneous/sendUserDeleteRequest', 'email', {}],
  ['addCommunityNonRegister', 'email_id', {}],
];

describe('An email address', () => {
  it.each(DOORS)(
    '[D-905] with something invisible in it is refused by %s',
    async (path, word, body) => {
      const anna = await aMember(app);
      const sent = { ...body, [word]: 'dr\u200b@example.com' };
      const reply = await anna.post(path, sent);
      expect([reply.code, reply.body.errors?.[word]]).toEqual([
        422,
        [expect.stringMatching(/invalid email/i)],
      ]);
    },
  );

  it('[D-905] in another writing is the same account', async () => {
    const [typed, same] = ['dr.one@München.example', 'DR.ONE@xn--mnchen-3ya.example'];
    expect((await aVisitor(app).post('signup', joining(typed))).code).toBe(200);
    const [account] = await app.rows('select email from account where email_key like ?', [
      'dr.one@%',
    ]);
    expect(account).toEqual({ email: 'dr.one@xn--mnchen-3ya.example' });
    expect((await aVisitor(app).post('signup', { ...joining(same), firstName: 'Anna' })).code).toBe(
      409,
    );
    expect((await logIn(same)).body.msg).toBe((await logIn(typed)).body.msg);
  });

  it('[D-905] from before is brought into the form, unless somebody else has it', async () => {
    const [old, other, taken] = [await aMember(app), await aMember(app), await aMember(app)];
    const give = (id: number, email: string) =>
      app.rows('update account set email = ?, email_key = ? where id = ?', [email, email, id]);
    await give(old.id, 'old@köln.example');
    await give(taken.id, 'taken@xn--kln-sna.example');
    await give(other.id, 'taken@köln.example');
    expect((await logIn('old@köln.example')).code).toBe(400);
    const database = new Database({ connectionString: app.settings.databaseUrl });
    await database.connect();
    for (let time = 1; time <= 2; time += 1) await makeAddressesCanonical(database);
    await database.end();
    expect((await logIn('old@KÖLN.example')).code).toBe(200);
    const left = await app.rows('select id from account where email = ?', ['taken@köln.example']);
    expect(left).toEqual([{ id: other.id }]);
  });
});
