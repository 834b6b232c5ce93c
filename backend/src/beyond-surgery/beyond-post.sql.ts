import {
  CONNECTION_COLUMNS,
  type ConnectionStateRow,
  connectionJoin,
  unblocked,
} from '../connections/connection.sql';
import { isMuted } from '../connections/mutes/muted';
import { memberDid } from '../engagement/member-did.sql';
import type { AssetState, Renditions } from '../media/asset';
import type { AssetKind } from '../media/file-type.rules';
import {
  boolean,
  columns,
  json,
  nullable,
  number,
  type RowOf,
  statement,
  time,
  type Value,
} from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { BeyondPost } from './beyond-post.entity';

/** The subject kind of these posts in engagement. */
export const BEYOND_POST = 'beyond-post';

export interface BeyondFileRow {
  readonly assetId: number;
  readonly kind: AssetKind;
  readonly mime: string;
  readonly key: string;
  readonly state: AssetState;
  readonly rejectReason: string | null;
  readonly renditions: Renditions;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly altText: string | null;
}

/**
 * Whether the viewer may see a post `p` by account `a` with asset `m`. Deleted posts and those of
 * deleted accounts are visible to nobody. Only the author sees a post whose file is not ready; only
 * the author and administrators see a hidden one. Members who blocked each other see nothing of
 * each other; administrators have to see what is reported. Takes `VIEWER`.
 */
const VISIBLE = `p.deleted_at is null and a.deleted_at is null and (p.author_id = :memberId or (
  (p.hidden_at is null or p.hidden_until <= :now or :isAdmin) and (p.asset_id is null or m.state = 'ready') and (:isAdmin or ${unblocked('p.author_id', ':memberId')})))`;

/** The tables that `VISIBLE` refers to, besides the posts. */
const SEEN_WITH = 'join account a on a.id = p.author_id left join asset m on m.id = p.asset_id';
const VIEWER = { memberId: number, isAdmin: boolean, now: time };

const FILE = `case when m.id is null then null else json_build_object('assetId', m.id, 'kind', m.kind, 'mime', m.mime, 'key', m.key,
  'state', m.state, 'rejectReason', m.reject_reason, 'renditions', m.renditions, 'width', m.width, 'height', m.height,
  'color', m.dominant_color, 'altText', m.alt_text) end as file`;

const COLUMNS = `p.id, p.title, p.like_count as "likeCount", p.comment_count as "commentCount", p.version, p.created_at as "createdAt",
  p.edited_at as "editedAt", (p.hidden_at is not null and coalesce(p.hidden_until > :now, true)) as "isHidden"`;

const CONNECTION_STATE: Value<ConnectionStateRow['connectionState']> = { of: 'text' };
const ROW = {
  ...AUTHOR,
  ...columns(BeyondPost, 'id', 'title', 'likeCount', 'commentCount'),
  ...columns(BeyondPost, 'version', 'createdAt', 'editedAt'),
  isHidden: boolean,
  isLiked: boolean,
  isSaved: boolean,
  connectionId: nullable(number),
  connectionState: CONNECTION_STATE,
  file: json<BeyondFileRow | null>(),
};

/**
 * A page in one query: first its few rows by an index, then for these alone everything a card
 * shows.
 */
const pageOf = ({
  from = 'beyond_post p',
  where,
  order = 'p.id desc',
  most = ':most',
}: Pick): string =>
  `with picked as materialized (
      select p.* from ${from} ${SEEN_WITH} where ${where} and ${VISIBLE} order by ${order} limit ${most})
    select ${COLUMNS}, ${memberDid('engagement_like', BEYOND_POST, 'viewer.id')} as "isLiked", ${memberDid('collection_item', BEYOND_POST, 'viewer.id')} as "isSaved", ${CONNECTION_COLUMNS},
      ${AUTHOR_COLUMNS}, ${FILE}
    from picked p cross join (select :memberId::bigint as id) viewer ${authorJoins('p.author_id')} left join asset m on m.id = p.asset_id
      ${connectionJoin('p.author_id')} order by p.id desc`;

interface Pick {
  readonly from?: string;
  readonly where: string;
  readonly order?: string;
  readonly most?: string;
}

const { id, authorId } = columns(BeyondPost, 'id', 'authorId');
const STRETCH = { ...VIEWER, before: id, most: number };

/** A member's posts leave the feeds of those who have muted them. */
const NOT_MUTED = `not ${isMuted({ by: ':memberId', kind: 'member', subject: 'p.author_id' })}`;

export const FEED = statement({
  takes: STRETCH,
  gives: ROW,
  sql: pageOf({ where: `p.id < :before and ${NOT_MUTED}` }),
});
/**
 * A post in a list, with its author and file, what the viewer did with it, and the connection
 * between viewer and author.
 */
export type BeyondRow = RowOf<typeof FEED>;

export const POSTS_BY = statement({
  takes: { ...STRETCH, authorId },
  gives: ROW,
  sql: pageOf({ where: 'p.author_id = :authorId and p.id < :before' }),
});

/** The posts the viewer saved, latest post first. */
export const COLLECTED = statement({
  takes: STRETCH,
  gives: ROW,
  sql: pageOf({
    from: 'collection_item s join beyond_post p on p.id = s.subject_id',
    where: `s.member_id = :memberId and s.subject_kind = '${BEYOND_POST}' and s.subject_id < :before`,
    order: 's.subject_id desc',
  }),
});

export const VISIBLE_POST = statement({
  takes: { ...VIEWER, id },
  gives: ROW,
  sql: pageOf({ where: 'p.id = :id', most: '1' }),
});

/** Like `VISIBLE_POST`, but only the fields that access rules need. */
export const FACTS_OF = statement({
  takes: { ...VIEWER, id },
  gives: { id, authorId },
  sql: `select p.id, p.author_id as "authorId" from beyond_post p ${SEEN_WITH} where p.id = :id and ${VISIBLE}`,
});
