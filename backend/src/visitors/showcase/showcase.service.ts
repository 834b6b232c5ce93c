import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ClinicalPostRepository } from '../../clinical-cases/clinical-post.repository';
import type { PostRow } from '../../clinical-cases/clinical-post.sql';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import { QUOTED } from './showcase.sql';

const MOST = 6;

export type QuotedRow = RowOf<typeof QUOTED>;

export interface ShownCase {
  readonly post: PostRow;
  /** Undefined if no member allows it, and while a blind poll hides the comments. */
  readonly answer: QuotedRow | undefined;
}

/** The cases that visitors may see because their authors allowed it. */
@Injectable()
export class ShowcaseService {
  constructor(
    private readonly em: EntityManager,
    private readonly posts: ClinicalPostRepository,
    private readonly clock: Clock,
  ) {}

  async cases(): Promise<ShownCase[]> {
    const posts = await this.posts.showcase(MOST);
    const readable = posts.filter(({ isBlinded }) => !isBlinded).map(({ id }) => id);
    const answers = await this.answersTo(readable);
    return posts.map((post) => ({ post, answer: answers.get(post.id) }));
  }

  private async answersTo(postIds: readonly number[]): Promise<Map<number, QuotedRow>> {
    if (postIds.length === 0) return new Map();
    const rows = await QUOTED.rows(this.em, { postIds, now: this.clock.now() });
    return new Map(rows.map((row) => [row.postId, row]));
  }
}
