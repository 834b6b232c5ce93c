import { Migration } from '@mikro-orm/migrations';

/**
 * What keeps the search reads by key, however many members come at once: a table that is being filled has no statistics, and a plan
 * made without them reads all of it again for each member.
 */
export class Migration20261120000701_search_by_key extends Migration {
  override up(): void {
    this.addSql('alter function index_surgeons(bigint[]) set enable_seqscan = off');
    this.addSql('alter function index_profiles() set enable_seqscan = off');
  }
}
