import { IS_HIDDEN } from '../../clinical-cases/clinical-post.sql';
import { SHOWN_COMMENT, visibleTo } from '../../clinical-cases/clinical-post.words.sql';
import { FILE_HELD } from '../../clinical-cases/files/file-held.sql';
import { HAS_OUTCOME } from '../../clinical-cases/outcome/outcome.columns';
import { pointedAtBy } from '../../clinical-cases/pins/pins.sql';
import { POINTING_COLUMNS } from '../../clinical-cases/pins/pointing';
import { WITHHELD } from '../../clinical-cases/polls/blinding.sql';
import { columnOf, POST_TEXT_NAMES, postText } from '../../clinical-cases/post-texts.rules';
import { unblocked } from '../../connections/connection.sql';
import { boolean, json, number, statement, text, time } from '../../platform/database/statement';
import { WORDS_OF_PARTS } from '../../posts.sql';
import { AUTHOR_COLUMNS, authorJoins } from '../../profiles/author';
import type { Facets, FoundRow } from './found';
import { MARKED, SNIPPET } from './marks.rules';

/**
 * The weights in PostgreSQL's order: outcomes (D), histories (C), unused (B), titles and diagnoses
 * (A).
 */
const WEIGHTS = `'{0.3, 0.3, 0.4, 1.0}'::real[]`;
const WITHOUT_OUTCOME = `'{0, 0.3, 0.4, 1.0}'::real[]`;
/**
 * Access is only checked for this many of the best hits: a word that is in half of all cases does
 * not distinguish them.
 */
const MOST_HITS = 10_000;
/** The same limit when not all words have to match. */
const MOST_NEAR = 400;
/** Results are counted up to this number. */
export const COUNTED = 1_000;

const ASKED = `to_tsquery('public.suture', :query)`;
const MARKED_WORDS = `to_tsquery('public.suture', :marked)`;
/** The query without the outcome, for cases whose outcome is withheld. */
const ASKED_OF_REST = `to_tsquery('public.suture', :queryOfRest)`;

/** The number of terms an entry contains; synonyms count once. */
const HOLDING = `(select count(*) as terms from asked where e.words @@ asked.term)`;

/**
 * Cases whose own text matches, and cases with a comment that matches. A match in the case's own
 * text always ranks before one in a comment.
 */
const HITS = `asked as materialized (
    select to_tsquery('public.suture', one.term) as term, to_tsquery('public.suture', one.of_rest) as of_rest
    from unnest(cast(cast(:terms as text) as text[]), cast(cast(:termsOfRest as text) as text[])) as one (term, of_rest)),
  own as materialized (
    select e.subject_id as id, 1 + ts_rank(${WEIGHTS}, e.words, ${ASKED}) as rank, null::bigint as comment_id
    from search_entry e where e.kind = 'case' and e.words @@ ${ASKED} order by rank desc, id desc
    limit case when :least = 0 then ${MOST_HITS} else ${MOST_NEAR} end),
  near as (select own.* from own where :least = 0
    union all select own.id, holding.terms + own.rank / 10, null from own
      join search_entry e on e.kind = 'case' and e.subject_id = own.id, lateral ${HOLDING} holding where :least > 0 and holding.terms >= :least),
  told as materialized (
    select c.subject_id as id, 0::real as rank, max(c.id) as comment_id from comment c
    where :least = 0 and ${SHOWN_COMMENT} and search_words(c.text) @@ ${ASKED} and ${unblocked('c.author_id', ':viewer')} group by c.subject_id order by id desc limit ${MOST_HITS}),
  hit as (select * from near union all select told.* from told where not exists (select from own where own.id = told.id))`;

/**
 * If its outcome is withheld, a case is matched and ranked by its other words only; if too few of
 * them match, it is not found.
 */
const RANK = `case when not ${WITHHELD} then hit.rank else (
    select case when :least = 0 then 1 + own_words.rank when rest.terms >= :least then rest.terms + (1 + own_words.rank) / 10 end
    from search_entry e,
      lateral (select ts_rank(${WITHOUT_OUTCOME}, e.words, ${ASKED_OF_REST}) as rank) own_words,
      lateral (select count(*) as terms from asked where e.words @@ asked.of_rest) rest
    where e.kind = 'case' and e.subject_id = p.id and e.words @@ ${ASKED_OF_REST}) end`;

const STATE = `case when p.closes_at > :now then 'open' else 'closed' end`;

/**
 * Looked up for each hit: PostgreSQL cannot estimate their number, and a wrong estimate would read
 * all accounts.
 */
const AUTHOR_BY_KEY = `lateral (select author.deleted_at from account author where author.id = p.author_id limit 1) a`;

const SEEN = `seen as materialized (
    select hit.id, ${RANK} as rank, hit.comment_id, p.speciality, (${HAS_OUTCOME} and not ${WITHHELD}) as has_outcome, ${STATE} as state
    from hit join clinical_post p on p.id = hit.id, ${AUTHOR_BY_KEY}
    where ${visibleTo()} and (hit.comment_id is null or not ${WITHHELD}) and p.id <> :besides
      and (:from = '' or p.created_at >= cast(nullif(:from, '') as timestamptz)) and (:to = '' or p.created_at < cast(nullif(:to, '') as timestamptz)))`;

const OF_SPECIALITY = `(:speciality = '' or seen.speciality = :speciality)`;
const OF_OUTCOME = `(:outcome = '' or seen.has_outcome = (:outcome = 'reported'))`;
const OF_STATE = `(:state = '' or seen.state = :state)`;
const FOUND = 'seen.rank is not null';

/** The number of results for every choice of a filter, with the other filters unchanged. */
const FACETS = `json_build_object(
  'specialities', (select coalesce(json_agg(json_build_object('name', f.speciality, 'count', f.count) order by f.count desc, f.speciality), '[]')
    from (select seen.speciality, count(*) from seen where ${FOUND} and ${OF_OUTCOME} and ${OF_STATE} group by 1) f),
  'outcomes', (select json_build_object('any', count(*), 'reported', count(*) filter (where has_outcome))
    from seen where ${FOUND} and ${OF_SPECIALITY} and ${OF_STATE}),
  'states', (select json_build_object('open', count(*) filter (where state = 'open'), 'closed', count(*) filter (where state = 'closed'))
    from seen where ${FOUND} and ${OF_SPECIALITY} and ${OF_OUTCOME}))`;

/** The visible texts of a case, joined. */
const TEXT = `concat_ws(e'\\n', ${[
  ...POST_TEXT_NAMES.filter((name) => postText(name).searchedAs === 'text').map(
    (name) => `p.${columnOf(name)}`,
  ),
  ...WORDS_OF_PARTS.map(({ sql, isOpen }) =>
    isOpen ? sql : `case when not ${WITHHELD} then ${sql} end`,
  ),
].join(', ')})`;

const OUTCOME = `(select o.day from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null and not ${WITHHELD})`;

/** Its first image, unless it is marked as sensitive or its URLs are bound to a session. */
const PICTURE = `(select coalesce(m.renditions->'thumb'->>'key', m.renditions->'poster'->>'key')
  from clinical_post_file f join asset m on m.id = f.asset_id
  where f.post_id = p.id and f.step_id is null and m.state = 'ready' and not p.is_sensitive and p.withdrawn_at is null
    and not ${IS_HIDDEN.replace('?', ':now')} and not ${FILE_HELD} order by m.kind = 'image' desc, f.position limit 1)`;

/** The place after which a page begins: that of the last row of the page before, if it is still there. */
export const BEGIN = `coalesce((select known.place from placed known where known.id = :last limit 1), cast(:offset as bigint))`;

const ITEMS = `(select coalesce(json_agg(row_to_json(item) order by item.place), '[]') from (
    select picked.place, 'case' as kind, p.id, ts_headline('public.suture', coalesce(p.title, p.diagnosis), ${MARKED_WORDS}, '${MARKED}') as title,
      ts_headline('public.suture', coalesce(c.text, ${TEXT}), ${MARKED_WORDS}, '${SNIPPET}') as snippet,
      c.id as "commentId", trim(said.first_name || ' ' || said.last_name) as "commentBy", ${POINTING_COLUMNS}, p.created_at as "createdAt", p.speciality as about, picked.state,
      picked.has_outcome as "hasOutcome", ${OUTCOME} as "outcomeDay", ${PICTURE} as "pictureKey", ${AUTHOR_COLUMNS}
    from picked join clinical_post p on p.id = picked.id ${authorJoins('p.author_id')}
    left join comment c on c.id = picked.comment_id left join account said on said.id = c.author_id
    ${pointedAtBy('k.comment_id = c.id')}) item)`;

/**
 * Full-text search of the cases a member may see: their number, the counts for the filters, and one
 * page of results.
 */
export const FIND_CASES = statement({
  takes: {
    query: text,
    marked: text,
    queryOfRest: text,
    terms: text,
    termsOfRest: text,
    /** The minimum number of terms that must match; 0 if all must. */
    least: number,
    besides: number,
    speciality: text,
    outcome: text,
    state: text,
    from: text,
    to: text,
    isNewestFirst: boolean,
    limit: number,
    offset: number,
    last: number,
    viewer: number,
    isAdmin: boolean,
    now: time,
  },
  gives: { total: number, facets: json<Facets>(), items: json<FoundRow[]>() },
  sql: `with ${HITS},
  ${SEEN},
  chosen as (select * from seen where ${FOUND} and ${OF_SPECIALITY} and ${OF_OUTCOME} and ${OF_STATE}),
  placed as (select chosen.*, row_number() over (order by case when :isNewestFirst then chosen.id end desc, chosen.rank desc, chosen.id desc) as place
    from chosen),
  picked as materialized (select * from placed where place > ${BEGIN} order by place limit :limit)
  select (select count(*)::integer from (select from chosen limit ${COUNTED}) counted) as total, ${FACETS} as facets, ${ITEMS} as items`,
});
