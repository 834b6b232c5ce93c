import { Migration } from '@mikro-orm/migrations';

/** How a deletion request was proved and decided. */
export class Migration20261128150100_decided_deletion_requests extends Migration {
  override up(): void {
    this.addSql(`alter table deletion_request add column asked_at timestamptz, add column token_hash bytea,
      add column proved_at timestamptz, add column erased_at timestamptz, add column proof text,
      add column note text, add column reason text,
      add constraint deletion_request_proof check (proof in ('link', 'document'))`);
    this.addSql(
      'create unique index deletion_request_token on deletion_request (token_hash) where token_hash is not null',
    );
  }
}
