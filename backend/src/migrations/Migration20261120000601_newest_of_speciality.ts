import { Migration } from '@mikro-orm/migrations';

/**
 * The latest posts of a speciality, by the negative id, which the primary key cannot order: else the planner, who does not know how rare
 * a speciality is, walks down the primary key past all the others.
 */
export class Migration20261120000601_newest_of_speciality extends Migration {
  override up(): void {
    this.addSql('drop index explore_post_speciality');
    this.addSql(
      'create index explore_post_speciality on explore_post (speciality, (-id)) where asset_id is not null',
    );
  }
}
