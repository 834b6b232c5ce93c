import { columns, nullable, statement, text, time } from '../platform/database/statement';
import { ExplorePost } from './explore-post.entity';
import { ExploreView } from './explore-view.entity';

export const POSTS_OF = statement({
  takes: { memberId: columns(ExplorePost, 'authorId').authorId },
  gives: {
    ...columns(ExplorePost, 'id', 'title', 'speciality'),
    views: columns(ExplorePost, 'viewCount').viewCount,
    postedAt: time,
    file: nullable(text),
  },
  sql: `select p.id, p.title, p.speciality, p.view_count as views, p.created_at as "postedAt",
      'files/' || v.purpose || '-' || v.id || substring(v.key from '\\.\\w+$') as file
    from explore_post p left join asset v on v.id = p.asset_id where p.author_id = :memberId order by p.id`,
});

export const SEEN_BY = statement({
  takes: columns(ExploreView, 'memberId'),
  gives: { post: columns(ExploreView, 'postId').postId, seenAt: time },
  sql: `select post_id as post, counted_at as "seenAt" from explore_view where member_id = :memberId order by post_id`,
});
