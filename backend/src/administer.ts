import { emailKey } from './auth/account.entity';
import { readSettings, SettingsError } from './platform/config/settings';
import { connected } from './platform/database/connect';

const ROLES: Readonly<Record<string, string>> = { grant: 'admin', revoke: 'member' };
const USAGE = 'Usage: npm run admin -- grant|revoke <email>';

/** `node administer.js grant|revoke <email>`: makes somebody an administrator, or a member again, from their next request on. */
async function main(): Promise<void> {
  const [verb = '', email = ''] = process.argv.slice(2);
  const role = ROLES[verb];
  if (!role || !email.includes('@')) throw new SettingsError(USAGE);
  const client = await connected({ connectionString: readSettings(process.env).databaseUrl });
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      'update account set role = $1 where email_key = $2 and deleted_at is null returning id',
      [role, emailKey(email)],
    );
    if (!rows[0]) throw new SettingsError(`Nobody has an account with the address ${email}.`);
    await client.query(
      `insert into audit_event (action, object, result, created_at) values ($1, $2, 'done', $3)`,
      [verb === 'grant' ? 'admin-granted' : 'admin-revoked', `member ${rows[0].id}`, new Date()],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
  process.stdout.write(
    verb === 'grant'
      ? `${email} is an administrator now: /admin.\n`
      : `${email} is no administrator any more.\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
});
