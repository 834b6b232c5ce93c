import { SessionsService } from '../../../src/auth/sessions/sessions.service';
import { type RunningApp, startApp } from '../../support/app';
import { Client } from '../../support/client';
import { aMember, aVisitor, PASSWORD } from '../../support/people';
import { turnOn } from '../support/second-steps';
import { Browser, goingTo, someone } from './support/browser';
import { type LocalProviders, startProviders } from './support/providers';

let providers: LocalProviders;
let app: RunningApp;
beforeAll(async () => {
  providers = await startProviders();
  app = await startApp(providers.settings);
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

const accounts = (email: string) =>
  app.rows<{
    id: number;
    password_hash: string | null;
    login_type: string;
    first_name: string;
    last_name: string;
    verified: boolean;
  }>(
    'select id, password_hash, login_type, first_name, last_name, email_verified_at is not null as verified from account where email_key = ?',
    [email],
  );
const identities = (accountId: number) =>
  app.rows<{ subject: string }>('select subject from identity where account_id = ?', [accountId]);
const sessionOf = (browser: Browser) =>
  new Client(app, { cookie: `suture=${browser.cookie('suture')}` }).get('session');

describe('Signing in through Google in a browser', () => {
  it('[AU-37 AU-39] makes a verified account without a password at the first time and opens it at the second', async () => {
    const person = someone();
    const first = new Browser(app);
    const arrived = await first.signIn('google', person);
    const second = new Browser(app);
    await second.signIn('google', { ...person, email: 'moved@gmail.example' });
    const [account] = await accounts(person.email ?? '');

    expect(arrived.status).toBe(303);
    expect(goingTo(arrived)).toBe('/personal');
    expect(account).toMatchObject({
      password_hash: null,
      login_type: 'third_party',
      first_name: 'Anna',
      last_name: 'van der Berg',
      verified: true,
    });
    const records = (await sessionOf(first)).body['records'];
    expect(records).toMatchObject({
      id: account?.id,
      login_type: 'third_party',
      firstName: 'Anna',
      till_where_filled: 0,
    });
    expect((await sessionOf(second)).body['records']).toMatchObject({
      id: account?.id,
      email: person.email,
    });
    expect(await accounts('moved@gmail.example')).toEqual([]);
  });

  it('[AU-37] asks with state, nonce and PKCE, and keeps them sealed for ten minutes', async () => {
    const browser = new Browser(app);
    const response = await browser.open(`${app.url}/api/v1/auth/google`);
    const asked = new URL(goingTo(response) ?? '').searchParams;

    expect(asked.get('state')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${app.url}/api/v1/auth/google/callback`,
      scope: 'openid email profile',
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^suture-sign-in=[\w.-]+; Path=\/; HttpOnly; SameSite=None; Secure; Max-Age=600$/,
    );
    expect(response.headers.get('set-cookie')).not.toContain(asked.get('state'));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('[AU-37] joins the account of a verified address, which keeps its password', async () => {
    const anna = await aMember(app);
    const browser = new Browser(app);
    const arrived = await browser.signIn('google', someone({ email: anna.email.toUpperCase() }));

    expect(goingTo(arrived)).toBe('/chat');
    expect((await sessionOf(browser)).body['records']).toMatchObject({
      id: anna.id,
      login_type: 'ID_PASS',
    });
    expect(
      (await aVisitor(app).post('login', { emailId: anna.email, password: PASSWORD })).code,
    ).toBe(200);
    expect(await identities(anna.id)).toHaveLength(1);
    const lines = await app.rows(
      'select action, object, result from audit_event where actor_id = ? and action like ?',
      [anna.id, 'social%'],
    );
    expect(lines).toEqual([{ action: 'social-link', object: 'google', result: 'done' }]);
  });

  it('[D-531] asks for the second step of the account, and gives no session before', async () => {
    const anna = await aMember(app);
    const { phone } = await turnOn(app, anna);
    const browser = new Browser(app);
    const arrived = await browser.signIn('google', someone({ email: anna.email }));
    expect(goingTo(arrived)).toBe('/login/second');
    expect(browser.cookie('suture')).toBeUndefined();
    const ticket = browser.cookie('suture-second-step');
    expect(ticket).toMatch(/^[\w-]{43}$/);
    app.clock.advance(30_000);
    const entered = await aVisitor(app).post('login/second', { ticket, code: phone.code() });
    expect(entered.body['records']).toMatchObject({ id: anna.id });
    app.clock.reset();
  });

  it('[AU-37] takes over an account that was prepared for somebody else’s address', async () => {
    const person = someone();
    const attacker = aVisitor(app);
    const trap = {
      firstName: 'Mallory',
      lastName: 'Trap',
      emailId: person.email,
      password: 'waiting-for-you-1',
      indemnity: true,
      clauses: true,
    };
    const signedUp = await attacker.post('signup', trap);
    const id = Number(signedUp.body['id']);
    const token = await openDoorFor(id);
    await app.rows(
      "insert into email_verification (token_hash, account_id, created_at, expires_at) values ('\\x01', ?, now(), now() + interval '1 day')",
      [id],
    );
    await app.rows(
      "insert into one_time_code (account_id, purpose, code_hash, created_at, expires_at) values (?, 'password-reset', '\\x01', now(), now() + interval '10 minutes')",
      [id],
    );
    expect((await new Client(app, { authorization: `Bearer ${token}` }).get('session')).code).toBe(
      200,
    );

    const browser = new Browser(app);
    await browser.signIn('google', person);

    expect(await accounts(person.email ?? '')).toEqual([
      {
        id,
        password_hash: null,
        login_type: 'third_party',
        first_name: 'Anna',
        last_name: 'van der Berg',
        verified: true,
      },
    ]);
    expect(
      (await attacker.post('login', { emailId: person.email, password: trap.password })).code,
    ).toBe(400);
    expect((await new Client(app, { authorization: `Bearer ${token}` }).get('session')).code).toBe(
      401,
    );
    expect(await app.rows('select 1 from email_verification where account_id = ?', [id])).toEqual(
      [],
    );
    expect(
      await app.rows('select 1 from one_time_code where account_id = ? and used_at is null', [id]),
    ).toEqual([]);
    expect((await sessionOf(browser)).body['records']).toMatchObject({ id });
  });

  it('[AU-37] two first sign-ins at once make one account', async () => {
    const person = someone();
    const browsers = [new Browser(app), new Browser(app), new Browser(app)];
    const ways = await Promise.all(
      browsers.map(async (browser) => browser.authorise(await browser.leave('google'), person)),
    );
    const arrived = await Promise.all(
      browsers.map((browser, index) => browser.arrive(ways[index] ?? { url: '' })),
    );

    expect(arrived.map(goingTo)).toEqual(['/personal', '/personal', '/personal']);
    expect(await accounts(person.email ?? '')).toHaveLength(1);
  });

  it('[AU-37] refuses an address that Google has not verified, and makes nothing', async () => {
    const anna = await aMember(app);
    const browser = new Browser(app);
    const arrived = await browser.signIn(
      'google',
      someone({ email: anna.email, email_verified: false }),
    );

    expect(goingTo(arrived)).toBe('/login?problem=social-unverified');
    expect(browser.cookie('suture')).toBeUndefined();
    expect(await identities(anna.id)).toEqual([]);
  });

  it('[AU-37] does not bring a deleted account back', async () => {
    const anna = await aMember(app);
    const person = someone({ email: anna.email });
    await new Browser(app).signIn('google', person);
    await app.rows('update account set deleted_at = now() where id = ?', [anna.id]);

    expect(goingTo(await new Browser(app).signIn('google', person))).toBe(
      '/login?problem=social-deleted',
    );
    expect(goingTo(await new Browser(app).signIn('google', someone({ email: anna.email })))).toBe(
      '/login?problem=social-deleted',
    );
  });
});

/** A session as one that was opened before the address was ever proved. */
async function openDoorFor(accountId: number): Promise<string> {
  const session = {
    memberId: accountId,
    remember: false,
    device: 'Spec',
    address: '127.0.0.1',
    browser: false,
  };
  return (await app.nest.get(SessionsService).start(session)).accessToken;
}
