import { Migration } from '@mikro-orm/migrations';

/** Members are found by how their name begins, for the @ in comments. */
export class Migration20261120000460_mentionable extends Migration {
  override up(): void {
    const members = 'where deleted_at is null and onboarding_step >= 2';
    this.addSql(
      `create index account_full_name_prefix on account (lower(first_name || ' ' || last_name) text_pattern_ops) ${members}`,
    );
    this.addSql(
      `create index account_last_name_prefix on account (lower(last_name) text_pattern_ops) ${members}`,
    );
  }
}
