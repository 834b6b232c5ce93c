import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DepartingPart, DepartingParts } from '../departure/departing';
import { SubjectErasure } from '../engagement/subject-erasure';
import { ExplorePostRepository } from './explore-post.repository';
import { EXPLORE_POST } from './explore-post.sql';

const BATCH = 50;

/** The videos that members posted, and that they saw others'. */
@Injectable()
export class ExplorePart extends DepartingPart {
  override readonly name = 'explore';

  constructor(
    parts: DepartingParts,
    private readonly em: EntityManager,
    private readonly posts: ExplorePostRepository,
    private readonly subjects: SubjectErasure,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    const posts = await this.em.execute<object[]>(
      `select p.id, p.title, p.speciality, p.view_count as views, p.created_at as "postedAt",
         'files/' || v.purpose || '-' || v.id || substring(v.key from '\\.\\w+$') as file
       from explore_post p left join asset v on v.id = p.asset_id where p.author_id = ? order by p.id`,
      [memberId],
    );
    const seen = await this.em.execute<object[]>(
      'select post_id as post, counted_at as "seenAt" from explore_view where member_id = ? order by post_id',
      [memberId],
    );
    return { posts, seen };
  }

  /** The counts of others' posts stay: they say how often something was seen, not by whom. */
  override async erase(memberId: number): Promise<void> {
    await this.em.execute('delete from explore_view where member_id = ?', [memberId]);
    for (let erased = BATCH; erased === BATCH; ) erased = await this.em.transactional(() => this.eraseBatch(memberId));
  }

  private async eraseBatch(memberId: number): Promise<number> {
    const posts = await this.em.execute<{ id: number }[]>(
      'select id from explore_post where author_id = ? order by id limit ? for update',
      [memberId, BATCH],
    );
    const ids = posts.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await this.subjects.erase(EXPLORE_POST, ids);
    await this.posts.remove(ids);
    return ids.length;
  }
}
