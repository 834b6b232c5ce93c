import type { Client } from 'pg';
import { canonicalEmail } from '../wire/email-address';
import { emailKey } from './account.entity';

/**
 * Accounts from before 28 November 2026 may have an address whose domain is not in ASCII. An account
 * whose canonical address belongs to another one keeps the old one: a person has to decide whose it
 * is. Repeating it changes nothing.
 */
export async function makeAddressesCanonical(client: Client): Promise<void> {
  const { rows } = await client.query<{ id: string; email: string }>(
    "select id, email from account where deleted_at is null and split_part(email, '@', 2) ~ '[^[:ascii:]]'",
  );
  for (const { id, email } of rows)
    await client.query(
      `update account set email = $2, email_key = $3
       where id = $1 and not exists (select from account other where other.email_key = $3 and other.id <> $1)`,
      [id, canonicalEmail(email), emailKey(email)],
    );
}
