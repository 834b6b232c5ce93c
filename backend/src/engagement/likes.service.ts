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
  /** False when it was so before. */
  readonly isNew: boolean;
}

/** Likes. One per member and subject, however often it is asked for. */
@Injectable()
export class LikesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly subjects: SubjectRegistry,
  ) {}

  /**
   * Likes, counts and tells `fact` in one statement.
   * @throws Refusal `not-found` when the subject is gone
   */
  async like<Payload extends object>(
    memberId: number,
    subject: Subject,
    fact: JobKind<Payload>,
    payload: Payload,
  ): Promise<LikeState> {
    const liked = await LIKE[this.subjects.tableOf(subject)].first(this.em, {
      ...{ kind: subject.kind, subjectId: subject.id, memberId, at: this.clock.now() },
      payload: JSON.stringify(payload),
      ...this.outbox.part(fact),
    });
    return this.stateAfter(subject, liked);
  }

  /** @throws Refusal `not-found` when the subject is gone */
  async unlike(memberId: number, subject: Subject): Promise<LikeState> {
    const { kind, id: subjectId } = subject;
    const statement = UNLIKE[this.subjects.tableOf(subject)];
    const unliked = await statement.first(this.em, { kind, subjectId, memberId });
    return this.stateAfter(subject, unliked);
  }

  /**
   * A like, or no like any more where there was one. Whoever finds it neither to add nor to remove was overtaken in between, and looks
   * again: every call turns it over once, so an even number of them leaves it as it was.
   * @throws Refusal `not-found` when the subject is gone
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

  /** For each of these whether it stands, in their order. */
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

  /** What a member likes among the things of one kind, those with the largest ids first. */
  async likedBy(memberId: number, kind: string, { before, limit }: Window): Promise<Page<Liked>> {
    const rows = await LIKED_BY.rows(this.em, { memberId, kind, before, most: limit + 1 });
    return Page.of(rows, limit);
  }

  /** Who liked it, the latest first. */
  async likers({ kind, id }: Subject, { before, limit }: Window): Promise<Page<Liker>> {
    const window = { before, most: limit + 1 };
    return Page.of(await LIKERS.rows(this.em, { kind, subjectId: id, ...window }), limit);
  }
}
