import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { eraseInBatches } from '../departure/erase-in-batches';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { SubjectErasure } from '../engagement/subject-erasure';
import { POSTS_OF, SEEN_BY } from './explore-member-data.sql';
import { ExplorePost } from './explore-post.entity';
import { ExplorePostRepository } from './explore-post.repository';
import { EXPLORE_POST } from './explore-post.sql';
import { ExploreView } from './explore-view.entity';

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
    return {
      posts: await POSTS_OF.rows(this.em, { memberId }),
      seen: await SEEN_BY.rows(this.em, { memberId }),
    };
  }

  /** The counts of others' posts stay: they say how often something was seen, not by whom. */
  override async erase(memberId: number): Promise<void> {
    await this.em.nativeDelete(ExploreView, { memberId });
    await eraseInBatches(this.em, {
      entity: ExplorePost,
      owner: 'authorId',
      memberId,
      clear: (ids) => this.clear(ids),
    });
  }

  private async clear(ids: readonly number[]): Promise<void> {
    await this.subjects.erase(EXPLORE_POST, ids);
    await this.posts.forgetViews(ids);
  }
}
