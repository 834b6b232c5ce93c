import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BEYOND_POST } from '../../beyond-surgery/beyond-post.sql';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import { SubjectRegistry } from '../../engagement/subjects';
import { EXPLORE_POST } from '../../explore/explore-post.sql';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import { Refusal } from '../../refusal';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import { MembersRepository } from '../members.repository';
import { BEYOND_POSTS_OF, CLINICAL_POSTS_OF, EXPLORE_POSTS_OF } from './member-posts.sql';
import { COUNT_REPORTS, DECIDED_ABOUT, OPEN_ABOUT, REPORTED_BY } from './member-reports.sql';

const POSTS = {
  [CLINICAL_POST]: CLINICAL_POSTS_OF,
  [BEYOND_POST]: BEYOND_POSTS_OF,
  [EXPLORE_POST]: EXPLORE_POSTS_OF,
};
export type PostKind = keyof typeof POSTS;
export const POST_KINDS = Object.keys(POSTS) as PostKind[];

/** The maximum number of reports listed of each kind. */
const LISTED = 20;

export type MemberPost = RowOf<typeof CLINICAL_POSTS_OF> & { readonly path: string };

/**
 * A member's posts, and the reports about them and by the member, for the member's administration
 * page.
 */
@Injectable()
export class MemberRecordService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly members: MembersRepository,
    private readonly subjects: SubjectRegistry,
  ) {}

  /** Newest first. @throws Refusal `not-found` */
  async posts(
    memberId: number,
    kind: PostKind,
    { before, limit }: Window,
  ): Promise<Page<MemberPost>> {
    await this.demand(memberId);
    const asked = { memberId, before, most: limit + 1, now: this.clock.now() };
    const page = Page.of(await POSTS[kind].rows(this.em, asked), limit);
    return page.map((post) => ({ ...post, path: this.subjects.pathOf({ kind, id: post.id }) }));
  }

  /** The latest of each kind, and their totals. @throws Refusal `not-found` */
  async reports(memberId: number) {
    await this.demand(memberId);
    const asked = { memberId, most: LISTED };
    const { decided = 0, own = 0 } = (await COUNT_REPORTS.first(this.em, { memberId })) ?? {};
    return {
      open: await OPEN_ABOUT.rows(this.em, asked),
      decided: await DECIDED_ABOUT.rows(this.em, asked),
      own: await REPORTED_BY.rows(this.em, asked),
      decidedCount: decided,
      ownCount: own,
    };
  }

  private async demand(memberId: number): Promise<void> {
    if (!(await this.members.isThere(memberId))) throw new Refusal('not-found');
  }
}
