import { changeRole, USAGE } from './auth/roles/change-role';
import { readSettings, SettingsError } from './platform/config/settings';
import { connected } from './platform/database/connect';

/**
 * `node administer.js grant|revoke <email> [role]`: grants or revokes a role, effective from the
 * next request.
 */
async function main(): Promise<void> {
  const [verb = '', email = '', role, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new SettingsError(USAGE);
  const client = await connected({ connectionString: readSettings(process.env).databaseUrl });
  try {
    process.stdout.write(`${await changeRole(client, { verb, email, role })}\n`);
  } finally {
    await client.end();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
});
