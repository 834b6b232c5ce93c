import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FORGET_DECISIONS_ON } from './moderation/moderation.sql';
import { ERASE_WHAT_HANGS_ON } from './subject-erasure.sql';

/** What hangs on things that are erased for good goes with them. */
@Injectable()
export class SubjectErasure {
  constructor(private readonly em: EntityManager) {}

  /** Call it in the transaction that erases the things themselves. */
  async erase(kind: string, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    for (const one of [...ERASE_WHAT_HANGS_ON, FORGET_DECISIONS_ON])
      await one.rows(this.em, { kind, ids });
  }
}
