import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CollectionsService } from '../../engagement/collections.service';
import { type CommentRow, CommentsService, type NewComment } from '../../engagement/comments.service';
import { type Liker, type LikeState, LikesService } from '../../engagement/likes.service';
import type { Window } from '../../engagement/paging';
import { type NewReport, ReportsService } from '../../engagement/reports.service';
import type { Subject } from '../../engagement/subjects';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Page } from '../../wire/reply';
import { canDiscuss, canReport } from '../clinical-cases.policy';
import { caseCommented, caseLiked } from '../clinical-cases.signals';
import type { PostKind } from '../clinical-post.entity';
import { ClinicalPostRepository } from '../clinical-post.repository';
import { CLINICAL_POST } from '../clinical-post.sql';

const subjectOf = (id: number): Subject => ({ kind: CLINICAL_POST, id });

/** What colleagues do with a clinical post of a kind: like, discuss, save and report it. */
@Injectable()
export class CaseDiscussionService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ClinicalPostRepository,
    private readonly likes: LikesService,
    private readonly comments: CommentsService,
    private readonly collections: CollectionsService,
    private readonly reports: ReportsService,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async like(actor: Actor, id: number, kind: PostKind = 'case'): Promise<LikeState> {
    await this.demandOpen(actor, id, kind);
    return this.em.transactional(async () => {
      const state = await this.likes.like(actor.memberId, subjectOf(id));
      if (state.isNew) await this.outbox.tell(caseLiked, { postId: id, memberId: actor.memberId });
      return state;
    });
  }

  async unlike(actor: Actor, id: number, kind: PostKind = 'case'): Promise<LikeState> {
    await this.demandOpen(actor, id, kind);
    return this.em.transactional(() => this.likes.unlike(actor.memberId, subjectOf(id)));
  }

  async likers(actor: Actor, id: number, window: Window): Promise<Page<Liker>> {
    await this.posts.factsVisibleTo(actor, id);
    return this.likes.likers(subjectOf(id), window);
  }

  async comment(actor: Actor, id: number, comment: NewComment): Promise<{ comment: CommentRow; count: number }> {
    await this.demandOpen(actor, id, 'case');
    return this.em.transactional(async () => {
      const added = await this.comments.add(actor.memberId, subjectOf(id), comment);
      await this.outbox.tell(caseCommented, { commentId: added.comment.id });
      return added;
    });
  }

  async commentsOn(actor: Actor, id: number, window: Window): Promise<Page<CommentRow>> {
    await this.posts.factsVisibleTo(actor, id);
    return this.comments.page(subjectOf(id), window);
  }

  /** Also when the case is closed. @returns how many comments are left */
  async removeComment(actor: Actor, commentId: number): Promise<number> {
    const comment = await this.comments.find(commentId);
    if (comment?.subject.kind !== CLINICAL_POST) throw new Refusal('not-found');
    await this.posts.factsVisibleTo(actor, comment.subject.id);
    return this.em.transactional(() => this.comments.remove(actor.memberId, comment));
  }

  async save(actor: Actor, id: number): Promise<void> {
    await this.posts.factsVisibleTo(actor, id, 'case');
    await this.collections.add(actor.memberId, subjectOf(id));
  }

  /** Also what cannot be seen any more. */
  async unsave(actor: Actor, id: number): Promise<void> {
    await this.collections.remove(actor.memberId, subjectOf(id));
  }

  async report(actor: Actor, id: number, report: NewReport): Promise<void> {
    const post = await this.posts.factsVisibleTo(actor, id, 'case');
    if (!canReport(post, actor)) throw new Refusal('engagement.own-subject');
    await this.em.transactional(async () => {
      await this.reports.report(actor.memberId, subjectOf(id), report);
      await this.audit.write({ actorId: actor.memberId, action: 'post-reported', object: `${CLINICAL_POST} ${id}`, result: 'done' });
    });
  }

  private async demandOpen(actor: Actor, id: number, kind: PostKind): Promise<void> {
    const post = await this.posts.factsVisibleTo(actor, id, kind);
    if (!canDiscuss(post, this.clock.now())) throw new Refusal('clinical-cases.closed');
  }
}
