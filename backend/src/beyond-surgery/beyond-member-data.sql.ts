import { columns, nullable, statement, text, time } from '../platform/database/statement';
import { BeyondPost } from './beyond-post.entity';

const { authorId, likeCount, commentCount } = columns(
  BeyondPost,
  'authorId',
  'likeCount',
  'commentCount',
);

export const POSTS_OF = statement({
  takes: { memberId: authorId },
  gives: {
    ...columns(BeyondPost, 'id', 'title', 'editedAt'),
    likes: likeCount,
    comments: commentCount,
    postedAt: time,
    file: nullable(text),
  },
  sql: `select p.id, p.title, p.like_count as likes, p.comment_count as comments, p.created_at as "postedAt", p.edited_at as "editedAt",
      'files/' || m.purpose || '-' || m.id || substring(m.key from '\\.\\w+$') as file
    from beyond_post p left join asset m on m.id = p.asset_id where p.author_id = :memberId and p.deleted_at is null order by p.id`,
});
