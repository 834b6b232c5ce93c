import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { type Subject, SubjectRegistry } from '../subjects';
import { MEND } from './moderation.sql';

/** What was hidden until its author mends it can be seen again once the author has changed it. */
@Injectable()
export class MendingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly subjects: SubjectRegistry,
  ) {}

  /** The author has changed a thing. Call it in the transaction of the change, after the files. */
  async changed(subject: Subject): Promise<void> {
    const { kind: subjectKind, id: subjectId } = subject;
    const mended = await MEND.first(this.em, { subjectKind, subjectId, now: this.clock.now() });
    if (mended) await this.subjects.of(subject).unhide(subjectId);
  }
}
