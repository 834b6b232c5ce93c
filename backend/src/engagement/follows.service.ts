import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { SubjectFollow } from './subject-follow.entity';
import type { Subject } from './subjects';

/** Discussions that members follow, to be notified of new comments. */
@Injectable()
export class FollowsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Repeating it has no effect. */
  async follow(memberId: number, { kind, id }: Subject): Promise<void> {
    const follow = { memberId, subjectKind: kind, subjectId: id, createdAt: this.clock.now() };
    await this.em.upsert(SubjectFollow, follow, { onConflictAction: 'ignore' });
  }

  async unfollow(memberId: number, { kind, id }: Subject): Promise<void> {
    await this.em.nativeDelete(SubjectFollow, { memberId, subjectKind: kind, subjectId: id });
  }
}
