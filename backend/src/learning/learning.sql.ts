import type { Renditions } from '../media/asset';
import { Asset } from '../media/asset.entity';
import { named } from '../platform/database/named';
import {
  boolean,
  columns,
  ids,
  json,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { LearningItem } from './learning-item.entity';

/** Learning content as a subject of likes, comments and reports. */
export const LEARNING_ITEM = 'learning-item';

/** Whether a decision hides an item `l`. Parameter: the current time. */
const IS_HIDDEN = '(l.hidden_at is not null and coalesce(l.hidden_until > ?, true))';

/**
 * Whether a member may see an item `l` with its picture or video `m`: published, ready, and not by
 * a deleted account. Only the author and administrators see a hidden one. Takes `viewerParams`.
 */
export const VISIBLE = `l.published_at is not null and l.published_at <= ? and m.state = 'ready' and author.deleted_at is null
  and (l.author_id = ? or ? or not ${IS_HIDDEN})`;

export function viewerParams(
  { memberId, isAdmin }: { memberId: number; isAdmin: boolean },
  now: Date,
): unknown[] {
  return [now, memberId, isAdmin, now];
}

const HIDDEN = named(IS_HIDDEN, [':now']);
const SEEN = named(VISIBLE, [':now', ':memberId', ':isAdmin', ':now']);

const { id, kind, authorId } = columns(LearningItem, 'id', 'kind', 'authorId');
const VIEWER = { memberId: authorId, isAdmin: boolean, now: time };
const ROW = {
  ...AUTHOR,
  ...columns(LearningItem, 'id', 'kind', 'title', 'description', 'speciality', 'assetId'),
  ...columns(LearningItem, 'publishedAt', 'createdAt'),
  ...columns(Asset, 'key', 'state'),
  renditions: json<Renditions>(),
  isHidden: boolean,
};
const SELECT = `select l.id, l.kind, l.title, l.description, l.speciality, l.published_at as "publishedAt", l.created_at as "createdAt",
    ${HIDDEN} as "isHidden", m.id as "assetId", m.key, m.state, m.renditions, ${AUTHOR_COLUMNS}
  from learning_item l join asset m on m.id = l.asset_id ${authorJoins('l.author_id')}`;

export const PUBLISHED_ITEMS = statement({
  takes: { ...VIEWER, kind, before: id, most: number },
  gives: ROW,
  sql: `${SELECT} where l.kind = :kind and l.id < :before and ${SEEN} order by l.id desc limit :most`,
});
export type LearningRow = RowOf<typeof PUBLISHED_ITEMS>;

export const VISIBLE_ITEM = statement({
  takes: { ...VIEWER, id },
  gives: ROW,
  sql: `${SELECT} where l.id = :id and ${SEEN}`,
});

/** Includes drafts. */
export const ANY_ITEMS = statement({
  takes: { before: id, most: number, now: time },
  gives: ROW,
  sql: `${SELECT} where l.id < :before order by l.id desc limit :most`,
});

/** In any state. */
export const ANY_ITEM = statement({
  takes: { id, now: time },
  gives: ROW,
  sql: `${SELECT} where l.id = :id`,
});

/** Holds it still to the end of the transaction. */
export const LOCK_ITEM = statement({
  takes: { id },
  gives: {},
  sql: 'select from learning_item where id = :id for update',
});

export const FILES_OF = statement({
  takes: { ids },
  gives: columns(LearningItem, 'id', 'assetId'),
  sql: `select id, asset_id as "assetId" from learning_item where asset_id is not null and id = any(:ids::bigint[])`,
});

/** As shown to moderators. */
export const DESCRIBE_ITEMS = statement({
  takes: { ids, now: time },
  gives: { ...columns(LearningItem, 'id', 'authorId', 'title'), text, isHidden: boolean },
  sql: `select l.id, l.author_id as "authorId", l.title, l.description as text, ${HIDDEN} as "isHidden"
    from learning_item l where l.id = any(:ids::bigint[])`,
});
