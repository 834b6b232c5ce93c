import { Migration } from '@mikro-orm/migrations';

/** When the authors of cases are reminded of the outcome. Those of the last 90 days are, too. */
export class Migration20261123150300_case_follow_up extends Migration {
  override up(): void {
    this.addSql('alter table account add column time_zone text');
    this.addSql('alter table clinical_post add column lost_at timestamptz');
    this.addSql(`create table case_follow_up (
      post_id bigint primary key references clinical_post (id),
      posted_on date not null,
      sent smallint not null default 0,
      repeat_on date,
      last_sent_on date,
      due_on date not null
    )`);
    this.addSql('create index case_follow_up_due on case_follow_up (due_on, post_id)');
    this.addSql(`insert into case_follow_up (post_id, posted_on, sent, due_on)
      select id, posted_on, case when age < 7 then 0 when age < 30 then 1 else 2 end,
        posted_on + case when age < 7 then 7 when age < 30 then 30 else 90 end
      from (select p.id, p.created_at::date as posted_on, current_date - p.created_at::date as age from clinical_post p
        where p.kind = 'case' and p.deleted_at is null and p.withdrawn_at is null and p.created_at > now() - interval '89 days'
          and not exists (select from case_outcome o where o.post_id = p.id)) recent`);
  }
}
