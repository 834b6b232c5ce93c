import { Migration } from '@mikro-orm/migrations';

/** The neighbouring specialities that are asked too, and why a question ended. */
export class Migration20261128070000_asking_honestly extends Migration {
  override up(): void {
    this.addSql('alter table case_ask add column ended_by text');
    this.addSql(
      `alter table case_ask add column with_specialities text[] not null default '{}'::text[]`,
    );
    this.addSql('alter table asked_member add column was_neighbour boolean not null default false');
    this.endWithItsCase();
    this.endWithItsOutcome();
    this.takeNoticesAlong();
  }

  /** A hidden, withdrawn or deleted case ends its question, whoever changes it. */
  private endWithItsCase(): void {
    this.addSql(`create function end_ask_of_gone_case() returns trigger language plpgsql as $$
      begin
        update case_ask set ended_at = coalesce(new.deleted_at, new.withdrawn_at, new.hidden_at), ended_by = 'gone'
        where post_id = new.id and ended_at is null;
        return null;
      end $$`);
    this.addSql(`create trigger clinical_post_gone after update of hidden_at, withdrawn_at, deleted_at on clinical_post for each row
      when ((old.hidden_at is null and new.hidden_at is not null) or (old.withdrawn_at is null and new.withdrawn_at is not null)
        or (old.deleted_at is null and new.deleted_at is not null)) execute function end_ask_of_gone_case()`);
  }

  private endWithItsOutcome(): void {
    this.addSql(`create function end_ask_of_reported_case() returns trigger language plpgsql as $$
      begin
        update case_ask set ended_at = new.reported_at, ended_by = 'outcome' where post_id = new.post_id and ended_at is null;
        return null;
      end $$`);
    this.addSql(
      'create trigger case_outcome_reported after insert on case_outcome for each row execute function end_ask_of_reported_case()',
    );
  }

  /**
   * Notices that nobody has read yet go with their question. After two answers they stay: members
   * who have not voted do not learn of these.
   */
  private takeNoticesAlong(): void {
    this.addSql(`create function forget_notices_of_ask() returns trigger language plpgsql as $$
      begin
        delete from notification where link = '/caseDetails/' || new.post_id and kind = 'asked' and read_at is null;
        return null;
      end $$`);
    this.addSql(`create trigger case_ask_ended after update of ended_at on case_ask for each row
      when (old.ended_at is null and new.ended_at is not null and new.ended_by is distinct from 'answers')
      execute function forget_notices_of_ask()`);
  }
}
