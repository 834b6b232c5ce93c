import { boolean, columns, number, statement, time } from '../platform/database/statement';
import { BeyondPost } from './beyond-post.entity';

/** Returns the post if it is visible to others than its author; ignores blocks. */
export const WATCHED_POST = statement({
  takes: { ...columns(BeyondPost, 'id'), now: time },
  gives: { likes: number, comments: number, isBlind: boolean },
  sql: `select p.like_count as likes, p.comment_count as comments, false as "isBlind" from beyond_post p left join asset m on m.id = p.asset_id where p.id = :id and p.deleted_at is null
    and (p.hidden_at is null or p.hidden_until <= :now) and (p.asset_id is null or m.state = 'ready')`,
});
