import { domainToASCII } from 'node:url';
import { Migration } from '@mikro-orm/migrations';

interface Named {
  readonly id: number;
  readonly email: string;
}

/**
 * Domains of addresses are stored in ASCII from now on. An account whose new form belongs to another
 * one keeps the old one: a person has to decide whose it is.
 */
export class Migration20261128010100_canonical_addresses extends Migration {
  override async up(): Promise<void> {
    const named = (await this.execute(
      `select id, email from account where deleted_at is null and split_part(email, '@', 2) ~ '[^[:ascii:]]'`,
    )) as Named[];
    for (const { id, email } of named) {
      const [local, domain] = email.split('@') as [string, string];
      const canonical = `${local.normalize('NFC')}@${domainToASCII(domain) || domain}`;
      this.addSql(
        `update account set email = :email, email_key = :key
          where id = :id and not exists (select from account other where other.email_key = :key and other.id <> :id)`
          .replaceAll(':email', () => quoted(canonical))
          .replaceAll(':key', () => quoted(canonical.normalize('NFKC').toLowerCase()))
          .replaceAll(':id', String(id)),
      );
    }
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
