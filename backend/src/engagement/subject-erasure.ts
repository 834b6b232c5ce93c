import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf } from '../platform/database/columns';
import { FORGET_DECISIONS_ON } from './moderation/moderation.sql';

/** What hangs on things that are erased for good goes with them. */
@Injectable()
export class SubjectErasure {
  constructor(private readonly em: EntityManager) {}

  /** Call it in the transaction that erases the things themselves. */
  async erase(kind: string, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const which = 'subject_kind = ? and subject_id = any(?::bigint[])';
    const these = [kind, arrayOf(ids)];
    await this.em.execute(`delete from comment where parent_id is not null and ${which}`, these);
    for (const table of [
      'comment',
      'engagement_like',
      'collection_item',
      'subject_follow',
      'report',
    ])
      await this.em.execute(`delete from ${table} where ${which}`, these);
    await FORGET_DECISIONS_ON.rows(this.em, { kind, ids });
  }
}
