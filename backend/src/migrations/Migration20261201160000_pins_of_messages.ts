import { Migration } from '@mikro-orm/migrations';

/** Marks that messages set in a picture or film of their chat. */
export class Migration20261201160000_pins_of_messages extends Migration {
  override up(): void {
    // Numbers are never used again, so the last one outlives its pin.
    this.addSql('alter table chat_message add column last_pin smallint not null default 0');
    // The file is named by its message.
    this.addSql(`create table chat_pin (
      id bigint generated always as identity primary key,
      message_id bigint not null references chat_message (id) on delete cascade,
      number smallint not null,
      file_message_id bigint references chat_message (id) on delete set null,
      shape text not null check (shape in ('point', 'arrow', 'circle', 'line')),
      points jsonb not null,
      page smallint,
      second double precision,
      gone text check (gone in ('removed', 'replaced')),
      created_at timestamptz not null,
      unique (message_id, number)
    )`);
    this.addSql(
      'create index chat_pin_file on chat_pin (file_message_id) where file_message_id is not null',
    );
    this.addSql(`create function erase_place_of_chat_pin() returns trigger language plpgsql as $$
      begin
        update chat_pin set file_message_id = null, points = '[]', page = null, second = null, gone = 'removed'
        where file_message_id = new.id;
        return null;
      end $$`);
    this.addSql(`create trigger chat_pin_without_file after update of asset_id on chat_message
      for each row when (old.asset_id is not null and new.asset_id is null)
      execute function erase_place_of_chat_pin()`);
  }
}
