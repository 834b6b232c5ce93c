import { columns, nullable, statement, text, time } from '../platform/database/statement';
import { ExplorePost } from './explore-post.entity';
import { ExploreView } from './explore-view.entity';

export const POSTS_OF = statement({
  takes: { memberId: columns(ExplorePost, 'authorId').authorId },
  gives: {
    ...columns(ExplorePost, 'id', 'title', 'speciality', 'showsPatient'),
    views: columns(ExplorePost, 'viewCount').viewCount,
    postedAt: time,
    declaredAt: nullable(time),
    lookedAt: nullable(time),
    file: nullable(text),
  },
  sql: `select p.id, p.title, p.speciality, p.view_count as views, p.created_at as "postedAt",
      p.shows_patient as "showsPatient", p.declared_at as "declaredAt", p.looked_at as "lookedAt",
      'files/' || v.purpose || '-' || v.id || substring(v.key from '\\.\\w+$') as file
    from explore_post p left join asset v on v.id = p.asset_id where p.author_id = :memberId order by p.id`,
});

export const SEEN_BY = statement({
  takes: columns(ExploreView, 'memberId'),
  gives: { post: columns(ExploreView, 'postId').postId, seenAt: time },
  sql: `select post_id as post, counted_at as "seenAt" from explore_view where member_id = :memberId order by post_id`,
});
