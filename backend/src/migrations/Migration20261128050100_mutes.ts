import { Migration } from '@mikro-orm/migrations';

/** What members do not want to be told of for a while, or until they turn it on again. */
export class Migration20261128050100_mutes extends Migration {
  override up(): void {
    this.addSql(`create table if not exists member_mute (
      id bigint generated always as identity unique,
      member_id bigint not null references account (id),
      kind text not null check (kind in ('member', 'case', 'room')),
      subject_id bigint not null,
      until timestamptz,
      created_at timestamptz not null,
      primary key (member_id, kind, subject_id)
    )`);
  }
}
