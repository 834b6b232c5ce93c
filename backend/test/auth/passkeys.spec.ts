import { type RunningApp, startApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, aVisitor, type Person } from '../support/people';
import { turnOn } from './support/second-steps';
import { SoftwarePasskey } from './support/software-passkey';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(new Date()));
afterEach(() => app.clock.reset());

const MINUTE = 60_000;
const origin = () => new URL(app.url).origin;

interface Question {
  readonly result: { readonly challenge: string };
  readonly ticket: string;
}

async function invited(person: Person): Promise<{ challenge: string }> {
  const { body } = await person.post('account/passkeys/options');
  return body['result'] as { challenge: string };
}

async function added(person: Person, name = 'Phone'): Promise<SoftwarePasskey> {
  const passkey = new SoftwarePasskey();
  const credential = passkey.register(await invited(person), { origin: origin() });
  const reply = await person.post('account/passkeys', { credential, name });
  if (reply.code !== 200) throw new Error(JSON.stringify(reply.body));
  return passkey;
}

async function asked(): Promise<Question> {
  return (await aVisitor(app).post('login/passkey/options')).body as unknown as Question;
}

const answer = (ticket: string, credential: object) =>
  aVisitor(app).post('login/passkey', { ticket, credential });

async function logIn(passkey: SoftwarePasskey, isVerified = true) {
  const { result, ticket } = await asked();
  return answer(ticket, passkey.sign(result, { origin: origin(), isVerified }));
}

describe('A passkey', () => {
  it('[D-536] is added with a name, listed, logs in without an address, and is told by mail', async () => {
    const anna = await aMember(app);
    const options = (await anna.post('account/passkeys/options')).body['result'];
    expect(options).toMatchObject({
      rp: { name: 'Suture', id: '127.0.0.1' },
      user: { name: anna.email, displayName: 'Anna Keller' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const passkey = await added(anna, 'Anna’s phone');
    const entered = await logIn(passkey);
    expect(entered.body['records']).toMatchObject({ id: anna.id, jwt: expect.any(String) });
    expect(entered.headers.get('cache-control')).toBe('no-store');
    expect((await anna.get('account/passkeys')).body['result']).toEqual([
      {
        id: expect.any(Number),
        name: 'Anna’s phone',
        created_at: app.clock.now().toISOString(),
        last_used_at: app.clock.now().toISOString(),
      },
    ]);
    expect(await promised(app, 'mail', { accountId: anna.id, what: 'passkey-added' })).toHaveLength(
      1,
    );
  });

  it('[D-536] is one of twenty at most, however many are added at once', async () => {
    const anna = await aMember(app);
    const asked = await Promise.all(Array.from({ length: 23 }, () => invited(anna)));
    const adding = asked.map((options) =>
      anna.post('account/passkeys', {
        credential: new SoftwarePasskey().register(options, { origin: origin() }),
        name: 'Phone',
      }),
    );
    const codes = (await Promise.all(adding)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect((await anna.get('account/passkeys')).body['result']).toHaveLength(20);
  });

  it('[D-536] of an account with a second step asks for no code: it is two factors in one', async () => {
    const anna = await aMember(app);
    const passkey = await added(anna);
    await turnOn(app, anna);
    expect((await logIn(passkey)).code).toBe(200);
  });

  it('logs in only when its holder has shown face, finger or code', async () => {
    const anna = await aMember(app);
    const passkey = await added(anna);
    expect((await logIn(passkey, false)).code).toBe(400);
    const other = new SoftwarePasskey();
    const credential = other.register(await invited(anna), {
      origin: origin(),
      isVerified: false,
    });
    expect((await anna.post('account/passkeys', { credential })).code).toBe(400);
  });

  it('answers a challenge once, within ten minutes, on our own site, with its own key', async () => {
    const anna = await aMember(app);
    const passkey = await added(anna);
    const { result, ticket } = await asked();
    const credential = passkey.sign(result, { origin: origin() });
    expect((await answer(ticket, credential)).code).toBe(200);
    expect((await answer(ticket, credential)).code).toBe(400);

    const old = await asked();
    app.clock.advance(10 * MINUTE + 1);
    expect((await answer(old.ticket, passkey.sign(old.result, { origin: origin() }))).code).toBe(
      400,
    );

    const elsewhere = await asked();
    const phished = passkey.sign(elsewhere.result, { origin: 'https://suture.evil.example' });
    expect((await answer(elsewhere.ticket, phished)).code).toBe(400);

    const [one, other] = [await asked(), await asked()];
    const swapped = passkey.sign(one.result, { origin: origin() });
    expect((await answer(other.ticket, swapped)).code).toBe(400);

    const stolen = await asked();
    const forged = { ...new SoftwarePasskey().sign(stolen.result, { origin: origin() }) };
    const posing = { ...forged, id: passkey.id, rawId: passkey.id };
    expect((await answer(stolen.ticket, posing)).code).toBe(400);
    expect((await logIn(new SoftwarePasskey())).code).toBe(400);
  });

  it('is added once, and only to the account that asked', async () => {
    const [anna, bert] = [await aMember(app), await aMember(app)];
    const options = await invited(anna);
    const passkey = new SoftwarePasskey();
    const credential = passkey.register(options, { origin: origin() });
    expect((await bert.post('account/passkeys', { credential })).code).toBe(400);
    const again = passkey.register(await invited(anna), { origin: origin() });
    expect((await anna.post('account/passkeys', { credential: again })).code).toBe(200);
    expect((await anna.post('account/passkeys', { credential: again })).code).toBe(400);
    const stolen = passkey.register(await invited(bert), { origin: origin() });
    expect((await bert.post('account/passkeys', { credential: stolen })).code).toBe(409);
  });

  it('is removed by its owner, and opens nothing from then on', async () => {
    const [anna, bert] = [await aMember(app), await aMember(app)];
    const passkey = await added(anna);
    const list = (await anna.get('account/passkeys')).body['result'] as { id: number }[];
    const path = `account/passkeys/${list[0]?.id}`;
    expect((await bert.send('DELETE', path, undefined)).code).toBe(404);
    expect((await anna.send('DELETE', path, undefined)).code).toBe(200);
    expect((await anna.send('DELETE', path, undefined)).code).toBe(404);
    expect((await logIn(passkey)).code).toBe(400);
  });

  it('does not let in who is suspended', async () => {
    const anna = await aMember(app);
    const passkey = await added(anna);
    await app.rows(`update account set suspended_until = ? where id = ? returning id`, [
      new Date(app.clock.now().getTime() + 60 * MINUTE),
      anna.id,
    ]);
    expect((await logIn(passkey)).body.msg).toContain('suspended');
  });

  it('[D-537] confirms that it is its owner, and nobody else', async () => {
    const [anna, bert] = [await aMember(app), await aMember(app)];
    const [annas, berts] = [await added(anna), await added(bert)];
    app.clock.advance(11 * MINUTE);
    expect((await anna.post('account/passkeys/options')).code).toBe(403);
    const confirm = async (passkey: SoftwarePasskey) => {
      const { body } = await anna.post('confirm-identity/passkey/options');
      const { result, ticket } = body as unknown as Question;
      const credential = passkey.sign(result, { origin: origin() });
      return anna.post('confirm-identity/passkey', { ticket, credential });
    };
    expect((await confirm(berts)).code).toBe(400);
    const { result, ticket } = await asked();
    const ofLogIn = annas.sign(result, { origin: origin() });
    expect(
      (await anna.post('confirm-identity/passkey', { ticket, credential: ofLogIn })).code,
    ).toBe(400);
    expect((await anna.post('account/passkeys/options')).code).toBe(403);
    expect((await confirm(annas)).code).toBe(200);
    expect((await anna.post('account/passkeys/options')).code).toBe(200);
  });
});
