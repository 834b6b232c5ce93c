import { Migration } from '@mikro-orm/migrations';

/** Lines of the audit log can be changed by nobody, and deleted by nobody before they are a year old: whatever code or person asks. */
export class Migration20261123001100_audit_log_stays extends Migration {
  override up(): void {
    this.addSql(`create function keep_audit_event() returns trigger language plpgsql as $$
      begin
        -- By the clock of the database alone, which no request can set.
        if tg_op = 'DELETE' and old.created_at < now() - interval '1 year' then
          return old;
        end if;
        raise exception 'The audit log cannot be changed.' using errcode = 'insufficient_privilege';
      end $$`);
    this.addSql('drop trigger if exists audit_event_lines_stay on audit_event');
    this.addSql(`create trigger audit_event_lines_stay before update or delete on audit_event
      for each row execute function keep_audit_event()`);
    this.addSql('drop trigger if exists audit_event_stays on audit_event');
    this.addSql(`create trigger audit_event_stays before truncate on audit_event
      for each statement execute function keep_audit_event()`);
  }
}
