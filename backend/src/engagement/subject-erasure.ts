import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ERASE_WHAT_HANGS_ON } from './subject-erasure.sql';

/** Erases the comments, likes, reports etc. of subjects that are erased for good. */
@Injectable()
export class SubjectErasure {
  constructor(private readonly em: EntityManager) {}

  /** Call this in the transaction that erases the subjects. */
  async erase(kind: string, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    for (const one of ERASE_WHAT_HANGS_ON) await one.rows(this.em, { kind, ids });
  }
}
