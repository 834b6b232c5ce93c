import { AccountNotices } from '../../src/auth/notices/account-notices.service';
import { type RunningApp, startApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, aVisitor, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { type LocalProviders, startProviders } from './social/support/providers';
import { anAddress, mailsTo, moved } from './support/addresses';
import { auditOf } from './support/audit';
import { SoftwarePasskey } from './support/software-passkey';

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
beforeEach(() => app.clock.set(new Date()));
afterEach(() => app.clock.reset());

let count = 0;
async function googleOf(email: string, sub = `subject ${++count}`) {
  const credential = await providers.mint({ sub, email, email_verified: true });
  return aVisitor(app).post('login/googleSignIn/web', { credential });
}

interface Linked {
  readonly id: number;
  readonly provider: string;
  readonly email: string | null;
}
const linkedTo = async (person: Pick<Person, 'get'>) =>
  ((await person.get('account/security')).body['result'] as { identities: Linked[] }).identities;
const remove = (person: Pick<Person, 'send'>, id: number) =>
  person.send('DELETE', `account/identities/${id}`, undefined);

/** Somebody who joined through Google, with a session. */
async function aGoogler() {
  const email = anAddress();
  const { body } = await googleOf(email);
  const { jwt, id } = body['records'] as { jwt: string; id: number };
  return { id, email, client: aVisitor(app).with({ authorization: `Bearer ${jwt}` }) };
}

describe('A Google account', () => {
  it('[D-903] that is linked is emailed, listed, and removed by its owner', async () => {
    const anna = await aMember(app);
    expect(await linkedTo(anna)).toEqual([]);
    expect((await googleOf(anna.email.toUpperCase())).code).toBe(200);
    expect(await promised(app, 'mail', { accountId: anna.id, what: 'google-linked' })).toHaveLength(
      1,
    );
    const [linked] = await linkedTo(anna);
    expect(linked).toEqual({
      id: expect.any(Number),
      provider: 'google',
      email: anna.email,
      linked_at: app.clock.now().toISOString(),
    });
    const id = linked?.id ?? 0;
    expect((await remove(await aMember(app), id)).code).toBe(404);
    expect((await remove(anna, id)).code).toBe(200);
    expect((await remove(anna, id)).code).toBe(404);
    expect(await linkedTo(anna)).toEqual([]);
    expect(
      await promised(app, 'mail', { accountId: anna.id, what: 'google-removed' }),
    ).toHaveLength(1);
    expect(await auditOf(app, anna.id)).toEqual(['social-link done', 'social-unlink done']);
  });

  it('[D-903] is removed only by who has just shown that it is them', async () => {
    const anna = await aMember(app);
    await googleOf(anna.email);
    const [linked] = await linkedTo(anna);
    app.clock.advance(10 * 60_000 + 1);
    expect((await remove(anna, linked?.id ?? 0)).body).toMatchObject({ code: 403, confirm: true });
  });

  it('[D-903] that is the last way in stays, and so does a passkey', async () => {
    const { id, client } = await aGoogler();
    const [linked] = await linkedTo(client);
    expect((await remove(client, linked?.id ?? 0)).body).toMatchObject({
      code: 409,
      msg: 'This is your only way to log in. Please add a passkey first.',
    });
    expect(await linkedTo(client)).toHaveLength(1);
    expect(await promised(app, 'mail', { accountId: id, what: 'google-removed' })).toEqual([]);

    const { origin } = new URL(app.url);
    const asked = (await client.post('account/passkeys/options')).body['result'];
    const credential = new SoftwarePasskey().register(asked as { challenge: string }, { origin });
    const added = await client.post('account/passkeys', { credential });
    expect((await remove(client, linked?.id ?? 0)).code).toBe(200);
    const passkey = `account/passkeys/${added.body['id']}`;
    expect((await client.send('DELETE', passkey, undefined)).code).toBe(409);
  });

  it('[D-903] of an address that only looks the same opens nothing, and gets no account', async () => {
    const anna = await aMember(app, { email: `dr.${++count}@looks.example` });
    const other = await googleOf(`ｄr.${count}@looks.example`);
    expect(other.body).toMatchObject({ code: 409, msg: 'This email is already registered.' });
    expect(await linkedTo(anna)).toEqual([]);
  });

  it('[D-903] is told to the address that the account had until a few days ago, too', async () => {
    const anna = await aMember(app);
    const to = anAddress();
    await moved(app, { id: anna.id, client: anna, oldEmail: anna.email }, to);
    await googleOf(to);
    const about = { accountId: anna.id, what: 'google-linked' } as const;
    await inUnitOfWork(app, () => app.nest.get(AccountNotices).send(about, 'mail-of-a-spec'));
    for (const address of [to, anna.email])
      expect((await mailsTo(app, address))[0]?.subject).toBe('Google can now log you in to Suture');
    expect((await mailsTo(app, anna.email))[0]?.text).toContain('undo the change');
  });

  it('[D-901] that goes with an intruder leaves a member without a password one to choose', async () => {
    const { id, email, client } = await aGoogler();
    const token = await moved(app, { id, client, oldEmail: email }, anAddress());
    const back = await aVisitor(app).post('account/email/revert', { token });
    expect(back.code).toBe(200);
    expect(await promised(app, 'otp', { accountId: id })).toMatchObject([
      { name: 'email-change-code' },
      { name: 'password-code' },
    ]);
    const [account] = await app.rows('select email, login_type from account where id = ?', [id]);
    expect(account).toEqual({ email, login_type: 'ID_PASS' });
  });
});
