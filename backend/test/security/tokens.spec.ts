import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { aCase } from '../clinical-cases/support/cases';
import { aLink } from '../patient-consent/support/links';
import { type RunningApp, startApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, PASSWORD, type Person } from '../support/people';
import { refused, socketWith, tokenOf } from '../support/sockets';
import { rows } from './rows';
import { callsOf } from './support/calls';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startApp();
});
/** A new member for each test, because an accepted forgery could end sessions and accounts. */
beforeEach(async () => {
  anna = await aMember(app);
});
afterAll(() => app.stop());

const partOf = (token: string, at: 0 | 1): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString());
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const ourKey = () => createPrivateKey(app.settings.jwtPrivateKey);

interface Changes {
  readonly claims?: object;
  readonly header?: object;
  readonly key?: KeyObject;
}

/** A token like Anna's with changes; signed with our own key unless another is given. */
function forged({ claims = {}, header = {}, key }: Changes): Promise<string> {
  const token = tokenOf(anna);
  return new SignJWT({ ...partOf(token, 1), ...claims })
    .setProtectedHeader({ ...(partOf(token, 0) as { alg: string }), ...header })
    .sign(key ?? ourKey());
}

/** Anna's header and signature with other claims. */
function withClaims(claims: object): string {
  const [head, , signature] = tokenOf(anna).split('.');
  return `${head}.${encoded({ ...partOf(tokenOf(anna), 1), ...claims })}.${signature}`;
}

const now = () => Math.floor(Date.now() / 1_000);
const publicPem = () =>
  Buffer.from(createPublicKey(ourKey()).export({ type: 'spki', format: 'pem' }));

async function refreshToken(): Promise<string> {
  const { body } = await new Client(app).post('login', { emailId: anna.email, password: PASSWORD });
  return (body['records'] as { refreshToken: string }).refreshToken;
}

const FORGERIES: [string, () => string | Promise<string>][] = [
  ['garbage', () => 'garbage'],
  ['three empty parts', () => '..'],
  ['no algorithm', () => new UnsecuredJWT(partOf(tokenOf(anna), 1)).encode()],
  [
    'no algorithm, in other letters',
    () => `${encoded({ alg: 'nOnE', typ: 'at+jwt' })}.${tokenOf(anna).split('.')[1]}.`,
  ],
  ['no signature', () => tokenOf(anna).replace(/[^.]+$/, '')],
  [
    'HMAC with the public key',
    () =>
      new SignJWT(partOf(tokenOf(anna), 1))
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .sign(publicPem()),
  ],
  ['another key', () => forged({ key: generateKeyPairSync('ed25519').privateKey })],
  [
    'a key that it brings along',
    () =>
      forged({
        header: { jwk: { kty: 'OKP', crv: 'Ed25519', x: 'A'.repeat(43) } },
        key: generateKeyPairSync('ed25519').privateKey,
      }),
  ],
  [
    'another member under the signature of the first',
    async () => withClaims({ sub: String((await aMember(app)).id) }),
  ],
  ['another session under the signature of the first', () => withClaims({ sid: '987654' })],
  [
    'a member and the session of another',
    async () => forged({ claims: { sub: String((await aMember(app)).id) } }),
  ],
  ['a session that never was', () => forged({ claims: { sid: '987654321' } })],
  ['a member that is no number', () => forged({ claims: { sub: `${anna.id} or 1=1` } })],
  ['expired', () => forged({ claims: { iat: now() - 1_000, exp: now() - 1 } })],
  ['no end', () => forged({ claims: { exp: undefined } })],
  ['not yet valid', () => forged({ claims: { nbf: now() + 600 } })],
  ['issued in the future', () => forged({ claims: { iat: now() + 600, exp: now() + 900 } })],
  ['for another audience', () => forged({ claims: { aud: 'another-api' } })],
  ['by another issuer', () => forged({ claims: { iss: 'another' } })],
  ['of another kind', () => forged({ header: { typ: 'JWT' } })],
  ['a refresh token', refreshToken],
  ['the token of a patient’s link', async () => (await aLink(anna, await aCase(anna))).token],
];

/** These two use other kinds of token. */
const OWN_TOKENS = new Set(['GET visitor/feed', 'POST token/refresh']);
/** The number of concurrent calls. */
const AT_ONCE = 20;
const guarded = callsOf().filter(
  ({ name }) => rows[name]?.expected.visitor === 401 && !OWN_TOKENS.has(name),
);

describe('A token that is not a living one of ours', () => {
  it('is not what Anna has', async () => {
    expect((await anna.get('session')).code).toBe(200);
    expect(
      (await new Client(app, { authorization: `Bearer ${await forged({})}` }).get('session')).code,
    ).toBe(200);
    expect(guarded.length).toBeGreaterThan(120);
  });

  it.each(FORGERIES)('opens no call and no socket: %s', async (_, make) => {
    const token = await make();
    const forger = new Client(app, { authorization: `Bearer ${token}` });
    const opened: string[] = [];
    const left = [...guarded];
    const walk = async () => {
      for (let call = left.pop(); call; call = left.pop()) {
        const { code } = await forger.send(
          call.method,
          call.path.replace(/\{\w+\}/g, '1'),
          call.method === 'POST' ? {} : undefined,
        );
        if (code !== 401) opened.push(`${call.name}: ${code}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
    expect(opened).toEqual([]);
    expect(await refused(socketWith(app, { auth: { token } }))).toMatchObject({ code: 401 });
    expect((await anna.get('session')).code).toBe(200);
  });

  it('does not count in an address, a body or another header', async () => {
    const token = tokenOf(anna);
    const visitor = new Client(app);
    const replies = [
      await visitor.get(
        `session?token=${token}&access_token=${token}&authorization=Bearer%20${token}`,
      ),
      await visitor.post('chatRooms', { token, jwt: token }),
      await visitor.get('session', { token, id: String(anna.id), 'x-access-token': token }),
      await visitor.get('session', {
        authorization: `Basic ${Buffer.from(`${anna.email}:${PASSWORD}`).toString('base64')}`,
      }),
      await visitor.get('session', { cookie: `session=${token}; suture=${token}` }),
    ];
    expect(replies.map(({ code }) => code)).toEqual([401, 401, 401, 401, 401]);
  });
});
