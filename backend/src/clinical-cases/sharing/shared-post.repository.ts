import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Actor } from '../../wire/access';
import { SHARED_POSTS, type SharedPostRow } from './shared-post.sql';

@Injectable()
export class SharedPostRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** What chats show of posts that were shared there, of those that the viewer may see. */
  visibleTo(
    { memberId, isAdmin }: Pick<Actor, 'memberId' | 'isAdmin'>,
    ids: readonly number[],
  ): Promise<SharedPostRow[]> {
    return SHARED_POSTS.rows(this.em, { memberId, isAdmin, now: this.clock.now(), ids });
  }
}
