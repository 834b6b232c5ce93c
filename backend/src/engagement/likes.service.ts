import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import type { JobKind } from '../platform/outbox/job';
import { Outbox } from '../platform/outbox/outbox';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import {
  LIKE,
  LIKED_BY,
  LIKERS,
  LIKES_THAT_STAND,
  type Liked,
  type Liker,
  UNLIKE,
} from './likes.sql';
import { type Subject, SubjectRegistry } from './subjects';

export interface LikeState {
  readonly count: number;
  /** False if nothing changed. */
  readonly isNew: boolean;
}

/** Likes: at most one per member and subject, however often it is requested. */
@Injectable()
export class LikesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly subjects: SubjectRegistry,
  ) {}

  /**
   * Adds a like, updates the count and raises `fact` in one statement.
   * @throws Refusal `not-found` if the subject is gone
   */
  async like<Payload extends object>(
    memberId: number,
    subject: Subject,
    fact: JobKind<Payload>,
    payload: Payload,
  ): Promise<LikeState> {
    const liked = await LIKE[this.subjects.tableOf(subject)].first(this.em, {
      kind: subject.kind,
      subjectId: subject.id,
      memberId,
      at: this.clock.now(),
      payload: JSON.stringify(payload),
      ...this.outbox.part(fact),
    });
    return this.stateAfter(subject, liked);
  }

  /** @throws Refusal `not-found` if the subject is gone */
  async unlike(memberId: number, subject: Subject): Promise<LikeState> {
    const { kind, id: subjectId } = subject;
    const statement = UNLIKE[this.subjects.tableOf(subject)];
    const unliked = await statement.first(this.em, { kind, subjectId, memberId });
    return this.stateAfter(subject, unliked);
  }

  /**
   * Adds a like, or removes an existing one. If neither changes anything, a concurrent request got
   * in between, and it tries again: every call toggles exactly once, so an even number of calls
   * leaves the like as it was.
   * @throws Refusal `not-found` if the subject is gone
   */
  async toggle<Payload extends object>(
    memberId: number,
    subject: Subject,
    fact: JobKind<Payload>,
    payload: Payload,
  ): Promise<{ count: number; isLiked: boolean }> {
    for (;;) {
      const liked = await this.like(memberId, subject, fact, payload);
      if (liked.isNew) return { count: liked.count, isLiked: true };
      const unliked = await this.unlike(memberId, subject);
      if (unliked.isNew) return { count: unliked.count, isLiked: false };
    }
  }

  private async stateAfter(
    subject: Subject,
    changed: { readonly count: number } | undefined,
  ): Promise<LikeState> {
    if (changed) return { count: changed.count, isNew: true };
    return { count: (await this.subjects.count(subject, {})).likes, isNew: false };
  }

  /** Whether each of these likes still exists, in the order given. */
  async stand(
    kind: string,
    likes: readonly { readonly subjectId: number; readonly memberId: number }[],
  ): Promise<boolean[]> {
    const rows = await LIKES_THAT_STAND.rows(this.em, {
      kind,
      subjectIds: likes.map(({ subjectId }) => subjectId),
      memberIds: likes.map(({ memberId }) => memberId),
    });
    return rows.map(({ stands }) => stands);
  }

  /** The subjects of one kind that a member likes, highest id first. */
  async likedBy(memberId: number, kind: string, { before, limit }: Window): Promise<Page<Liked>> {
    const rows = await LIKED_BY.rows(this.em, { memberId, kind, before, most: limit + 1 });
    return Page.of(rows, limit);
  }

  /** The members who liked it, latest like first. */
  /** Without those of whom one has blocked the other. */
  async likers(
    viewerId: number,
    { kind, id }: Subject,
    { before, limit }: Window,
  ): Promise<Page<Liker>> {
    const window = { viewerId, before, most: limit + 1 };
    return Page.of(await LIKERS.rows(this.em, { kind, subjectId: id, ...window }), limit);
  }
}
