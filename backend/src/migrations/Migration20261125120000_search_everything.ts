import { Migration } from '@mikro-orm/migrations';

/** What stands between the parts of a compound ("CA 19-9", "T3/N1") parts words, in texts and in queries alike. */
const SIGNS = `'-/_.@:+~&=#<>''', '${' '.repeat(14)}'`;

/**
 * The words by which cases, reels, events, opportunities, blogs and learning content are found. Triggers keep them, in the transaction
 * of whatever changes a text. Titles and diagnoses have weight A, all other texts C, and an outcome D, so that it can be left out for
 * readers from whom it is withheld. Comments are found by an index of their own.
 */
export class Migration20261125120000_search_everything extends Migration {
  override up(): void {
    this.configurations();
    this.tables();
    this.words();
    this.cases();
    this.others();
    this.addSql('select index_case(id) from clinical_post');
    this.addSql('select index_reel(p) from explore_post p');
    this.addSql('select index_event(e) from event e');
    this.addSql('select index_opportunity(o) from opportunity o');
    this.addSql('select index_blog(b) from blog b');
    this.addSql('select index_learning(l) from learning_item l');
  }

  /** English stems without accents; and words as they are written, without accents. */
  private configurations(): void {
    const mapping = 'alter mapping for hword, hword_part, word with unaccent';
    this.addSql('create text search configuration public.suture (copy = pg_catalog.english)');
    this.addSql(`alter text search configuration public.suture ${mapping}, english_stem`);
    this.addSql('create text search configuration public.suture_plain (copy = pg_catalog.simple)');
    this.addSql(`alter text search configuration public.suture_plain ${mapping}, simple`);
  }

  private tables(): void {
    this.addSql(`create table search_entry (
      kind text not null check (kind in ('case', 'reel', 'event', 'opportunity', 'blog', 'learning')),
      subject_id bigint not null,
      words tsvector not null,
      primary key (kind, subject_id)
    )`);
    this.addSql('create index search_entry_words on search_entry using gin (words)');
    // Each word once, so that a slip is looked for among thousands of words and not among all texts.
    this.addSql('create table search_word (word text collate "C" primary key)');
    this.addSql('create index search_word_trigrams on search_word using gin (word gin_trgm_ops)');
  }

  private words(): void {
    this.addSql(`create function search_words(raw text) returns tsvector language sql immutable parallel safe as $$
      select to_tsvector('public.suture', translate(raw, ${SIGNS}))
    $$`);
    this.addSql(`create function enter_search(entered text, subject bigint, title text, body text, outcome text) returns void
      language plpgsql as $$
      begin
        insert into search_entry (kind, subject_id, words)
          values (entered, subject, setweight(search_words(coalesce(title, '')), 'A')
            || setweight(search_words(coalesce(body, '')), 'C') || setweight(search_words(coalesce(outcome, '')), 'D'))
          on conflict (kind, subject_id) do update set words = excluded.words where search_entry.words <> excluded.words;
        insert into search_word
          select distinct lexeme from unnest(to_tsvector('public.suture_plain',
            translate(concat_ws(' ', title, body, outcome), ${SIGNS}))) where lexeme ~ '^[a-z]{4,40}$' order by lexeme
          on conflict do nothing;
      end
    $$`);
    this.addSql(`create function leave_search() returns trigger language plpgsql as $$
      begin
        delete from search_entry where kind = tg_argv[0] and subject_id = old.id;
        return null;
      end
    $$`);
  }

  /** A case with its steps, as far as others see them, and its outcome. Whoever changes parts of one case at once does so in turn. */
  private cases(): void {
    this.addSql(`create function index_case(post bigint) returns void language plpgsql as $$
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
          where s.post_id = post and s.held_at is null and (select coalesce(bool_and(v.state <> 'pending'), true)
            from clinical_post_file f join asset v on v.id = f.asset_id where f.step_id = s.id);
        select o.text into outcome from case_outcome o where o.post_id = post;
        perform enter_search('case', post, coalesce(p.title, p.diagnosis),
          concat_ws(e'\\n', p.description, p.history, p.question, steps, p.speciality), coalesce(outcome, p.outcome));
      end
    $$`);
    this.addSql(`create function index_changed_case() returns trigger language plpgsql as $$
      begin
        perform index_case(new.id);
        return null;
      end
    $$`);
    this.addSql(`create function index_part_of_case() returns trigger language plpgsql as $$
      begin
        perform index_case(coalesce(new.post_id, old.post_id));
        return null;
      end
    $$`);
    // A step with a video is seen once that can be played.
    this.addSql(`create function index_step_of_video() returns trigger language plpgsql as $$
      begin
        perform index_case(f.post_id) from clinical_post_file f where f.asset_id = new.id and f.step_id is not null;
        return null;
      end
    $$`);
    const each = 'for each row execute function';
    this.addSql(`create trigger clinical_post_searched after insert or update of title, description, diagnosis, history, question, outcome,
      speciality, deleted_at on clinical_post ${each} index_changed_case()`);
    this.addSql(
      `create trigger clinical_post_leaves_search after delete on clinical_post ${each} leave_search('case')`,
    );
    this.addSql(`create trigger case_step_searched after insert or delete or update of text, day, held_at on case_step
      ${each} index_part_of_case()`);
    this.addSql(`create trigger case_outcome_searched after insert or delete or update of text on case_outcome
      ${each} index_part_of_case()`);
    this.addSql(`create trigger asset_of_step_searched after update of state on asset for each row when (old.state is distinct from new.state)
      execute function index_step_of_video()`);
    this.addSql(`create trigger file_of_step_searched after insert on clinical_post_file for each row when (new.step_id is not null)
      execute function index_part_of_case()`);
  }

  private others(): void {
    this.kept('reel', 'explore_post', {
      columns: 'title, speciality',
      title: 'it.title',
      body: 'it.speciality',
    });
    this.kept('event', 'event', {
      columns: 'title, description, location',
      title: 'it.title',
      body: `concat_ws(e'\\n', it.description, it.location)`,
    });
    this.kept('opportunity', 'opportunity', {
      columns:
        'title, description, speciality, type, qualifications, experience, city_name, country_id',
      title: 'it.title',
      body: `concat_ws(e'\\n', it.description, it.speciality, it.type, it.qualifications, it.experience, it.city_name,
        (select name from country where id = it.country_id))`,
    });
    this.kept('blog', 'blog', {
      columns: 'title, category, summary, author_name, html',
      title: 'it.title',
      body: `concat_ws(e'\\n', it.summary, regexp_replace(it.html, '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi'), it.category, it.author_name)`,
    });
    this.kept('learning', 'learning_item', {
      columns: 'title, description, speciality',
      title: 'it.title',
      body: `concat_ws(e'\\n', it.description, it.speciality)`,
    });
  }

  /** A function that enters a row of a table, and the triggers that call it. */
  private kept(
    kind: string,
    table: string,
    told: { columns: string; title: string; body: string },
  ): void {
    this.addSql(`create function index_${kind}(it ${table}) returns void language plpgsql as $$
      begin
        perform enter_search('${kind}', it.id, ${told.title}, ${told.body}, null);
      end
    $$`);
    this.addSql(`create function index_changed_${kind}() returns trigger language plpgsql as $$
      begin
        perform index_${kind}(new);
        return null;
      end
    $$`);
    this.addSql(`create trigger ${table}_searched after insert or update of ${told.columns} on ${table}
      for each row execute function index_changed_${kind}()`);
    this.addSql(`create trigger ${table}_leaves_search after delete on ${table}
      for each row execute function leave_search('${kind}')`);
  }
}
