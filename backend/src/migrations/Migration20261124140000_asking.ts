import { Migration } from '@mikro-orm/migrations';

/** Cases whose authors ask colleagues for an answer, whom they asked, who answered, and when members may be asked. */
export class Migration20261124140000_asking extends Migration {
  override up(): void {
    this.addSql('alter table clinical_post add column asked_at timestamptz');
    this.addSql(`create table case_ask (
      post_id bigint primary key references clinical_post (id) on delete cascade,
      speciality text not null,
      urgency text not null check (urgency in ('today', 'week', 'teaching')),
      asked_at timestamptz not null,
      due_at timestamptz not null,
      waves smallint not null default 0,
      group_told_at timestamptz,
      ended_at timestamptz
    )`);
    this.addSql('create index case_ask_newest on case_ask (asked_at)');
    this.addSql('create index case_ask_speciality on case_ask (speciality, due_at)');
    this.addSql(`create table asked_member (
      id bigint generated always as identity primary key,
      post_id bigint not null references case_ask (post_id) on delete cascade,
      member_id bigint not null references account (id),
      wave smallint not null check (wave between 1 and 3),
      asked_at timestamptz not null,
      seen_at timestamptz,
      passed_at timestamptz,
      was_confirmed boolean not null default false,
      was_credited boolean not null default false,
      had_answered boolean not null default false,
      unique (post_id, member_id)
    )`);
    this.addSql('create index asked_member_newest on asked_member (member_id, id desc)');
    this.addSql('create index asked_member_group on asked_member (asked_at) where wave = 3');
    this.addSql(`create table case_answer (
      post_id bigint not null references case_ask (post_id) on delete cascade,
      member_id bigint not null references account (id),
      answered_at timestamptz not null,
      primary key (post_id, member_id)
    )`);
    this.addSql('create index case_answer_member on case_answer (member_id)');
    this.addSql(`create table asking_preference (
      account_id bigint primary key references account (id),
      takes boolean not null default true,
      max_per_day smallint not null default 2 check (max_per_day between 0 and 10),
      languages text[] not null default '{}'::text[],
      time_zone text,
      quiet_from text not null default '22:00',
      quiet_to text not null default '07:00'
    )`);
    this.addSql(
      'create index asking_preference_languages on asking_preference using gin (languages)',
    );
  }
}
