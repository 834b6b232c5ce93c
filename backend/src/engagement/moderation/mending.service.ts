import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { type Subject, SubjectRegistry } from '../subjects';
import { MEND } from './moderation.sql';

/** Restores a post that was hidden until its author repaired it. */
@Injectable()
export class MendingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly subjects: SubjectRegistry,
  ) {}

  /** Called when the author has edited a post, in the transaction of the edit, after the files. */
  async changed(subject: Subject): Promise<void> {
    const { kind: subjectKind, id: subjectId } = subject;
    const mended = await MEND.first(this.em, { subjectKind, subjectId, now: this.clock.now() });
    if (mended) await this.subjects.of(subject).unhide(subjectId);
  }
}
