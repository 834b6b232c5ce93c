import { boolean, json, number, statement, text, time } from '../../platform/database/statement';
import { AUTHOR_COLUMNS } from '../../profiles/author';
import { BEGIN, COUNTED } from './cases.sql';
import type { Facets, FoundPage } from './found';
import { MARKED, SNIPPET } from './marks.rules';
import { SOURCES, type Source } from './sources.sql';

const ASKED = `to_tsquery('public.suture', :query)`;
const MARKED_WORDS = `to_tsquery('public.suture', :marked)`;

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
    last: number,
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
  picked as materialized (select * from placed where place > ${BEGIN} and place <= ${BEGIN} + cast(:limit as integer)),
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
