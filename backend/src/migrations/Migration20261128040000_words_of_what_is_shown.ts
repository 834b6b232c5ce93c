import { Migration } from '@mikro-orm/migrations';

/** The same separators as in Migration20261125120000_search_everything. */
const SIGNS = `'-/_.@:+~&=#<>''', '${' '.repeat(14)}'`;

/**
 * An entry keeps the words of its texts as written, so that a word is offered only to those who may see an entry in which it stands, and
 * leaves `search_word` with the last one. `outcome_words` are those that stand in the outcome only. An entry that is hidden from others
 * for good, or until somebody decides, keeps none.
 */
export class Migration20261128040000_words_of_what_is_shown extends Migration {
  override up(): void {
    this.addSql(`alter table search_entry add column written text[] not null default '{}',
      add column outcome_words text[] not null default '{}'`);
    this.words();
    this.entries();
    this.cases();
    this.others();
  }

  /**
   * Nobody waits: a word that another transaction holds counts as not there for who enters it, who then adds it again, and as still needed
   * for who leaves. What is locked is looked at in a statement of its own, which sees all that was stored before the lock.
   */
  private words(): void {
    this.addSql(`create function written_words(raw text) returns text[] language sql stable parallel safe as $$
      select coalesce(array_agg(lexeme order by lexeme), '{}') from unnest(to_tsvector('public.suture_plain', translate(raw, ${SIGNS})))
        where lexeme ~ '^[a-z]{4,40}$'
    $$`);
    this.addSql(`create function words_come(come text[]) returns void language plpgsql as $$
      declare
        kept text[];
      begin
        select coalesce(array_agg(k.word), '{}') into kept
          from (select word from search_word where word = any(come) for key share skip locked) k;
        insert into search_word select w from unnest(come) w where w <> all(kept);
      end
    $$`);
    this.addSql(`create function words_leave(gone text[]) returns void language plpgsql as $$
      declare
        alone text[];
        held tid[];
      begin
        select array_agg(w) into alone from unnest(gone) w where not exists (select from search_entry e where e.written @> array[w]);
        if alone is null then
          return;
        end if;
        select array_agg(k.row) into held from (select ctid as row from search_word where word = any(alone) for update skip locked) k;
        delete from search_word w where w.ctid = any(held) and not exists (select from search_entry e where e.written @> array[w.word]);
      end
    $$`);
  }

  private entries(): void {
    this.addSql(`create function words_change(before text[], after text[]) returns void language plpgsql as $$
      declare
        come text[] := array(select unnest(after) except select unnest(before));
        gone text[] := array(select unnest(before) except select unnest(after));
      begin
        if come <> '{}' then
          perform words_come(come);
        end if;
        if gone <> '{}' then
          perform words_leave(gone);
        end if;
      end
    $$`);
    this.addSql(`create function enter_search(entered text, subject bigint, title text, body text, outcome text, is_shown boolean) returns void
      language plpgsql as $$
      declare
        before text[];
        told text[] := case when is_shown then written_words(concat_ws(' ', title, body)) else '{}' end;
        more text[] := case when is_shown then array(select unnest(written_words(outcome)) except select unnest(told)) else '{}' end;
      begin
        select e.written into before from search_entry e where e.kind = entered and e.subject_id = subject;
        insert into search_entry (kind, subject_id, words, written, outcome_words)
          values (entered, subject, setweight(search_words(coalesce(title, '')), 'A')
            || setweight(search_words(coalesce(body, '')), 'C') || setweight(search_words(coalesce(outcome, '')), 'D'),
            told || more, more)
          on conflict (kind, subject_id) do update set words = excluded.words, written = excluded.written, outcome_words = excluded.outcome_words
            where (search_entry.words, search_entry.written, search_entry.outcome_words)
              is distinct from (excluded.words, excluded.written, excluded.outcome_words);
        perform words_change(coalesce(before, '{}'), told || more);
      end
    $$`);
    this.addSql(`create or replace function enter_search(entered text, subject bigint, title text, body text, outcome text) returns void
      language plpgsql as $$
      begin
        perform enter_search(entered, subject, title, body, outcome, true);
      end
    $$`);
    this.addSql(`create function leave_search(entered text, subject bigint) returns void language plpgsql as $$
      declare
        before text[];
      begin
        delete from search_entry where kind = entered and subject_id = subject returning written into before;
        perform words_change(coalesce(before, '{}'), '{}');
      end
    $$`);
    this.addSql(`create or replace function leave_search() returns trigger language plpgsql as $$
      begin
        perform leave_search(tg_argv[0], old.id);
        return null;
      end
    $$`);
  }

  private cases(): void {
    this.addSql(`create or replace function index_case(post bigint) returns void language plpgsql as $$
      declare
        p clinical_post;
        steps text;
        outcome text;
      begin
        perform from search_entry where kind = 'case' and subject_id = post for update;
        select * into p from clinical_post where id = post;
        if p.id is null or p.deleted_at is not null then
          perform leave_search('case', post);
          return;
        end if;
        select string_agg(s.text, e'\\n' order by s.day, s.id) into steps from case_step s
          where s.post_id = post and s.held_at is null and s.awaits_patient_at is null
            and (select coalesce(bool_and(v.state <> 'pending'), true)
              from clinical_post_file f join asset v on v.id = f.asset_id where f.step_id = s.id);
        select o.text into outcome from case_outcome o where o.post_id = post and o.awaits_patient_at is null;
        perform enter_search('case', post, coalesce(p.title, p.diagnosis),
          concat_ws(e'\\n', p.description, p.history, p.question, steps, p.speciality), coalesce(outcome, p.outcome),
          p.withdrawn_at is null and p.held_at is null and p.awaits_patient_at is null
            and (p.hidden_at is null or p.hidden_until is not null));
      end
    $$`);
    this.addSql(`create or replace trigger clinical_post_searched after insert or update of title, description, diagnosis, history, question,
      outcome, speciality, deleted_at, withdrawn_at, held_at, awaits_patient_at, hidden_at, hidden_until on clinical_post
      for each row execute function index_changed_case()`);
  }

  private others(): void {
    this.kept('reel', 'explore_post', {
      columns: 'title, speciality, hidden_at, hidden_until',
      words: 'it.title, it.speciality',
      isShown: 'it.hidden_at is null or it.hidden_until is not null',
    });
    this.kept('opportunity', 'opportunity', {
      columns:
        'title, description, speciality, type, qualifications, experience, city_name, country_id, closed_at',
      words: `it.title, concat_ws(e'\\n', it.description, it.speciality, it.type, it.qualifications, it.experience, it.city_name,
        (select name from country where id = it.country_id))`,
      isShown: 'it.closed_at is null',
    });
    this.kept('learning', 'learning_item', {
      columns: 'title, description, speciality, hidden_at, hidden_until',
      words: `it.title, concat_ws(e'\\n', it.description, it.speciality)`,
      isShown: 'it.hidden_at is null or it.hidden_until is not null',
    });
  }

  private kept(
    kind: string,
    table: string,
    { columns, words, isShown }: { columns: string; words: string; isShown: string },
  ): void {
    this.addSql(`create or replace function index_${kind}(it ${table}) returns void language plpgsql as $$
      begin
        perform enter_search('${kind}', it.id, ${words}, null, ${isShown});
      end
    $$`);
    this.addSql(`create or replace trigger ${table}_searched after insert or update of ${columns} on ${table}
      for each row execute function index_changed_${kind}()`);
  }
}
