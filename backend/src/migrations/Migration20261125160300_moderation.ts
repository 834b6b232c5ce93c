import { Migration } from '@mikro-orm/migrations';

/**
 * What was decided about reported things, with the reason that its author reads, and the author's appeal. The reports that a decision
 * closed have its subject and its time.
 */
export class Migration20261125160300_moderation extends Migration {
  override up(): void {
    this.addSql(`create table moderation_decision (
      id bigint generated always as identity primary key,
      subject_kind text not null,
      subject_id bigint not null,
      author_id bigint not null references account (id),
      action text not null check (action in ('remove', 'repair', 'suspend', 'restore', 'dismiss')),
      reason text not null,
      note text not null,
      decided_by bigint not null references account (id),
      decided_at timestamptz not null,
      mended_at timestamptz
    )`);
    this.addSql(
      'create index moderation_decision_subject on moderation_decision (subject_kind, subject_id, id desc)',
    );
    this.addSql('create index moderation_decision_author on moderation_decision (author_id)');
    this.addSql('create index moderation_decision_by on moderation_decision (decided_by)');
    this.addSql(`create table appeal (
      id bigint generated always as identity primary key,
      decision_id bigint not null unique references moderation_decision (id) on delete cascade,
      text text not null,
      created_at timestamptz not null,
      decision text check (decision in ('uphold', 'restore')),
      reason text not null,
      decided_by bigint references account (id),
      decided_at timestamptz,
      check ((decision is null) = (decided_at is null))
    )`);
    this.addSql('create index appeal_open on appeal (id) where decided_at is null');
    this.addSql('create index appeal_decided on appeal (id desc) where decided_at is not null');
    this.addSql('create index appeal_by on appeal (decided_by) where decided_by is not null');
    this.keepEarlierDecisions();
  }

  /** Decisions of before count in their authors' history; nobody was given a reason then. */
  private keepEarlierDecisions(): void {
    this.addSql(`with author as (
        select 'clinical-post' as kind, id, author_id from clinical_post
        union all select 'beyond-post', id, author_id from beyond_post
        union all select 'explore-post', id, author_id from explore_post
        union all select 'learning-item', id, author_id from learning_item
        union all select 'chat-message', id, sender_id from chat_message)
      insert into moderation_decision (subject_kind, subject_id, author_id, action, reason, note, decided_by, decided_at)
      select r.subject_kind, r.subject_id, a.author_id, min(r.action), '', min(r.note), min(r.decided_by), r.decided_at
      from report r join author a on a.kind = r.subject_kind and a.id = r.subject_id
        join account m on m.id = a.author_id and m.deleted_at is null
      where r.decided_at is not null and r.action is not null and r.decided_by is not null
      group by r.subject_kind, r.subject_id, a.author_id, r.decided_at order by r.decided_at`);
  }
}
