import fs from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

const DATA_DIR = process.env['E2E_DATA_DIR'] || '.data';

/** E2E_DATABASE_URL, or the embedded database of the product under test. */
export async function address(): Promise<string> {
  if (process.env['E2E_DATABASE_URL']) return process.env['E2E_DATABASE_URL'];
  const password = await fs.readFile(path.join(DATA_DIR, 'postgres-password'), 'utf8');
  const port = (await fs.readFile(path.join(DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8')).split(
    '\n',
  )[3];
  return `postgres://suture:${password.trim()}@127.0.0.1:${port}/suture`;
}

/**
 * Only for changes that otherwise need time to pass or a failure: everything else must go through
 * the product.
 */
async function change(sql: string, params: unknown[]): Promise<void> {
  const client = new Client({ connectionString: await address() });
  await client.connect();
  try {
    await client.query(sql, params);
  } finally {
    await client.end();
  }
}

/** Does what `npm run admin -- grant` does, which would need a build of its own. */
export async function grant(email: string, role: 'moderator' | 'editor'): Promise<void> {
  await change('update account set duties = array_append(duties, $2) where email_key = $1', [
    email.toLowerCase(),
    role,
  ]);
}

/** Makes it night for all members of a speciality, until three hours from now. */
export async function allAreQuiet(speciality: string): Promise<void> {
  const hour = 3_600_000;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString().slice(11, 16);
  await change(
    `insert into asking_preference (account_id, quiet_from, quiet_to, time_zone)
     select account_id, $2, $3, 'UTC' from profile where speciality = $1
     on conflict (account_id) do update set (quiet_from, quiet_to, time_zone) = (excluded.quiet_from, excluded.quiet_to, excluded.time_zone)`,
    [speciality, at(-hour), at(3 * hour)],
  );
}

/** Makes a post this many days older. */
export async function daysPass(postId: number, days: number): Promise<void> {
  const earlier = (column: string) => `${column} = ${column} - $2::float8 * interval '1 day'`;
  await change(
    `update clinical_post set ${earlier('created_at')}, ${earlier('closes_at')} where id = $1`,
    [postId, days],
  );
}

/** Makes an event begin three hours earlier. */
export async function eventIsOver(eventId: number): Promise<void> {
  const earlier = (column: string) => `${column} = ${column} - interval '3 hours'`;
  await change(`update event set ${earlier('starts_at')}, ${earlier('ends_at')} where id = $1`, [
    eventId,
  ]);
}

/** Makes the deletion request of this address this many days older. */
export async function requestIsOlder(email: string, days: number): Promise<void> {
  const earlier = (column: string) => `${column} = ${column} - $2::float8 * interval '1 day'`;
  await change(
    `update deletion_request set ${earlier('received_at')}, ${earlier('due_at')} where email = $1`,
    [email, days],
  );
}

/** Makes the sessions of this member eleven minutes older. */
export async function elevenMinutesPass(memberId: number): Promise<void> {
  await change(
    `update session set created_at = created_at - interval '11 minutes',
       identity_confirmed_at = identity_confirmed_at - interval '11 minutes' where account_id = $1`,
    [memberId],
  );
}

/**
 * From now on, writing rows that contain this text to this table fails like a disk error.
 * @returns a function that ends this
 */
export async function failToKeep(
  table: 'clinical_post' | 'contact_message' | 'deletion_request' | 'dev_mail',
  text: string,
): Promise<() => Promise<void>> {
  const name = `fails_for_${text.replace(/\W/g, '_').toLowerCase()}`;
  await change(
    `create function ${name}() returns trigger language plpgsql as
     $$ begin raise exception using errcode = 'io_error', message = 'The disk refuses.'; end $$`,
    [],
  );
  await change(
    `create trigger ${name} before insert or update on ${table} for each row
     when (strpos(new::text, '${text.replaceAll("'", "''")}') > 0) execute function ${name}()`,
    [],
  );
  return () => change(`drop function ${name}() cascade`, []);
}
