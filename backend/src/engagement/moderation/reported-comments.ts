import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Asset } from '../../media/asset';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import { LiveSubjects } from '../live-subjects';
import { LOCK_SUBJECT } from '../subject.sql';
import {
  type EngagementSubjects,
  type Hiding,
  type Subject,
  type SubjectDescription,
  SubjectRegistry,
} from '../subjects';
import {
  DUE_COMMENTS,
  HIDE_COMMENT,
  HIDE_LONGER,
  POST_OF_COMMENT,
  REPORTED_COMMENTS,
  SHOW_COMMENT,
} from './hidden-comment.sql';

/** The subject kinds of comments, by the kind of their posts. */
export const COMMENT = 'comment';
export const BEYOND_COMMENT = 'beyond-comment';

const BATCH = 100;

/** Makes comments reportable. Hidden ones are not counted, like deleted ones. */
@Injectable()
export class ReportedComments {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly subjects: SubjectRegistry,
    private readonly live: LiveSubjects,
  ) {}

  /** The comments on posts of a kind, as a kind of subject of their own. */
  on(postKind: string): EngagementSubjects {
    return {
      count: async () => undefined,
      hide: (id, hiding) => this.hide(id, hiding),
      unhide: (id) => this.unhide(id),
      describe: (ids) => this.describe(postKind, ids),
      pathOf: () => '/notifications',
      filesOf: async () => new Map<number, Asset[]>(),
    };
  }

  /** Job: shows those again that were hidden for a time only. */
  async showDue(): Promise<void> {
    for (let done = BATCH; done === BATCH; ) {
      const due = await DUE_COMMENTS.rows(this.em, { now: this.clock.now(), most: BATCH });
      for (const { id } of due) await this.em.transactional(() => this.unhide(id));
      done = due.length;
    }
  }

  private async hide(id: number, { at, until }: Hiding): Promise<void> {
    await this.recount(id, -1, async () => {
      if (await HIDE_COMMENT.first(this.em, { id, at, until })) return true;
      await HIDE_LONGER.rows(this.em, { id, until });
      return false;
    });
  }

  private async unhide(id: number): Promise<void> {
    await this.recount(
      id,
      1,
      async () => (await SHOW_COMMENT.first(this.em, { id })) !== undefined,
    );
  }

  /** Locks the post first, as adding and deleting comments does. */
  private async recount(id: number, more: 1 | -1, change: () => Promise<boolean>): Promise<void> {
    const post = await POST_OF_COMMENT.first(this.em, { id });
    if (!post) return;
    await LOCK_SUBJECT[this.subjects.tableOf(post)].rows(this.em, { subjectId: post.id });
    if (!(await change())) return;
    await this.subjects.of(post).count(post.id, { comments: more });
    this.live.commented(post);
  }

  /** What must not be shown of a post is not shown of its comments, either. */
  private async describe(kind: string, ids: readonly number[]): Promise<SubjectDescription[]> {
    const rows = await REPORTED_COMMENTS.rows(this.em, { kind, ids });
    const postIds = [...new Set(rows.map(({ subjectId }) => subjectId))];
    const posts = await this.subjects.of({ kind }).describe(postIds);
    return rows.flatMap((row) => {
      const post = posts.find((one) => one.id === row.subjectId);
      return post ? [this.described(row, post, { kind, id: post.id })] : [];
    });
  }

  private described(
    { id, authorId, author, text, isHidden }: RowOf<typeof REPORTED_COMMENTS>,
    { isWithheld = false, isHidden: isInHidden }: SubjectDescription,
    post: Subject,
  ): SubjectDescription {
    return {
      id,
      authorId,
      isHidden,
      isWithheld,
      isInHidden,
      title: `Comment by ${author}`,
      text: isWithheld ? '' : text,
      path: `${this.subjects.pathOf(post)}?comment=${id}#comment-${id}`,
    };
  }
}
