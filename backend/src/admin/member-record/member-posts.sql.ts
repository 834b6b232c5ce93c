import { IS_WITHHELD } from '../../clinical-cases/clinical-post.shown.sql';
import { IS_HIDDEN } from '../../clinical-cases/clinical-post.sql';
import { boolean, number, statement, text, time } from '../../platform/database/statement';

const POSTS = {
  takes: { memberId: number, before: number, most: number, now: time },
  gives: { id: number, type: text, title: text, createdAt: time, isHidden: boolean },
};
const HIDDEN = IS_HIDDEN.replace('?', ':now');
const STRETCH = 'p.author_id = :memberId::bigint and p.id < :before::bigint';
const NEWEST = 'order by p.id desc limit :most::int';

/**
 * The cases and images of a member, except those nobody else may see: waiting, being checked,
 * withdrawn or deleted.
 */
export const CLINICAL_POSTS_OF = statement({
  ...POSTS,
  sql: `select p.id, p.kind as type, coalesce(p.title, p.diagnosis, '') as title, p.created_at as "createdAt", ${HIDDEN} as "isHidden"
    from clinical_post p where ${STRETCH} and p.deleted_at is null and not ${IS_WITHHELD} ${NEWEST}`,
});

export const BEYOND_POSTS_OF = statement({
  ...POSTS,
  sql: `select p.id, 'post' as type, p.title, p.created_at as "createdAt", ${HIDDEN} as "isHidden"
    from beyond_post p left join asset m on m.id = p.asset_id
    where ${STRETCH} and p.deleted_at is null and (p.asset_id is null or m.state = 'ready') ${NEWEST}`,
});

export const EXPLORE_POSTS_OF = statement({
  ...POSTS,
  sql: `select p.id, 'video' as type, p.title, p.created_at as "createdAt", ${HIDDEN} as "isHidden"
    from explore_post p join asset m on m.id = p.asset_id where ${STRETCH} and m.state = 'ready' ${NEWEST}`,
});
