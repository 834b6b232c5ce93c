import { Migration } from '@mikro-orm/migrations';

/** Posts whose discussion a member follows. */
export class Migration20261123150400_following extends Migration {
  override up(): void {
    this.addSql(`create table subject_follow (
      member_id bigint not null references account (id),
      subject_kind text not null,
      subject_id bigint not null,
      created_at timestamptz not null,
      primary key (member_id, subject_kind, subject_id)
    )`);
    this.addSql('create index subject_follow_subject on subject_follow (subject_kind, subject_id)');
  }
}
