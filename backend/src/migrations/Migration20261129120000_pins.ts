import { Migration } from '@mikro-orm/migrations';

/** Marks that comments set in the files of their post. */
export class Migration20261129120000_pins extends Migration {
  override up(): void {
    // Numbers are never used again, so the last one outlives its pin.
    this.addSql(`create table pinned_post (
      post_id bigint primary key references clinical_post (id),
      last_number integer not null
    )`);
    this.addSql(`create table pin (
      id bigint generated always as identity primary key,
      post_id bigint not null references clinical_post (id),
      comment_id bigint not null references comment (id) on delete cascade,
      file_id bigint references clinical_post_file (id) on delete set null,
      number integer not null,
      shape text not null check (shape in ('point', 'arrow', 'circle', 'line')),
      points jsonb not null,
      page smallint,
      second double precision,
      created_at timestamptz not null,
      unique (post_id, number)
    )`);
    this.addSql('create index pin_comment on pin (comment_id)');
    this.addSql('create index pin_file on pin (file_id) where file_id is not null');
    this.addSql(`create function erase_place_of_pin() returns trigger language plpgsql as $$
      begin
        new.points := '[]';
        new.page := null;
        new.second := null;
        return new;
      end $$`);
    this.addSql(`create trigger pin_without_file before update of file_id on pin
      for each row when (new.file_id is null) execute function erase_place_of_pin()`);
  }
}
