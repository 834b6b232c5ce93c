import { Migration } from '@mikro-orm/migrations';

/** Decisions on reports, verified registrations, and the ways in which the audit log is searched. */
export class Migration20261120000710_administration extends Migration {
  override up(): void {
    this.addSql(`alter table report add decided_by bigint references account (id), add action text
      check (action in ('remove', 'suspend', 'restore', 'dismiss')), add note text not null default ''`);
    this.addSql('create index report_subject on report (subject_kind, subject_id, id desc)');
    this.addSql('create index report_decided on report (id desc) where decided_at is not null');
    this.addSql(
      'create index report_decided_by on report (decided_by) where decided_by is not null',
    );
    this.addSql(`alter table profile add registration_verified_on date, add registration_verified_until date,
      add registration_country text`);
    this.addSql('create index notification_link on notification (link text_pattern_ops)');
    this.addSql('create index audit_event_action on audit_event (action, id desc)');
    this.addSql('create index if not exists audit_event_actor on audit_event (actor_id, id desc)');
  }
}
