import type { Client } from 'pg';
import { SettingsError } from '../../platform/config/settings';
import { emailKey } from '../account.entity';

export const USAGE = 'Usage: npm run admin -- grant|revoke <email> [admin|moderator|editor]';

const DUTIES = ['moderator', 'editor'];
const CALLED: Readonly<Record<string, string>> = {
  admin: 'an administrator',
  moderator: 'a moderator',
  editor: 'an editor',
};

/** SQL for each change to an account; `$2` is a role other than administrator. */
const CHANGES: Readonly<Record<string, string>> = {
  'grant admin': "role = 'admin'",
  'grant duty': 'duties = array_append(array_remove(duties, $2), $2)',
  'revoke admin': "role = 'member'",
  'revoke duty': 'duties = array_remove(duties, $2)',
  'revoke every': "role = 'member', duties = '{}'",
};

interface Change {
  readonly verb: string;
  readonly email: string;
  /** Without a role, `grant` makes an administrator and `revoke` removes every role. */
  readonly role?: string | undefined;
}

/**
 * Grants or revokes a role, effective from the person's next request.
 * @returns a sentence that describes the change
 * @throws SettingsError if it is not possible
 */
export async function changeRole(client: Client, { verb, email, role }: Change): Promise<string> {
  const meant = role ?? (verb === 'grant' ? 'admin' : 'every');
  const isDuty = DUTIES.includes(meant);
  const change = CHANGES[`${verb} ${isDuty ? 'duty' : meant}`];
  if (!change || !email.includes('@')) throw new SettingsError(USAGE);
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>(
    `update account set ${change} where email_key = $1 and deleted_at is null returning id`,
    [emailKey(email), ...(isDuty ? [meant] : [])],
  );
  if (!rows[0]) {
    await client.query('rollback');
    throw new SettingsError(`Nobody has an account with the address ${email}.`);
  }
  const action = `${meant === 'every' ? 'roles' : meant}-${verb === 'grant' ? 'granted' : 'revoked'}`;
  await client.query(
    `insert into audit_event (action, object, result, created_at) values ($1, $2, 'done', $3)`,
    [action, `member ${rows[0].id}`, new Date()],
  );
  await client.query('commit');
  if (meant === 'every') return `${email} has no role any more.`;
  return verb === 'grant'
    ? `${email} is ${CALLED[meant]} now: /admin.`
    : `${email} is not ${CALLED[meant]} any more.`;
}
