import { visibleTo } from '../../clinical-cases/clinical-post.words.sql';
import { WITHHELD } from '../../clinical-cases/polls/blinding.sql';
import {
  boolean,
  columns,
  number,
  statement,
  text,
  texts,
  time,
} from '../../platform/database/statement';
import { SearchWord } from './search-word.entity';
import { SOURCES, type Source } from './sources.sql';

/**
 * The last Unicode character. Prefixes are matched by ranges instead of `like`, for which
 * PostgreSQL would have to know the pattern when planning.
 */
const LAST = `chr(1114111)`;

/**
 * For each typed word, words that begin with it or are similar to it. They may stand only in texts
 * that the reader may not see: `WORDS_SHOWN` says which of them may be told.
 */
export const WORDS_NEAR = statement({
  takes: { typed: text, most: number },
  gives: { typed: text, ...columns(SearchWord, 'word') },
  sql: `select asked.typed, near.word from unnest(cast(cast(:typed as text) as text[])) as asked (typed), lateral (
      select w.word from search_word w
      where (w.word >= asked.typed and w.word < asked.typed || ${LAST}) or w.word % asked.typed
        or (w.word >= left(asked.typed, 1) and w.word < left(asked.typed, 1) || ${LAST} and abs(length(w.word) - length(asked.typed)) <= 1)
      group by w.word order by starts_with(w.word, asked.typed) desc, similarity(w.word, asked.typed) desc, w.word limit :most) near`,
});

/** The case and its author are looked up for each entry: the number of entries is not known. */
const IN_CASE = `exists (select from search_entry e, lateral (select * from clinical_post where id = e.subject_id limit 1) p,
    lateral (select author.deleted_at from account author where author.id = p.author_id limit 1) a
  where e.kind = 'case' and e.written @> array[asked.word] and ${visibleTo()} and (asked.word <> all (e.outcome_words) or not ${WITHHELD}))`;

const inOther = ({ kind, from, visible }: Source) =>
  `exists (select from (select e.subject_id as id from search_entry e where e.kind = '${kind}' and e.written @> array[asked.word]) h
    join ${from} where ${visible})`;

/** Those of the words that stand, as written, in an entry that the reader may see; in their order. */
export const WORDS_SHOWN = statement({
  takes: { words: texts, viewer: number, isAdmin: boolean, now: time },
  gives: columns(SearchWord, 'word'),
  sql: `select asked.word from unnest(:words::text[]) with ordinality as asked (word, place)
    where ${[IN_CASE, ...SOURCES.map(inOther)].join(' or ')} order by asked.place`,
});

/** The places, from 1, of the queries that match anything: not those of words that are left out. */
export const QUERIES_INDEXED = statement({
  takes: { queries: texts },
  gives: { place: number },
  sql: `select cast(asked.place as integer) as place from unnest(:queries::text[]) with ordinality as asked (query, place)
    where numnode(to_tsquery('public.suture', asked.query)) > 0 order by asked.place`,
});
