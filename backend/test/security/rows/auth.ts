import { ExportsService } from '../../../src/departure/exporting/exports.service';
import { lastPromised } from '../../support/jobs';
import { aMember, anOnboarding, PASSWORD, type Person } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';
import { about, anybody, each, members, type Rows, row, signedIn } from '../support/row';
import type { Scene } from '../support/scene';

const another = {
  curruntPassword: PASSWORD,
  newPassword: 'second-incision-8',
  confirmPassword: 'second-incision-8',
};
/** A token that was never issued. */
const TOKEN = 'x'.repeat(43);
const MADE = { clientDataJSON: 'e30', attestationObject: 'oA' };
const SIGNED = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
const credential = (response: object) => ({
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response,
});
const UNKNOWN = { emailId: 'nobody@example.org' };

/**
 * Members who change, end or leave something of their own use another person's account, so that the
 * scene stays intact.
 */
async function asAnother(scene: Scene, actor: string): Promise<Record<string, string>> {
  if (actor === 'visitor' || actor === 'departed') return scene[actor].headers;
  const person: Person =
    actor === 'onboarding' ? await anOnboarding(scene.app) : await aMember(scene.app);
  return person.headers;
}

async function exportLink({ app, owner }: Scene): Promise<string> {
  const exportId = Number((await owner.post('exports')).body['id']);
  const job = await lastPromised(app, 'mail', { exportId });
  await inUnitOfWork(app, () => app.nest.get(ExportsService).sendLink(exportId, job));
  const [mail] = await app.rows<{ text: string }>(
    'select text from dev_mail where recipient = ? order by id desc limit 1',
    [owner.email],
  );
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Joining, signing in, sessions, leaving. */
export const auth: Rows = {
  'POST signup': each(anybody(), (_, actor) => ({
    body: {
      firstName: 'Nora',
      lastName: 'New',
      emailId: `${actor}.joins@example.org`,
      password: PASSWORD,
      indemnity: true,
      clauses: true,
    },
  })),
  'POST verify': row(anybody(404), { body: { q: 'A'.repeat(43) } }),
  'POST verify/login': row(anybody(404), { body: { q: `token=${TOKEN}` } }),
  'POST resendVerification': row(anybody(), { body: UNKNOWN }),
  'POST login': about(anybody(), async ({ app }) => ({
    body: { emailId: (await aMember(app)).email, password: PASSWORD },
  })),
  'GET login/second': row(anybody(404)),
  'POST login/second': row(anybody(400), { body: { ticket: TOKEN, code: '123456' } }),
  'POST login/passkey/options': row(anybody()),
  'POST login/passkey': row(anybody(400), {
    body: { ticket: TOKEN, credential: credential(SIGNED) },
  }),
  // Neither provider is configured here; see backend/test/auth/social.
  'POST login/googleSignIn/web': row(anybody(404), { body: { credential: 'not.a.token' } }),
  'POST login/appleSignIn/web': row(anybody(404), { body: { authCode: 'nothing' } }),
  'GET auth/providers': row(anybody()),
  'GET auth/google': row(anybody(404)),
  'GET auth/google/callback': row(anybody(404)),
  'GET auth/apple': row(anybody(404)),
  'POST auth/apple/callback': row(anybody(404), { body: {} }),
  'POST sendOtp': row(anybody(), { body: UNKNOWN }),
  'POST verifyOtp': row(anybody(400), {
    body: { ...UNKNOWN, otp: '123456', newPassword: PASSWORD, confirmPassword: PASSWORD },
  }),
  'POST changePassword': each(signedIn(), async (scene, actor) => ({
    body: another,
    headers: await asAnother(scene, actor),
  })),
  'POST token/refresh': row(anybody(401), { body: { refreshToken: 'x'.repeat(43) } }),
  'POST logout': each(anybody(), async (scene, actor) => ({
    body: {},
    headers: await asAnother(scene, actor),
  })),
  'GET session': row(signedIn()),
  'GET session/draft-key': row(members()),
  'POST session/unsent': row(anybody(404), {
    body: { place: '/community', target: '/community', words: '{}' },
  }),
  'GET session/unsent': row(signedIn(404)),
  'DELETE session/unsent': row(signedIn()),
  'GET account/measures': row(signedIn()),
  'GET sessions': row(signedIn()),
  'POST sessions/end-others': row(signedIn()),
  'DELETE sessions/{id}': about(signedIn(404, { owner: 200 }), async ({ app, owner }) => {
    await owner.post('login', { emailId: owner.email, password: PASSWORD });
    const [session] = await app.rows<{ id: number }>(
      'select max(id) as id from session where account_id = ?',
      [owner.id],
    );
    return { path: { id: session?.id ?? 0 } };
  }),
  'POST confirm-identity/code': each(signedIn(), async (scene, actor) => ({
    headers: await asAnother(scene, actor),
  })),
  'POST confirm-identity': row(signedIn(), { body: { password: PASSWORD } }),
  'POST confirm-identity/passkey/options': row(signedIn()),
  'POST confirm-identity/passkey': row(signedIn(400), {
    body: { ticket: TOKEN, credential: credential(SIGNED) },
  }),
  'GET account/security': row(signedIn()),
  'POST account/totp': each(signedIn(), async (scene, actor) => ({
    headers: await asAnother(scene, actor),
  })),
  'POST account/totp/confirm': row(signedIn(409), { body: { code: '000000' } }),
  'DELETE account/totp': row(signedIn(409), { body: { code: '000000' } }),
  'GET account/passkeys': row(signedIn()),
  'POST account/passkeys/options': row(signedIn()),
  'POST account/passkeys': row(signedIn(400), { body: { credential: credential(MADE) } }),
  'DELETE account/passkeys/{id}': about(signedIn(404, { owner: 200 }), async ({ app, owner }) => {
    const [passkey] = await app.rows<{ id: number }>(
      `insert into passkey (account_id, credential_id, public_key, counter, name, created_at)
       values (?, 'of the owner', '', 0, 'Phone', now()) returning id`,
      [owner.id],
    );
    return { path: { id: passkey?.id ?? 0 } };
  }),
  'DELETE account/identities/{id}': about(signedIn(404, { owner: 200 }), async ({ app, owner }) => {
    const [identity] = await app.rows<{ id: number }>(
      `insert into identity (account_id, issuer, subject, created_at)
         values (?, 'https://accounts.google.com', 'of the owner', now()) returning id`,
      [owner.id],
    );
    return { path: { id: identity?.id ?? 0 } };
  }),
  'POST account/email': each(signedIn(), (_, actor) => ({
    body: { newEmail: `${actor}.moves@example.org` },
  })),
  'POST account/email/confirm': row(signedIn(400), { body: { code: '123456' } }),
  'POST account/email/revert': row(anybody(404), { body: { token: TOKEN, password: PASSWORD } }),
  'POST account/not-me': row(anybody(404), { body: { token: TOKEN } }),
  'POST exports': row(signedIn()),
  'GET exports/{token}': about(signedIn(404, { owner: 200 }), async (scene) => ({
    path: { token: await exportLink(scene) },
  })),
  'GET exports/{token}/left': about(signedIn(404, { owner: 200 }), async (scene) => ({
    path: { token: await exportLink(scene) },
  })),
  'POST deleteAccount': each(signedIn(), async (scene, actor) => ({
    body: { reason: 'I retire.' },
    headers: await asAnother(scene, actor),
  })),
};
