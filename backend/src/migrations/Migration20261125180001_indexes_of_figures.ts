import { Migration } from '@mikro-orm/migrations';

const INDEXES = {
  account_created: 'account (created_at)',
  asset_storage: 'asset (purpose) include (bytes)',
  audit_event_created: 'audit_event (created_at)',
  audit_event_object: 'audit_event (object, id desc) where object is not null',
  beyond_post_created: 'beyond_post (created_at)',
  clinical_post_created: 'clinical_post (created_at)',
  comment_created: 'comment (created_at)',
  explore_post_created: 'explore_post (created_at)',
};

/** For what administrators look at: who joined and what was written in some days, what files there are, and the audit log. */
export class Migration20261125180001_indexes_of_figures extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, index] of Object.entries(INDEXES)) {
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${index}`);
    }
  }
}
