import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { arrayOf } from '../platform/database/columns';
import type { JobKind } from '../platform/outbox/job';
import { Outbox } from '../platform/outbox/outbox';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { type Subject, SubjectRegistry } from './subjects';

export interface LikeState {
  readonly count: number;
  /** False when it was so before. */
  readonly isNew: boolean;
}

/** What somebody likes, by its own id. */
export interface Liked {
  readonly id: number;
}

export type Liker = AuthorRow & { readonly id: number };

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
   * Likes, counts and tells `fact` in one statement. The subject is locked first: likes of one thing, and its deletion, happen one after
   * another, and nothing hangs on one that is being deleted.
   * @throws Refusal `not-found` when the subject is gone
   */
  async like<Payload extends object>(
    memberId: number,
    subject: Subject,
    fact: JobKind<Payload>,
    payload: Payload,
  ): Promise<LikeState> {
    const told = this.outbox.part(fact, 'counted', {
      sql: 'cast(? as jsonb)',
      params: [JSON.stringify(payload)],
    });
    const liked = await this.em.execute<{ count: number }[]>(
      `with subject as (${this.subjects.lockOf(subject)}),
       added as (
         insert into engagement_like (subject_kind, subject_id, member_id, created_at)
         select ?, id, cast(? as bigint), cast(? as timestamptz) from subject
         on conflict (subject_kind, subject_id, member_id) do nothing returning subject_id),
       counted as (
         update ${this.subjects.tableOf(subject)} s set like_count = like_count + 1 from added where s.id = added.subject_id
         returning s.id, s.like_count),
       told as (${told.sql})
       select like_count as count from counted`,
      [subject.id, subject.kind, memberId, this.clock.now(), ...told.params],
    );
    return this.stateAfter(subject, liked);
  }

  /** @throws Refusal `not-found` when the subject is gone */
  async unlike(memberId: number, subject: Subject): Promise<LikeState> {
    const unliked = await this.em.execute<{ count: number }[]>(
      `with subject as (${this.subjects.lockOf(subject)}),
       removed as (
         delete from engagement_like l using subject where l.subject_kind = ? and l.subject_id = subject.id and l.member_id = ?
         returning l.subject_id)
       update ${this.subjects.tableOf(subject)} s set like_count = like_count - 1 from removed where s.id = removed.subject_id
       returning s.like_count as count`,
      [subject.id, subject.kind, memberId],
    );
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
    [changed]: readonly { count: number }[],
  ): Promise<LikeState> {
    if (changed) return { count: changed.count, isNew: true };
    return { count: (await this.subjects.count(subject, {})).likes, isNew: false };
  }

  /** For each of these whether it stands, in their order. */
  async stand(
    kind: string,
    likes: readonly { readonly subjectId: number; readonly memberId: number }[],
  ): Promise<boolean[]> {
    const rows = await this.em.execute<{ stands: boolean }[]>(
      `select l.id is not null as stands
       from unnest(cast(? as bigint[]), cast(? as bigint[])) with ordinality as named(subject_id, member_id, place)
         left join engagement_like l on l.subject_kind = ? and l.subject_id = named.subject_id and l.member_id = named.member_id
       order by named.place`,
      [
        arrayOf(likes.map(({ subjectId }) => subjectId)),
        arrayOf(likes.map(({ memberId }) => memberId)),
        kind,
      ],
    );
    return rows.map(({ stands }) => stands);
  }

  /** What a member likes among the things of one kind, those with the largest ids first. */
  async likedBy(memberId: number, kind: string, { before, limit }: Window): Promise<Page<Liked>> {
    const rows = await this.em.execute<Liked[]>(
      `select subject_id as id from engagement_like where member_id = ? and subject_kind = ? and subject_id < ? order by subject_id desc limit ?`,
      [memberId, kind, before, limit + 1],
    );
    return Page.of(rows, limit);
  }

  /** Who liked it, the latest first. */
  async likers(subject: Subject, { before, limit }: Window): Promise<Page<Liker>> {
    const rows = await this.em.execute<Liker[]>(
      `select l.id, ${AUTHOR_COLUMNS} from engagement_like l ${authorJoins('l.member_id')}
       where l.subject_kind = ? and l.subject_id = ? and l.id < ? and author.deleted_at is null order by l.id desc limit ?`,
      [subject.kind, subject.id, before, limit + 1],
    );
    return Page.of(rows, limit);
  }
}
