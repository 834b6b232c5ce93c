import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { Clock } from '../../platform/clock';
import { COLLECTED_BY } from '../collection.sql';
import { CollectionItem } from '../collection-item.entity';
import { Comment } from '../comment.entity';
import { BLANK_COMMENTS, COMMENTS_BY, FORGET_MENTIONS, FORGET_UNANSWERED } from '../comment.sql';
import { COMMENTS_LIKED_BY, FORGET_LIKES_OF } from '../comment-likes.sql';
import { ALL_LIKED_BY, FORGET_LIKES } from '../likes.sql';
import { FORGET_HIDDEN_COMMENTS, HIDDEN_COMMENTS_BY } from '../moderation/hidden-comment.sql';
import { DECISIONS_ABOUT, FORGET_DECISIONS_ABOUT } from '../moderation/moderation.sql';
import { Report } from '../report.entity';
import { SubjectFollow } from '../subject-follow.entity';
import { type Counts, type Subject, SubjectRegistry } from '../subjects';
import { FOLLOWED_BY, REPORTED_BY } from './engagement-member-data.sql';

const BATCH = 100;

/**
 * A member's likes, comments, saved and followed posts and reports, and the decisions about the
 * member's posts.
 */
@Injectable()
export class EngagementMemberData extends MemberData {
  override readonly name = 'engagement';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly subjects: SubjectRegistry,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    const member = { memberId };
    return {
      likes: await ALL_LIKED_BY.rows(this.em, member),
      comments: await COMMENTS_BY.rows(this.em, { authorId: memberId }),
      hiddenComments: await HIDDEN_COMMENTS_BY.rows(this.em, { authorId: memberId }),
      likedComments: await COMMENTS_LIKED_BY.rows(this.em, member),
      saved: await COLLECTED_BY.rows(this.em, member),
      followed: await FOLLOWED_BY.rows(this.em, member),
      reports: await REPORTED_BY.rows(this.em, member),
      decisions: await DECISIONS_ABOUT.rows(this.em, member),
    };
  }

  override async erase(memberId: number): Promise<void> {
    await this.inBatches(() => this.eraseLikes(memberId));
    await this.inBatches(() => this.eraseCommentLikes(memberId));
    await FORGET_HIDDEN_COMMENTS.rows(this.em, { authorId: memberId });
    await this.inBatches(() => this.eraseComments(memberId));
    await this.em.transactional(async () => {
      await FORGET_MENTIONS.rows(this.em, { memberId });
      await this.eraseUnanswered(memberId);
      await this.em.nativeDelete(CollectionItem, { memberId });
      await this.em.nativeDelete(SubjectFollow, { memberId });
      await FORGET_DECISIONS_ABOUT.rows(this.em, { memberId });
      // The report still counts, but its text is personal data.
      await this.em.nativeUpdate(Report, { reporterId: memberId }, { reason: '' });
    });
  }

  private async inBatches(eraseSome: () => Promise<number>): Promise<void> {
    for (let erased = BATCH; erased === BATCH; ) erased = await this.em.transactional(eraseSome);
  }

  private async eraseLikes(memberId: number): Promise<number> {
    const liked = await FORGET_LIKES.rows(this.em, { memberId, most: BATCH });
    await this.uncount(liked, { likes: -1 });
    return liked.length;
  }

  private async eraseCommentLikes(memberId: number): Promise<number> {
    return (await FORGET_LIKES_OF.rows(this.em, { memberId, most: BATCH })).length;
  }

  /** Blanks the comments but keeps the rows, because there may be replies. */
  private async eraseComments(memberId: number): Promise<number> {
    const some = { at: this.clock.now(), most: BATCH };
    const written = await BLANK_COMMENTS.rows(this.em, { authorId: memberId, ...some });
    await this.uncount(written, { comments: -1 });
    return written.length;
  }

  private async eraseUnanswered(authorId: number): Promise<void> {
    await this.em.nativeDelete(Comment, { authorId, parentId: { $ne: null } });
    await FORGET_UNANSWERED.rows(this.em, { authorId });
  }

  /**
   * Updates the counts in a fixed order, so that concurrent transactions cannot deadlock. Subjects
   * that are gone are skipped.
   */
  private async uncount(subjects: readonly Subject[], change: Partial<Counts>): Promise<void> {
    const inOrder = [...subjects].sort(
      (one, other) => one.kind.localeCompare(other.kind, 'en') || one.id - other.id,
    );
    for (const subject of inOrder) await this.subjects.of(subject).count(subject.id, change);
  }
}
