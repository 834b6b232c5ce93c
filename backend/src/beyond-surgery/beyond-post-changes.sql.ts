import {
  boolean,
  columns,
  ids,
  number,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { BeyondPost } from './beyond-post.entity';

/** Without those that are gone. */
export const AUTHORS_OF = statement({
  takes: { ids },
  gives: columns(BeyondPost, 'id', 'authorId'),
  sql: `select id, author_id as "authorId" from beyond_post where id = any(cast(:ids as bigint[])) and deleted_at is null`,
});

export const LOCK_POST = statement({
  takes: columns(BeyondPost, 'id'),
  gives: columns(BeyondPost, 'assetId', 'version'),
  sql: `select asset_id as "assetId", version from beyond_post where id = :id and deleted_at is null for update`,
});

export const CHANGE_POST = statement({
  takes: { ...columns(BeyondPost, 'id', 'title', 'assetId'), now: time },
  gives: {},
  sql: 'update beyond_post set title = :title, asset_id = :assetId, edited_at = :now, version = version + 1 where id = :id',
});

export const DESCRIBE_POSTS = statement({
  takes: { ids, now: time },
  gives: { ...columns(BeyondPost, 'id', 'authorId', 'title'), text, isHidden: boolean },
  sql: `select p.id, p.author_id as "authorId", p.title, '' as text,
      (p.hidden_at is not null and coalesce(p.hidden_until > :now, true)) as "isHidden"
    from beyond_post p join account a on a.id = p.author_id
    where p.deleted_at is null and a.deleted_at is null and p.id = any(:ids::bigint[])`,
});

export const FILES_OF = statement({
  takes: { ids },
  gives: { ...columns(BeyondPost, 'id'), assetId: number },
  sql: `select id, asset_id as "assetId" from beyond_post
    where deleted_at is null and asset_id is not null and id = any(:ids::bigint[])`,
});
