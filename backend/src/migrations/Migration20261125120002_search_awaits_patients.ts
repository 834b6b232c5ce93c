import { Migration } from '@mikro-orm/migrations';

/** A step or an outcome that waits for its patient is in no search until the patient has agreed. */
export class Migration20261125120002_search_awaits_patients extends Migration {
  override up(): void {
    this.addSql(`create or replace function index_case(post bigint) returns void language plpgsql as $$
      declare
        p clinical_post;
        steps text;
        outcome text;
      begin
        perform from search_entry where kind = 'case' and subject_id = post for update;
        select * into p from clinical_post where id = post;
        if p.id is null or p.deleted_at is not null then
          delete from search_entry where kind = 'case' and subject_id = post;
          return;
        end if;
        select string_agg(s.text, e'\\n' order by s.day, s.id) into steps from case_step s
          where s.post_id = post and s.held_at is null and s.awaits_patient_at is null
            and (select coalesce(bool_and(v.state <> 'pending'), true)
              from clinical_post_file f join asset v on v.id = f.asset_id where f.step_id = s.id);
        select o.text into outcome from case_outcome o where o.post_id = post and o.awaits_patient_at is null;
        perform enter_search('case', post, coalesce(p.title, p.diagnosis),
          concat_ws(e'\\n', p.description, p.history, p.question, steps, p.speciality), coalesce(outcome, p.outcome));
      end
    $$`);
    const each = 'for each row execute function index_part_of_case()';
    this.addSql(`create or replace trigger case_step_searched after insert or delete or update of text, day, held_at,
      awaits_patient_at on case_step ${each}`);
    this.addSql(`create or replace trigger case_outcome_searched after insert or delete or update of text, awaits_patient_at
      on case_outcome ${each}`);
    this.addSql(`select index_case(id) from clinical_post where consent_by = 'patient'`);
  }
}
