import { Migration } from '@mikro-orm/migrations';

/**
 * Rooms, who is in them, and what was said. A room counts its messages, so that each has a number in it: what is unread is the
 * difference to the number that a member has read, and who misses a number knows that something is missing.
 */
export class Migration20261120000510_chat extends Migration {
  override up(): void {
    this.rooms();
    this.members();
    this.messages();
    this.addSql(
      `alter table asset drop constraint asset_kind_check, add constraint asset_kind_check check (kind in ('image', 'pdf', 'video', 'document'))`,
    );
  }

  private rooms(): void {
    this.addSql(`create table chat_room (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('solo', 'speciality', 'group')),
      group_key text unique,
      name text not null default '',
      low_member_id bigint references account (id),
      high_member_id bigint references account (id),
      message_count bigint not null default 0,
      member_count integer not null default 0,
      last_message_id bigint,
      active_at timestamptz not null,
      created_at timestamptz not null,
      unique (low_member_id, high_member_id),
      check ((kind = 'solo') = (group_key is null)),
      check ((kind = 'solo' and low_member_id < high_member_id) or (kind <> 'solo' and low_member_id is null and high_member_id is null))
    )`);
    this.addSql(
      'create index chat_room_high_member on chat_room (high_member_id) where high_member_id is not null',
    );
  }

  /** A member sees what was said after `from_number`, which is where they came in. */
  private members(): void {
    this.addSql(`create table chat_member (
      room_id bigint not null references chat_room (id),
      member_id bigint not null references account (id),
      joined_at timestamptz not null,
      left_at timestamptz,
      from_number bigint not null default 0,
      read_number bigint not null default 0,
      is_listed boolean not null default true,
      primary key (room_id, member_id)
    )`);
    this.addSql(
      'create index chat_member_rooms on chat_member (member_id, room_id) where left_at is null',
    );
  }

  private messages(): void {
    this.addSql(`create table chat_message (
      id bigint generated always as identity primary key,
      room_id bigint not null references chat_room (id),
      number bigint not null,
      sender_id bigint not null references account (id),
      client_id text not null,
      kind text not null check (kind in ('text', 'file', 'image')),
      text text not null default '',
      asset_id bigint references asset (id) on delete set null,
      digest text,
      created_at timestamptz not null,
      deleted_at timestamptz,
      hidden_at timestamptz,
      hidden_until timestamptz,
      unique (sender_id, client_id)
    )`);
    this.addSql('create unique index chat_message_of_room on chat_message (room_id, id)');
    this.addSql(
      'create index chat_message_asset on chat_message (asset_id) where asset_id is not null',
    );
    this.addSql(
      `create index chat_message_words on chat_message using gin (to_tsvector('simple', text)) where deleted_at is null`,
    );
  }
}
