import {
  CONNECTION_COLUMNS,
  type ConnectionStateRow,
  connectionJoin,
  unblocked,
} from '../connections/connection.sql';
import { memberDid } from '../engagement/member-did.sql';
import type { AssetState, Renditions } from '../media/asset';
import type { AssetKind } from '../media/file-type.rules';
import type { DbTime } from '../platform/database/columns';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';

/** The name under which engagement knows these posts. */
export const BEYOND_POST = 'beyond-post';

/** A post as lists show it, complete: its author, its file, what the viewer did with it and how the two stand to each other. */
export interface BeyondRow extends AuthorRow, ConnectionStateRow {
  readonly id: number;
  readonly title: string;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly version: number;
  readonly createdAt: DbTime;
  readonly editedAt: DbTime | null;
  readonly isHidden: boolean;
  readonly isLiked: boolean;
  readonly isSaved: boolean;
  readonly file: BeyondFileRow | null;
}

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
 * What somebody may see of posts `p` by accounts `a`: nothing deleted, nothing of the departed, nothing between two of whom one has
 * blocked the other; what is hidden, or has a video that cannot be played, only the author (and what is hidden the administrators).
 * Takes `viewerParams`.
 */
export const VISIBLE = `p.deleted_at is null and a.deleted_at is null and (p.author_id = ? or (
  (p.hidden_at is null or p.hidden_until <= ? or ?) and (p.asset_id is null or m.state = 'ready') and ${unblocked('p.author_id', '?')}))`;

/** The tables that `VISIBLE` speaks of, beside the posts. */
export const SEEN_WITH =
  'join account a on a.id = p.author_id left join asset m on m.id = p.asset_id';

export function viewerParams(
  { memberId, isAdmin }: { memberId: number; isAdmin: boolean },
  now: Date,
): unknown[] {
  return [memberId, now, isAdmin, memberId, memberId];
}

const FILE = `case when m.id is null then null else json_build_object('assetId', m.id, 'kind', m.kind, 'mime', m.mime, 'key', m.key,
  'state', m.state, 'rejectReason', m.reject_reason, 'renditions', m.renditions, 'width', m.width, 'height', m.height,
  'color', m.dominant_color, 'altText', m.alt_text) end as file`;

const COLUMNS = `p.id, p.title, p.like_count as "likeCount", p.comment_count as "commentCount", p.version, p.created_at as "createdAt",
  p.edited_at as "editedAt", (p.hidden_at is not null and coalesce(p.hidden_until > ?, true)) as "isHidden"`;

/**
 * A whole page in one query: first the few rows by `from … where … order by` on an index, then for these alone all that a card shows.
 * Its parameters are those of `where`, `viewerParams`, the limit, then `pageParams`.
 */
export function pageSql(pick: { from: string; where: string; order: string }): string {
  return `with picked as materialized (
      select p.* from ${pick.from} ${SEEN_WITH} where ${pick.where} and ${VISIBLE} order by ${pick.order} limit ?)
    select ${COLUMNS}, ${memberDid('engagement_like', BEYOND_POST, 'viewer.id')} as "isLiked", ${memberDid('collection_item', BEYOND_POST, 'viewer.id')} as "isSaved", ${CONNECTION_COLUMNS},
      ${AUTHOR_COLUMNS}, ${FILE}
    from picked p cross join (select ?::bigint as id) viewer ${authorJoins('p.author_id')} left join asset m on m.id = p.asset_id
      ${connectionJoin('p.author_id')} order by p.id desc`;
}

export function pageParams({ memberId }: { memberId: number }, now: Date): unknown[] {
  return [now, memberId];
}
