import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { SubjectFollow } from './subject-follow.entity';
import type { Subject } from './subjects';

/** Whose discussions members follow: what is said there is told to them. */
@Injectable()
export class FollowsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Done again, it changes nothing. */
  async follow(memberId: number, { kind, id }: Subject): Promise<void> {
    const follow = { memberId, subjectKind: kind, subjectId: id, createdAt: this.clock.now() };
    await this.em.upsert(SubjectFollow, follow, { onConflictAction: 'ignore' });
  }

  async unfollow(memberId: number, { kind, id }: Subject): Promise<void> {
    await this.em.nativeDelete(SubjectFollow, { memberId, subjectKind: kind, subjectId: id });
  }
}
