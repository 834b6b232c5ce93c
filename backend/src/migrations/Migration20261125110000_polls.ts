import { Migration } from '@mikro-orm/migrations';

/**
 * What the author of a case asks colleagues to vote on, and their votes; cases without a poll pay for two flags alone. And how far
 * members have read discussions.
 */
export class Migration20261125110000_polls extends Migration {
  override up(): void {
    this.addSql(`alter table clinical_post add column has_poll boolean not null default false,
      add column is_blind boolean not null default false`);
    this.addSql(`create table case_poll (
      post_id bigint primary key references clinical_post (id) on delete cascade,
      question text not null,
      is_blind boolean not null,
      asked_at timestamptz not null
    )`);
    this.addSql(`create table case_poll_option (
      id bigint generated always as identity primary key,
      post_id bigint not null references case_poll (post_id) on delete cascade,
      position smallint not null,
      text text not null,
      is_right boolean not null default false,
      vote_count integer not null default 0,
      unique (post_id, position)
    )`);
    this.addSql(`create table case_poll_vote (
      post_id bigint not null references case_poll (post_id) on delete cascade,
      member_id bigint not null references account (id),
      option_id bigint references case_poll_option (id) on delete cascade,
      confidence smallint check (confidence in (50, 60, 70, 80, 90, 100)),
      voted_at timestamptz not null,
      primary key (post_id, member_id),
      check ((option_id is null) = (confidence is null))
    )`);
    this.addSql('create index case_poll_vote_member on case_poll_vote (member_id)');
    this.addSql('create index case_poll_vote_option on case_poll_vote (option_id)');
    this.addSql(`create table case_visit (
      member_id bigint not null references account (id),
      post_id bigint not null references clinical_post (id) on delete cascade,
      read_up_to bigint not null,
      latest bigint not null,
      visited_at timestamptz not null,
      primary key (member_id, post_id)
    )`);
    this.addSql('create index case_visit_post on case_visit (post_id)');
  }
}
