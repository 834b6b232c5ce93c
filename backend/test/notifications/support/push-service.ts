import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

/** What arrived at a browser: decrypted by its own keys, the sender's signature checked. */
export interface Arrived {
  readonly path: string;
  readonly payload: Record<string, unknown>;
  readonly headers: Record<string, string | undefined>;
  readonly claims: { readonly aud?: unknown; readonly sub?: unknown };
}

/** A browser that subscribes: its key pair and secret (RFC 8291). */
export function aBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  return { pair, auth, subscription: { endpoint, expirationTime: null, keys: { p256dh, auth: auth.toString('base64url') } } };
}

export type Browser = ReturnType<typeof aBrowser>;

/** A push service on this machine that speaks the protocol (RFC 8030, 8188, 8291, 8292). */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const arrived: Arrived[] = [];
  const answers = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const path = request.url ?? '';
    const browser = browsers.get(path);
    const status = answers.get(path) ?? (browser ? 201 : 404);
    if (browser && status === 201) {
      const headers = request.headers as Record<string, string | undefined>;
      const claims = await claimsOf(headers['authorization'] ?? '');
      arrived.push({ path, payload: JSON.parse(decrypted(Buffer.concat(pieces), browser)), headers, claims });
    }
    response.writeHead(status, status === 307 ? { location: 'http://127.0.0.1:9/' } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    arrived,
    /** A browser of its own, at an address of this service. */
    browser: (): Browser => {
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const browser = aBrowser(origin + path);
      browsers.set(path, browser);
      return browser;
    },
    /** From now on it answers with this status. */
    answer: ({ subscription }: Browser, status: number) => answers.set(new URL(subscription.endpoint).pathname, status),
    at: ({ subscription }: Browser) => arrived.filter(({ path }) => origin + path === subscription.endpoint),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** `vapid t=<JWT>, k=<public key>` (RFC 8292). */
async function claimsOf(authorization: string): Promise<Arrived['claims']> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
  return payload;
}

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();
const expand = (key: Buffer, info: Buffer, length: number) => hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length);
const text = (words: string) => Buffer.from(`${words}\0`);

/** One record of aes128gcm: salt (16), record size (4), length and key of the sender, then the cipher text with its tag (16). */
function decrypted(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const cipher = body.subarray(21 + keyLength);
  const info = Buffer.concat([text('WebPush: info'), pair.getPublicKey(), sender]);
  const secret = expand(hmac(auth, pair.computeSecret(sender)), info, 32);
  const key = hmac(salt, secret);
  const opened = createDecipheriv(
    'aes-128-gcm',
    expand(key, text('Content-Encoding: aes128gcm'), 16),
    expand(key, text('Content-Encoding: nonce'), 12),
  );
  opened.setAuthTag(cipher.subarray(-16));
  const padded = Buffer.concat([opened.update(cipher.subarray(0, -16)), opened.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
