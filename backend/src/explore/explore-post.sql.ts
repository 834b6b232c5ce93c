import { isMuted } from '../connections/mutes/muted';
import { memberDid } from '../engagement/member-did.sql';
import type { Renditions } from '../media/asset';
import { Asset } from '../media/asset.entity';
import { named } from '../platform/database/named';
import {
  boolean,
  columns,
  ids,
  json,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { unblocked } from '../profiles/unblocked';
import { ExplorePost } from './explore-post.entity';
import { ExploreView } from './explore-view.entity';

/** The subject kind of posts of Explore in engagement. */
export const EXPLORE_POST = 'explore-post';

/**
 * Whether the viewer may see a post `p` by account `a` with video `v`. Posts of deleted accounts
 * are visible to nobody. Only the author sees a post whose video is not ready; only the author and
 * administrators see a hidden one. Members who blocked each other see nothing of each other. Takes
 * `viewerParams`.
 */
export const VISIBLE = `a.deleted_at is null and (p.author_id = ? or (v.state = 'ready' and (p.hidden_at is null or p.hidden_until <= ? or ?)
  and (? or ${unblocked('p.author_id', '?')})))`;

const POSTS =
  'explore_post p join account a on a.id = p.author_id join asset v on v.id = p.asset_id';

export function viewerParams(viewer: { memberId: number; isAdmin: boolean }, now: Date): unknown[] {
  const { memberId, isAdmin } = viewer;
  return [memberId, now, isAdmin, isAdmin, memberId, memberId];
}

const [MEMBER, ADMIN] = [':memberId', ':isAdmin'];
const SEEN = named(VISIBLE, [MEMBER, ':now', ADMIN, ADMIN, MEMBER, MEMBER]);
const VIEWER = { memberId: number, isAdmin: boolean, now: time };
const IS_HIDDEN = '(p.hidden_at is not null and coalesce(p.hidden_until > :now, true))';

const ROW = {
  ...AUTHOR,
  ...columns(ExplorePost, 'id', 'title', 'speciality', 'viewCount', 'createdAt'),
  ...columns(Asset, 'key', 'state', 'rejectReason', 'width', 'height'),
  renditions: json<Renditions>(),
  color: columns(Asset, 'dominantColor').dominantColor,
  assetId: columns(Asset, 'id').id,
  isHeld: boolean,
  isSaved: boolean,
  isHidden: boolean,
};

/**
 * A page in one query: first the few ids of `chosen`, then for these alone the author, the video
 * and whether the viewer saved them.
 */
const pageOf = (chosen: string, slice = 'limit :most offset :from'): string =>
  `with picked as materialized (${chosen} order by id desc ${slice})
  select p.id, p.title, p.speciality, p.view_count as "viewCount", p.created_at as "createdAt", v.key, v.state, v.reject_reason as "rejectReason",
    v.renditions, v.id as "assetId", v.is_held and v.state <> 'rejected' as "isHeld", v.width, v.height, v.dominant_color as color, ${IS_HIDDEN} as "isHidden",
    ${memberDid('collection_item', EXPLORE_POST, ':memberId')} as "isSaved",
    ${AUTHOR_COLUMNS}
  from picked join explore_post p on p.id = picked.id join asset v on v.id = p.asset_id ${authorJoins('p.author_id')} order by p.id desc`;

/** A member's videos leave the feeds of those who have muted them. */
const NOT_MUTED = `not ${isMuted({ by: ':memberId', kind: 'member', subject: 'p.author_id' })}`;

const { id } = columns(ExplorePost, 'id');
const STRETCH = { ...VIEWER, before: id, most: number, from: number };

/**
 * The latest posts below an id, read backwards along the primary key, however many posts there are.
 */
export const LATEST = statement({
  takes: { ...STRETCH, until: time },
  gives: ROW,
  sql: pageOf(
    `select p.id from ${POSTS} where p.id < :before and p.created_at <= :until and ${SEEN} and ${NOT_MUTED}`,
  ),
});
export type ExploreRow = RowOf<typeof LATEST>;

/**
 * Like `LATEST`, but of some specialities, a JSON list: reads at most `enough` of the latest posts
 * of each from an index (by negative id), then merges them.
 */
export const LATEST_OF_SPECIALITIES = statement({
  takes: { ...STRETCH, until: time, specialities: json<string>(), enough: number },
  gives: ROW,
  sql: pageOf(`select p.id from (select jsonb_array_elements_text(:specialities::jsonb) as name) f cross join lateral (
  select p.id from ${POSTS} where p.speciality = f.name and p.asset_id is not null and -p.id > -cast(:before as bigint) and p.created_at <= :until and ${SEEN} and ${NOT_MUTED} order by -p.id limit :enough) p`),
});

/** The posts a member saved, below an id. */
export const SAVED = statement({
  takes: STRETCH,
  gives: ROW,
  sql: pageOf(`select p.id from collection_item s join ${POSTS.replace('explore_post p', 'explore_post p on p.id = s.subject_id')}
  where s.member_id = :memberId and s.subject_kind = '${EXPLORE_POST}' and s.subject_id < :before and ${SEEN}`),
});

export const VISIBLE_POST = statement({
  takes: { ...VIEWER, id },
  gives: ROW,
  sql: pageOf(`select p.id from ${POSTS} where p.id = :id and ${SEEN}`, 'limit 1'),
});

/** The fields of a post that access rules need, with the state of its video. */
export const FACTS_OF = statement({
  takes: { id },
  gives: {
    ...columns(ExplorePost, 'id', 'authorId', 'assetId', 'showsPatient'),
    state: nullable(columns(Asset, 'state').state),
  },
  sql: `select p.id, p.author_id as "authorId", p.asset_id as "assetId", p.shows_patient as "showsPatient", v.state
    from explore_post p left join asset v on v.id = p.asset_id where p.id = :id`,
});
export type PostFacts = RowOf<typeof FACTS_OF>;

export const LOCK_POST = statement({
  takes: { id },
  gives: {},
  sql: 'select from explore_post where id = :id for update',
});

/** Returns nothing if the member's last counted view was after `since`. */
export const NOTE_VIEW = statement({
  takes: { ...columns(ExploreView, 'postId', 'memberId', 'countedAt'), since: time },
  gives: columns(ExploreView, 'postId'),
  sql: `insert into explore_view (post_id, member_id, counted_at) values (:postId, :memberId, :countedAt)
    on conflict (post_id, member_id) do update set counted_at = excluded.counted_at where explore_view.counted_at <= :since
    returning post_id as "postId"`,
});

const VIEWS = { views: columns(ExplorePost, 'viewCount').viewCount };

export const COUNT_VIEW = statement({
  takes: { id },
  gives: VIEWS,
  sql: 'update explore_post set view_count = view_count + 1 where id = :id returning view_count as views',
});

export const VIEWS_OF = statement({
  takes: { id },
  gives: VIEWS,
  sql: 'select view_count as views from explore_post where id = :id',
});

export const FILES_OF = statement({
  takes: { ids },
  gives: { id, assetId: number },
  sql: `select id, asset_id as "assetId" from explore_post where asset_id is not null and id = any(:ids::bigint[])`,
});

/** As shown to moderators. */
export const DESCRIBE_POSTS = statement({
  takes: { ids, now: time },
  gives: {
    ...columns(ExplorePost, 'id', 'authorId', 'title', 'showsPatient'),
    text,
    isHidden: boolean,
    declaredAt: nullable(time),
    lookedAt: nullable(time),
  },
  sql: `select p.id, p.author_id as "authorId", p.title, '' as text, ${IS_HIDDEN} as "isHidden",
      p.shows_patient as "showsPatient", p.declared_at as "declaredAt", p.looked_at as "lookedAt"
    from explore_post p join account a on a.id = p.author_id where a.deleted_at is null and p.id = any(:ids::bigint[])`,
});
