import { columns, number, type RowOf, statement, time } from '../../platform/database/statement';
import { Announcement } from './announcement.entity';

const ROW = columns(Announcement, 'id', 'title', 'text', 'html', 'publishedAt', 'version');
const { id } = columns(Announcement, 'id');
const SELECT =
  'select id, title, text, html, published_at as "publishedAt", version from announcement';

/** What members read, the latest published first. `before` is the last one that was read. */
export const PUBLISHED_ANNOUNCEMENTS = statement({
  takes: { now: time, before: id, most: number },
  gives: ROW,
  sql: `${SELECT} where published_at <= :now
      and (published_at, id) < (coalesce((select published_at from announcement where id = :before), 'infinity'), cast(:before as bigint))
    order by published_at desc, id desc limit :most`,
});
export type AnnouncementRow = RowOf<typeof PUBLISHED_ANNOUNCEMENTS>;

/** Drafts too. */
export const ANNOUNCEMENTS = statement({
  takes: { before: id, most: number },
  gives: ROW,
  sql: `${SELECT} where id < :before order by id desc limit :most`,
});

export const ANNOUNCEMENT = statement({
  takes: { id },
  gives: ROW,
  sql: `${SELECT} where id = :id`,
});

/** Holds it still to the end of the transaction. */
export const LOCK_ANNOUNCEMENT = statement({
  takes: { id },
  gives: {},
  sql: 'select from announcement where id = :id for update',
});

export const PUBLISH = statement({
  takes: columns(Announcement, 'id', 'publishedAt'),
  gives: {},
  sql: 'update announcement set published_at = :publishedAt, version = version + 1 where id = :id',
});
