import { Migration } from '@mikro-orm/migrations';

/** What authors add to their cases to make papers of them, and the files that were made. */
export class Migration20261130120000_papers extends Migration {
  override up(): void {
    this.addSql(`create table paper (
      id bigint generated always as identity primary key,
      post_id bigint not null references clinical_post (id),
      form text not null check (form in ('scare', 'process')),
      texts jsonb not null,
      citations text[] not null,
      skipped text[] not null,
      state text not null check (state in ('open', 'making', 'ready', 'failed', 'ended')),
      asked integer not null,
      version text,
      asset_id bigint references asset (id) on delete set null,
      created_at timestamptz not null,
      made_at timestamptz
    )`);
    this.addSql('create unique index paper_post on paper (post_id)');
    this.addSql('create index paper_asset on paper (asset_id)');
    this.addSql('create index paper_made on paper (made_at) where asset_id is not null');
    this.addSql(`create table paper_author (
      paper_id bigint not null references paper (id) on delete cascade,
      member_id bigint not null references account (id),
      state text not null check (state in ('asked', 'agreed', 'declined')),
      asked_at timestamptz not null,
      answered_at timestamptz,
      primary key (paper_id, member_id)
    )`);
    this.addSql('create index paper_author_member on paper_author (member_id)');
  }
}
