import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
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

/** Likes. One per member and subject, however often it is asked for; writes belong into the transaction of whoever calls. */
@Injectable()
export class LikesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly subjects: SubjectRegistry,
  ) {}

  async like(memberId: number, subject: Subject): Promise<LikeState> {
    const added = await this.em.execute<unknown[]>(
      `insert into engagement_like (subject_kind, subject_id, member_id, created_at) values (?, ?, ?, ?)
       on conflict (subject_kind, subject_id, member_id) do nothing returning id`,
      [subject.kind, subject.id, memberId, this.clock.now()],
    );
    const { likes } = await this.subjects.count(subject, { likes: added.length });
    return { count: likes, isNew: added.length > 0 };
  }

  async unlike(memberId: number, subject: Subject): Promise<LikeState> {
    const removed = await this.em.execute<unknown[]>(
      'delete from engagement_like where subject_kind = ? and subject_id = ? and member_id = ? returning id',
      [subject.kind, subject.id, memberId],
    );
    const { likes } = await this.subjects.count(subject, { likes: -removed.length });
    return { count: likes, isNew: removed.length > 0 };
  }

  async has(memberId: number, subject: Subject): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from engagement_like where subject_kind = ? and subject_id = ? and member_id = ?',
      [subject.kind, subject.id, memberId],
    );
    return rows.length > 0;
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
