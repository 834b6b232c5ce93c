import { emailKey } from './auth/account.entity';
import { readSettings, SettingsError } from './platform/config/settings';
import { connected } from './platform/database/connect';

const VERBS = ['grant', 'revoke'];
const ROLES = ['admin', 'moderator', 'editor'];
const USAGE = 'Usage: npm run admin -- grant|revoke <email> [admin|moderator|editor]';

/** What becomes of an account, by verb and role; revoking without a role takes every one. */
const CHANGES: Readonly<Record<string, string>> = {
  'grant admin': "role = 'admin'",
  'grant duty': 'duties = array_append(array_remove(duties, $2), $2)',
  'revoke admin': "role = 'member'",
  'revoke duty': 'duties = array_remove(duties, $2)',
  'revoke all': "role = 'member', duties = '{}'",
};

/**
 * `node administer.js grant|revoke <email> [role]`: gives somebody a role, or takes it, from their next request on. Without a role
 * `grant` makes an administrator, and `revoke` a member like others.
 */
async function main(): Promise<void> {
  const { verb, email, role } = asked();
  const kind = role === undefined || role === 'admin' ? (role ?? 'all') : 'duty';
  const client = await connected({ connectionString: readSettings(process.env).databaseUrl });
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `update account set ${CHANGES[`${verb} ${kind}`]} where email_key = $1 and deleted_at is null returning id`,
      kind === 'duty' ? [emailKey(email), role] : [emailKey(email)],
    );
    if (!rows[0]) throw new SettingsError(`Nobody has an account with the address ${email}.`);
    await client.query(
      `insert into audit_event (action, object, result, created_at) values ($1, $2, 'done', $3)`,
      [actionOf(verb, role), `member ${rows[0].id}`, new Date()],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
  process.stdout.write(`${toldOf({ verb, email, role })}\n`);
}

interface Asked {
  readonly verb: string;
  readonly email: string;
  readonly role: string | undefined;
}

function asked(): Asked {
  const [verb = '', email = '', given, ...rest] = process.argv.slice(2);
  const isKnown = given === undefined || ROLES.includes(given);
  if (!VERBS.includes(verb) || !email.includes('@') || !isKnown || rest.length > 0)
    throw new SettingsError(USAGE);
  return { verb, email, role: given ?? (verb === 'grant' ? 'admin' : undefined) };
}

/** As the audit log names it: `admin-granted`, `moderator-revoked`, `roles-revoked`. */
function actionOf(verb: string, role: string | undefined): string {
  return `${role ?? 'roles'}-${verb === 'grant' ? 'granted' : 'revoked'}`;
}

function toldOf({ verb, email, role }: Asked): string {
  if (role === undefined) return `${email} has no role any more.`;
  const called = role === 'moderator' ? 'a moderator' : `an ${NAMES[role] ?? role}`;
  return verb === 'grant'
    ? `${email} is ${called} now: /admin.`
    : `${email} is not ${called} any more.`;
}

const NAMES: Readonly<Record<string, string>> = { admin: 'administrator' };

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
});
