import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { eraseInBatches } from '../departure/erase-in-batches';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { SubjectErasure } from '../engagement/subject-erasure';
import { ExplorePostRepository } from './explore-post.repository';
import { EXPLORE_POST } from './explore-post.sql';

/** The videos that members posted, and that they saw others'. */
@Injectable()
export class ExploreMemberData extends MemberData {
  override readonly name = 'explore';

  constructor(
    parts: MemberDataRegistry,
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
    await eraseInBatches(this.em, {
      table: 'explore_post',
      owner: 'author_id',
      memberId,
      clear: (ids) => this.clear(ids),
    });
  }

  private async clear(ids: readonly number[]): Promise<void> {
    await this.subjects.erase(EXPLORE_POST, ids);
    await this.posts.forgetViews(ids);
  }
}
