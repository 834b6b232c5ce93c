import { PUBLISHED as BLOG_PUBLISHED } from '../../blogs/blog.sql';
import { ASKING_READER, namesOf } from '../../clinical-cases/clinical-post.words.sql';
import { PUBLISHED as EVENT_PUBLISHED } from '../../events/event.repository';
import {
  VISIBLE as REEL_VISIBLE,
  viewerParams as reelParams,
} from '../../explore/explore-post.sql';
import {
  VISIBLE as LEARNING_VISIBLE,
  viewerParams as learningParams,
} from '../../learning/learning.repository';
import { FINDABLE } from '../../opportunities/opportunity.sql';
import { named } from '../../platform/database/named';
import { boolean, json, number, statement, text, time } from '../../platform/database/statement';
import { AUTHOR_COLUMNS } from '../../profiles/author';
import { COUNTED } from './cases.sql';
import type { Facets, FoundPage, FoundRow } from './found';
import { MARKED, SNIPPET } from './marks.rules';

const ASKED = `to_tsquery('public.suture', :query)`;
const MARKED_WORDS = `to_tsquery('public.suture', :marked)`;
const IS_CURRENT =
  '(o.closed_at is null and o.ended_at is null and o.to_date >= cast(:now as timestamptz)::date)';

interface Source {
  readonly kind: Exclude<FoundRow['kind'], 'case'>;
  /** The table, joined with the hit `h` and with the tables its condition needs. */
  readonly from: string;
  readonly visible: string;
  readonly createdAt: string;
  readonly speciality: string;
  readonly state: string;
  readonly title: string;
  readonly text: string;
  readonly about: string;
  readonly author: string;
  /** The key of its thumbnail. */
  readonly picture: string;
}

const SOURCES: readonly Source[] = [
  {
    kind: 'reel',
    from: 'explore_post p on p.id = h.id join account a on a.id = p.author_id join asset v on v.id = p.asset_id',
    visible: named(REEL_VISIBLE, namesOf(reelParams, ASKING_READER)),
    createdAt: 'p.created_at',
    speciality: 'p.speciality',
    state: 'null',
    title: 'p.title',
    text: `''`,
    about: 'p.speciality',
    author: 'p.author_id',
    picture: `case when v.state = 'ready' and p.hidden_at is null then coalesce(v.renditions->'thumb'->>'key', v.renditions->'poster'->>'key') end`,
  },
  {
    kind: 'event',
    from: 'event e on e.id = h.id',
    visible: named(EVENT_PUBLISHED, [':now']),
    createdAt: 'e.published_at',
    speciality: `''`,
    state: `case when e.ends_at > :now then 'open' else 'closed' end`,
    title: 'e.title',
    text: 'e.description',
    about: 'e.location',
    author: 'null',
    picture: `(select coalesce(n.renditions->'thumb'->>'key', n.renditions->'medium'->>'key') from asset n where n.id = e.banner_asset_id and n.state = 'ready')`,
  },
  {
    kind: 'opportunity',
    from: 'opportunity o on o.id = h.id join account a on a.id = o.owner_id',
    visible: named(FINDABLE, [':viewer']),
    createdAt: 'o.created_at',
    speciality: 'o.speciality',
    state: `case when ${IS_CURRENT} then 'open' else 'closed' end`,
    title: 'o.title',
    text: `concat_ws(e'\\n', o.description, o.qualifications, o.experience)`,
    about: `concat_ws(' · ', o.type, o.speciality, nullif(o.city_name, ''))`,
    author: 'o.owner_id',
    picture: 'null',
  },
  {
    kind: 'blog',
    from: 'blog b on b.id = h.id',
    visible: BLOG_PUBLISHED,
    createdAt: 'b.published_at',
    speciality: `''`,
    state: 'null',
    title: 'b.title',
    text: `concat_ws(e'\\n', b.summary, regexp_replace(b.html, '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi'))`,
    about: `concat_ws(' · ', nullif(b.category, ''), nullif(b.author_name, ''))`,
    author: 'null',
    picture: `(select coalesce(n.renditions->'thumb'->>'key', n.renditions->'medium'->>'key') from asset n where n.id = b.picture_id and n.state = 'ready')`,
  },
  {
    kind: 'learning',
    from: 'learning_item l on l.id = h.id join asset m on m.id = l.asset_id join account author on author.id = l.author_id',
    visible: named(LEARNING_VISIBLE, namesOf(learningParams, ASKING_READER)),
    createdAt: 'l.published_at',
    speciality: 'l.speciality',
    state: 'null',
    title: 'l.title',
    text: 'l.description',
    about: 'l.speciality',
    author: 'null',
    picture: `case when l.hidden_at is null then coalesce(m.renditions->'thumb'->>'key', m.renditions->'poster'->>'key') end`,
  },
];

const seen = ({ kind, from, visible, createdAt, speciality, state }: Source) =>
  `select h.kind, h.id, h.rank, cast(${speciality} as text) as speciality, cast(${state} as text) as state, ${createdAt} as created_at
   from hit h join ${from} where h.kind = '${kind}' and ${visible}`;

const item = ({ kind, from, title, text: body, about, author, picture }: Source) =>
  `select h.place, '${kind}' as kind, h.id, ${title} as title, ${body} as body, ${about} as about, cast(${author} as bigint) as author_id, cast(${picture} as text) as picture_key
   from picked h join ${from} where h.kind = '${kind}'`;

const OF_SPECIALITY = `(:speciality = '' or seen.speciality = :speciality)`;
const OF_STATE = `(:state = '' or seen.state = :state)`;
const IN_TIME = `(:from = '' or seen.created_at >= cast(nullif(:from, '') as timestamptz)) and (:to = '' or seen.created_at < cast(nullif(:to, '') as timestamptz))`;

const ORDER = `case when :isNewestFirst then chosen.created_at end desc nulls last, chosen.rank desc, chosen.id desc`;

/**
 * Full-text search of the reels, events, opportunities, blogs and learning content a member may
 * see; of one kind if `kind` is given.
 */
export const FIND_OTHERS = statement({
  takes: {
    kind: text,
    query: text,
    marked: text,
    speciality: text,
    state: text,
    from: text,
    to: text,
    isNewestFirst: boolean,
    limit: number,
    offset: number,
    viewer: number,
    isAdmin: boolean,
    now: time,
  },
  gives: {
    totals: json<Readonly<Record<string, number>>>(),
    facets: json<Facets>(),
    items: json<FoundPage['items']>(),
  },
  sql: `with hit as materialized (
    select e.kind, e.subject_id as id, ts_rank('{0.3, 0.3, 0.4, 1.0}'::real[], e.words, ${ASKED}) as rank
    from search_entry e where e.kind <> 'case' and (:kind = '' or e.kind = :kind) and e.words @@ ${ASKED}),
  seen as materialized (${SOURCES.map(seen).join(' union all ')}),
  chosen as (select * from seen where ${OF_SPECIALITY} and ${OF_STATE} and ${IN_TIME}),
  placed as (select chosen.kind, chosen.id, chosen.created_at, chosen.state, row_number() over (partition by chosen.kind order by ${ORDER}) as place from chosen),
  picked as materialized (select * from placed where place > :offset and place <= cast(:offset as integer) + cast(:limit as integer)),
  told as (${SOURCES.map(item).join(' union all ')})
  select (select coalesce(json_object_agg(t.kind, t.total), '{}') from (select kind, least(count(*), ${COUNTED}) as total from chosen group by kind) t) as totals,
    json_build_object(
      'specialities', (select coalesce(json_agg(json_build_object('name', f.speciality, 'count', f.count) order by f.count desc, f.speciality), '[]')
        from (select seen.speciality, count(*) from seen where seen.speciality <> '' and ${OF_STATE} and ${IN_TIME} group by 1) f),
      'outcomes', json_build_object('any', (select count(*) from chosen), 'reported', 0),
      'states', (select json_build_object('open', count(*) filter (where state = 'open'), 'closed', count(*) filter (where state = 'closed'))
        from seen where ${OF_SPECIALITY} and ${IN_TIME})) as facets,
    (select coalesce(json_agg(row_to_json(i) order by i.kind, i.place), '[]') from (
      select told.kind, told.id, told.picture_key as "pictureKey", told.place, told.about, ts_headline('public.suture', told.title, ${MARKED_WORDS}, '${MARKED}') as title,
        ts_headline('public.suture', told.body, ${MARKED_WORDS}, '${SNIPPET}') as snippet, picked.created_at as "createdAt", picked.state, ${AUTHOR_COLUMNS}
      from told join picked on picked.kind = told.kind and picked.id = told.id
      left join account author on author.id = told.author_id left join profile author_profile on author_profile.account_id = author.id
      left join asset author_picture on author_picture.id = author_profile.picture_asset_id) i) as items`,
});
