// A push service on this machine for tests (RFC 8030, 8188, 8291, 8292).
import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { importJWK, jwtVerify } from 'jose';

/** A subscribed browser: its key pair and secret. */
export function aBrowser(endpoint) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  return {
    pair,
    auth,
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh, auth: auth.toString('base64url') },
    },
  };
}

/** Accepts and stores pushes it can decrypt for one of its browsers. */
export async function startPushService(port = 0) {
  const browsers = new Map();
  const arrived = [];
  const answers = new Map();
  const server = createServer(async (request, response) => {
    const pieces = [];
    for await (const piece of request) pieces.push(piece);
    const browser = browsers.get(request.url);
    const status = answers.get(request.url) ?? (browser ? 201 : 404);
    if (browser && status === 201) {
      const claims = await claimsOf(request.headers.authorization ?? '');
      const payload = JSON.parse(decrypted(Buffer.concat(pieces), browser));
      arrived.push({ path: request.url, payload, headers: request.headers, claims });
    }
    response.writeHead(status, status === 307 ? { location: 'http://127.0.0.1:9/' } : {}).end();
  });
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    browser: () => {
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const browser = aBrowser(origin + path);
      browsers.set(path, browser);
      return browser;
    },
    answer: ({ subscription }, status) =>
      answers.set(new URL(subscription.endpoint).pathname, status),
    at: ({ subscription }) => arrived.filter(({ path }) => origin + path === subscription.endpoint),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Parses `vapid t=<JWT>, k=<public key>`; throws unless the JWT is signed by that key. */
async function claimsOf(authorization) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [
    point.subarray(1, 33).toString('base64url'),
    point.subarray(33).toString('base64url'),
  ];
  const { payload } = await jwtVerify(
    token,
    await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'),
  );
  return payload;
}

const hmac = (key, data) => createHmac('sha256', key).update(data).digest();
const expand = (key, info, length) =>
  hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length);
const text = (words) => Buffer.from(`${words}\0`);

/**
 * One aes128gcm record: salt (16), record size (4), length and key of the sender, then the cipher
 * text with its tag (16).
 */
function decrypted(body, { pair, auth }) {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const cipher = body.subarray(21 + keyLength);
  const info = Buffer.concat([text('WebPush: info'), pair.getPublicKey(), sender]);
  const key = hmac(salt, expand(hmac(auth, pair.computeSecret(sender)), info, 32));
  const [secret, nonce] = [
    expand(key, text('Content-Encoding: aes128gcm'), 16),
    expand(key, text('Content-Encoding: nonce'), 12),
  ];
  const opened = createDecipheriv('aes-128-gcm', secret, nonce);
  opened.setAuthTag(cipher.subarray(-16));
  const padded = Buffer.concat([opened.update(cipher.subarray(0, -16)), opened.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
