import { columns, number, statement, text } from '../../platform/database/statement';
import { SearchWord } from './search-word.entity';

/**
 * The last Unicode character. Prefixes are matched by ranges instead of `like`, for which
 * PostgreSQL would have to know the pattern when planning.
 */
const LAST = `chr(1114111)`;

/** For each typed word, the indexed words that begin with it or are similar to it. */
export const WORDS_NEAR = statement({
  takes: { typed: text, most: number },
  gives: { typed: text, ...columns(SearchWord, 'word') },
  sql: `select asked.typed, near.word from unnest(cast(cast(:typed as text) as text[])) as asked (typed), lateral (
      select w.word from search_word w
      where (w.word >= asked.typed and w.word < asked.typed || ${LAST}) or w.word % asked.typed
        or (w.word >= left(asked.typed, 1) and w.word < left(asked.typed, 1) || ${LAST} and abs(length(w.word) - length(asked.typed)) <= 1)
      group by w.word order by starts_with(w.word, asked.typed) desc, similarity(w.word, asked.typed) desc, w.word limit :most) near`,
});
