import { Migration } from '@mikro-orm/migrations';

/** How a deletion request was proved and decided. */
export class Migration20261128150100_decided_deletion_requests extends Migration {
  override up(): void {
    this.addSql(`alter table deletion_request add column asked_at timestamptz, add column token_hash bytea,
      add column proved_at timestamptz, add column erased_at timestamptz, add column proof text,
      add column note text, add column reason text`);
  }
}
