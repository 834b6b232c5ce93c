// A separate process with two real OpenID providers, one like Google and one like Apple. Sends both
// issuers to its parent.
import { createPrivateKey } from 'node:crypto';
import { createServer } from 'node:http';
import { importSPKI, jwtVerify } from 'jose';
import Provider from 'oidc-provider';

const settings = JSON.parse(process.env.OPENID_SETTINGS);
/** Google's redirect_uri for codes requested by a script on the page; it is not a URL. */
const POPUP = 'postmessage';
const SIX_MONTHS = 15_777_000;
/**
 * Exported to a JWK from the PEM, not from the generated key object: Node 20 deadlocks if a key's
 * generator is garbage collected during an export.
 */
const signingKey = createPrivateKey(settings.signing.key).export({ format: 'jwk' });
const jwks = { keys: [{ ...signingKey, kid: settings.signing.kid, alg: 'RS256', use: 'sig' }] };

function configuration(name, more) {
  const people = new Map();
  const client = (id) => ({
    client_id: id,
    client_secret: settings.clientSecret,
    application_type: 'native',
    redirect_uris: [`http://127.0.0.1/api/v1/auth/${name}/callback`, `http://127.0.0.1/${POPUP}`],
    token_endpoint_auth_method: 'client_secret_post',
  });
  return {
    people,
    clients: [client(settings.clientId), client('another-app')],
    jwks,
    cookies: { keys: ['local'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    conformIdTokenClaims: false,
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => people.get(id) }),
    loadExistingGrant: grantAll,
    ...more,
  };
}

async function grantAll(ctx) {
  const { provider, client, session } = ctx.oidc;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile name');
  await grant.save();
  return grant;
}

/** The user at the provider: signs in, or cancels. */
async function interact(provider, people, request, response) {
  if (request.method !== 'POST') return response.end('Who are you?');
  const answer = await bodyOf(request, JSON.parse);
  if (answer.cancelled)
    return provider.interactionFinished(request, response, {
      error: answer.cancelled,
      error_description: '<b>no</b>',
    });
  people.set(answer.sub, answer);
  return provider.interactionFinished(request, response, {
    login: { accountId: answer.sub },
    consent: {},
  });
}

async function bodyOf(request, parse) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return parse(Buffer.concat(chunks).toString());
}

let popup = '';

/**
 * Such a code is redeemed with the bare word as redirect_uri. Here the code is issued for a URL
 * that ends in it.
 */
async function asGoogle(ctx, next) {
  const { redirect_uri: asked = '' } = ctx.query;
  if (ctx.path === '/auth' && asked.endsWith(`/${POPUP}`)) popup = asked;
  if (ctx.path === '/token') {
    const form = await bodyOf(ctx.req, (text) => Object.fromEntries(new URLSearchParams(text)));
    ctx.req.body = {
      ...form,
      redirect_uri: form.redirect_uri === POPUP ? popup : form.redirect_uri,
    };
  }
  await next();
}

/**
 * Apple supports no PKCE, and its client secret is a token signed with the developer's registered
 * key.
 */
async function asApple(ctx, next) {
  if (ctx.path === '/token') {
    const form = await bodyOf(ctx.req, (text) => Object.fromEntries(new URLSearchParams(text)));
    ctx.req.body = {
      ...form,
      client_secret: (await isAppleSecret(form)) ? settings.clientSecret : 'wrong',
    };
  }
  await next();
  if (ctx.path.startsWith('/.well-known/'))
    ctx.body = { ...ctx.body, code_challenge_methods_supported: undefined };
}

async function isAppleSecret({ client_id: clientId, client_secret: secret }) {
  const key = await importSPKI(settings.apple.publicKey, 'ES256');
  try {
    const { payload, protectedHeader } = await jwtVerify(secret, key, {
      algorithms: ['ES256'],
      issuer: settings.apple.teamId,
      subject: clientId,
      audience: apple.issuer,
      requiredClaims: ['iat', 'exp'],
    });
    return protectedHeader.kid === settings.apple.keyId && payload.exp - payload.iat <= SIX_MONTHS;
  } catch {
    return false;
  }
}

async function serve(name, { middleware, ...more }) {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const { people, ...options } = configuration(name, more);
  const provider = new Provider(issuer, options);
  if (middleware) provider.use(middleware);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url.startsWith('/interaction/'))
      return interact(provider, people, request, response);
    return answer(request, response);
  });
  return { issuer };
}

const claims = { openid: ['sub'], email: ['email', 'email_verified'] };
const google = await serve('google', {
  claims: { ...claims, profile: ['given_name', 'family_name'] },
  middleware: asGoogle,
  pkce: { required: () => false },
});
const apple = await serve('apple', {
  claims: { ...claims, name: [] },
  scopes: ['openid', 'name', 'email'],
  middleware: asApple,
  pkce: { required: () => false },
});
process.send({ google: google.issuer, apple: apple.issuer });
process.on('disconnect', () => process.exit(0));
