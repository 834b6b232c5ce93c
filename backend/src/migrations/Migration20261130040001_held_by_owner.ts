import { Migration } from '@mikro-orm/migrations';

/** What an owner has to decide about is found without reading all of their files. */
export class Migration20261130040001_held_by_owner extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists asset_held');
    this.addSql('create index concurrently asset_held on asset (owner_id, id) where is_held');
  }
}
