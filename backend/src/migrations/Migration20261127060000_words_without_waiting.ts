import { Migration } from '@mikro-orm/migrations';

/** The same separators as in Migration20261125120000_search_everything. */
const SIGNS = `'-/_.@:+~&=#<>''', '${' '.repeat(14)}'`;

/**
 * Prepares for duplicate words: while words are unique, a transaction that adds a new one waits for any other transaction that is adding
 * it, and times out after two seconds.
 */
export class Migration20261127060000_words_without_waiting extends Migration {
  override up(): void {
    this.addSql(`create or replace function enter_search(entered text, subject bigint, title text, body text, outcome text) returns void
      language plpgsql as $$
      begin
        insert into search_entry (kind, subject_id, words)
          values (entered, subject, setweight(search_words(coalesce(title, '')), 'A')
            || setweight(search_words(coalesce(body, '')), 'C') || setweight(search_words(coalesce(outcome, '')), 'D'))
          on conflict (kind, subject_id) do update set words = excluded.words where search_entry.words <> excluded.words;
        insert into search_word
          select lexeme from unnest(to_tsvector('public.suture_plain', translate(concat_ws(' ', title, body, outcome), ${SIGNS})))
          where lexeme ~ '^[a-z]{4,40}$' and not exists (select from search_word w where w.word = lexeme) order by lexeme
          on conflict do nothing;
      end
    $$`);
  }
}
