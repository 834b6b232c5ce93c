import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import type { RowOf } from '../platform/database/statement';
import type { JobKind } from '../platform/outbox/job';
import { Outbox } from '../platform/outbox/outbox';
import { Refusal } from '../refusal';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import {
  ADD_COMMENT,
  ANSWERABLE,
  COMMENT_FACTS,
  DELETE_COMMENT,
  EDIT_COMMENT,
  SHOWN_COMMENT,
} from './comment.sql';
import {
  FIRST_COMMENTS,
  FIRST_COMMENTS_AHEAD,
  NEXT_COMMENTS,
  NEXT_COMMENTS_AHEAD,
} from './comment-pages.sql';
import { CommentParts } from './comment-parts';
import { EDITABLE_MS } from './editing.rules';
import { MentionsService } from './mentions.service';
import { LOCK_SUBJECT } from './subject.sql';
import { type Subject, SubjectRegistry } from './subjects';

export interface NewComment {
  readonly text: string;
  /** The comment replied to. */
  readonly parentId?: number | undefined;
  /** Ids of the members mentioned. */
  readonly mentions?: readonly number[] | undefined;
}

/**
 * A comment in a list. Once deleted its text is empty; it stays listed as long as it has replies.
 */
export type CommentRow = RowOf<typeof SHOWN_COMMENT> & {
  /** Its effect on the plan, given by the author of the case with the outcome. */
  readonly advice?: string | undefined;
  /** Whether its author is one of the colleagues the author of the post asked. */
  readonly wasAsked?: boolean | undefined;
  /** Whether it is new since the reader's last visit, for posts that record visits. */
  readonly isNew?: boolean | undefined;
};

/** The order of comments. By default the latest page is listed, oldest first. */
export const COMMENT_SORTS = ['oldest', 'newest', 'liked'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

export interface CommentWindow extends Window {
  readonly sort?: CommentSort | undefined;
  /** Ids of comments listed first when sorting by likes. */
  readonly first?: readonly number[] | undefined;
}

export interface CommentFacts {
  readonly id: number;
  readonly subject: Subject;
  readonly authorId: number;
  /** The author of the comment it replies to. */
  readonly parentAuthorId: number | null;
  readonly createdAt: Date;
}

/**
 * Comments with one level of replies: a reply to a reply is stored under the top-level comment.
 */
@Injectable()
export class CommentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly subjects: SubjectRegistry,
    private readonly mentions: MentionsService,
    private readonly parts: CommentParts,
  ) {}

  /**
   * Adding and deleting comments is serialised per subject, because both lock the subject.
   * @throws Refusal if the subject, or the comment replied to, is gone, and across a block
   */
  async add(
    authorId: number,
    subject: Subject,
    comment: NewComment,
    fact: JobKind<{ commentId: number }>,
  ): Promise<{ comment: CommentRow; count: number }> {
    await this.demandUnblocked(authorId, comment);
    const store = () => this.store(authorId, subject, comment, fact);
    const added =
      comment.parentId === undefined ? await store() : await this.whileLocked(subject, store);
    if (!added) return this.refuse(subject);
    return { comment: await this.read(added.id, authorId), count: added.count };
  }

  /** @throws Refusal if a block is between the member and whom they answer or mention */
  private async demandUnblocked(
    memberId: number,
    { parentId, mentions = [] }: NewComment,
  ): Promise<void> {
    if (parentId === undefined && mentions.length === 0) return;
    const asked = { memberId, parentId: parentId ?? null, mentions };
    const may = await ANSWERABLE.first(this.em, asked);
    if (!may?.mayReply) throw new Refusal('engagement.blocked');
    if (!may.mayMention) throw new Refusal('engagement.mention-blocked');
  }

  /**
   * Only a statement that starts after the lock was acquired sees that the comment replied to has
   * just been deleted.
   */
  private whileLocked<T>(subject: Subject, work: () => Promise<T>): Promise<T> {
    return this.em.transactional(async () => {
      const lock = LOCK_SUBJECT[this.subjects.tableOf(subject)];
      await lock.rows(this.em, { subjectId: subject.id });
      return work();
    });
  }

  private store(
    authorId: number,
    subject: Subject,
    { text, parentId, mentions = [] }: NewComment,
    fact: JobKind<{ commentId: number }>,
  ): Promise<{ id: number; count: number } | undefined> {
    return ADD_COMMENT[this.subjects.tableOf(subject)].first(this.em, {
      kind: subject.kind,
      subjectId: subject.id,
      authorId,
      parentId: parentId ?? null,
      text,
      at: this.clock.now(),
      mentions,
      ...this.outbox.part(fact),
    });
  }

  /** Refuses because the subject, or else the comment replied to, is gone. */
  private async refuse(subject: Subject): Promise<never> {
    await this.subjects.count(subject, {});
    throw new Refusal('engagement.comment-gone');
  }

  private async read(id: number, readerId: number): Promise<CommentRow> {
    const comment = await SHOWN_COMMENT.first(this.em, { id, readerId });
    if (!comment) throw new Error('The comment was not stored.');
    return comment;
  }

  async find(id: number): Promise<CommentFacts | undefined> {
    const row = await COMMENT_FACTS.first(this.em, { id });
    if (!row) return undefined;
    const { kind, subjectId, authorId, parentAuthorId, createdAt } = row;
    return {
      id,
      subject: { kind, id: subjectId },
      authorId,
      parentAuthorId,
      createdAt: timeOf(createdAt),
    };
  }

  /**
   * Edits a comment within 15 minutes of posting; it is then shown as edited.
   * @throws Refusal for anyone but its author, after the 15 minutes, and if it is gone
   */
  async edit(
    memberId: number,
    { id, subject, authorId, createdAt }: CommentFacts,
    text: string,
  ): Promise<CommentRow> {
    const now = this.clock.now();
    if (authorId !== memberId) throw new Refusal('engagement.comment-of-another');
    if (now.getTime() - createdAt.getTime() >= EDITABLE_MS)
      throw new Refusal('engagement.comment-settled');
    await this.subjects.count(subject, {});
    const edited = await EDIT_COMMENT.first(this.em, { id, authorId: memberId, text, at: now });
    if (!edited) throw new Refusal('not-found');
    return this.read(id, memberId);
  }

  /**
   * Deletes a comment: its text is erased at once, replies stay.
   * @returns the number of comments left
   * @throws Refusal for anyone but its author, and if it is gone
   */
  async remove(memberId: number, { id, subject, authorId }: CommentFacts): Promise<number> {
    if (authorId !== memberId) throw new Refusal('engagement.comment-of-another');
    const { comments } = await this.subjects.count(subject, { comments: -1 });
    const at = this.clock.now();
    if (!(await DELETE_COMMENT.first(this.em, { id, authorId: memberId, at })))
      throw new Refusal('not-found');
    await this.mentions.removeAll(id);
    await this.parts.commentRemoved(id);
    return comments;
  }

  /**
   * A page of the latest comments, oldest first; or, with `sort`, of all comments in that order.
   * The cursor is only valid for the same order.
   */
  async page(readerId: number, subject: Subject, window: CommentWindow): Promise<Page<CommentRow>> {
    const { limit, sort } = window;
    const rows = await this.rowsOf(readerId, subject, window);
    const items = rows.slice(0, limit);
    const nextBefore = rows.length > limit ? Number(items.at(-1)?.place) : null;
    return new Page(sort ? items : items.toReversed(), nextBefore);
  }

  private rowsOf(
    readerId: number,
    { kind, id: subjectId }: Subject,
    { before, limit, sort = 'newest', first: ahead = [] }: CommentWindow,
  ) {
    const asked = { readerId, kind, subjectId, most: limit + 1 };
    const isFirst = before === Number.MAX_SAFE_INTEGER;
    if (sort === 'liked' && ahead.length > 0)
      return isFirst
        ? FIRST_COMMENTS_AHEAD.rows(this.em, { ...asked, ahead })
        : NEXT_COMMENTS_AHEAD.rows(this.em, { ...asked, ahead, before });
    return isFirst
      ? FIRST_COMMENTS[sort].rows(this.em, asked)
      : NEXT_COMMENTS[sort].rows(this.em, { ...asked, before });
  }
}
