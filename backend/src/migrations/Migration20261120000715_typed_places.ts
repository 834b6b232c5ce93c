import { Migration } from '@mikro-orm/migrations';

/** How a typed place was written by those who typed it, and by which rows it is counted and merged. */
export class Migration20261120000715_typed_places extends Migration {
  override up(): void {
    this.addSql(`alter table place_suggestion add column spellings text[] not null default '{}'`);
    this.addSql('update place_suggestion set spellings = array[name]');
    this.addSql('create index profile_typed_city on profile (city_name) where city_id is null');
    this.addSql(
      'create index profile_typed_origin on profile (origin_city_name) where origin_city_id is null',
    );
    this.addSql('create index training_typed_city on training (city_name) where city_id is null');
    this.addSql(
      'create index training_typed_school on training (school_name) where school_id is null',
    );
    this.addSql(
      'create index opportunity_typed_city on opportunity (city_name) where city_id is null',
    );
  }
}
