import { Migration } from '@mikro-orm/migrations';

/**
 * Who has opened which clinical files. They stay when a file or a consent goes: whoever asks who saw it asks afterwards.
 */
export class Migration20261130080000_file_openings extends Migration {
  override up(): void {
    this.addSql(`create table file_opening (
      file_id bigint not null,
      member_id bigint not null references account (id),
      post_id bigint not null references clinical_post (id),
      first_at timestamptz not null,
      last_at timestamptz not null,
      times integer not null,
      primary key (file_id, member_id)
    )`);
    this.addSql('create index file_opening_post_idx on file_opening (post_id)');
    this.addSql('create index file_opening_member_idx on file_opening (member_id)');
    this.addSql('create index file_opening_last_idx on file_opening (last_at)');
  }
}
