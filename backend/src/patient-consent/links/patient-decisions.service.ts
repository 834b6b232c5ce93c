import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PatientDecisions } from '../../clinical-cases/privacy/patient-decisions';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import type { PatientLink } from './patient-link.entity';
import { PatientLinkRepository } from './patient-link.repository';
import { isAnswered } from './patient-link.rules';

/** Updates the links of a post when the post changes. */
@Injectable()
export class PatientDecisionsService extends PatientDecisions {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly links: PatientLinkRepository,
  ) {
    super();
  }

  override changed(postId: number): Promise<void> {
    return this.each(postId, (link) => {
      if (link.state === 'given') link.state = 'changed';
    });
  }

  override handBack(postId: number): Promise<void> {
    return this.each(postId, (link) => {
      if (isAnswered(link.state)) throw new Refusal('patient-consent.patient-decides');
      link.state = 'ended';
    });
  }

  override withdrawn(postId: number): Promise<void> {
    const now = this.clock.now();
    return this.each(postId, (link) => {
      if (link.stateAt(now) === 'made') link.state = 'ended';
      if (link.state === 'given' || link.state === 'changed') link.state = 'withdrawn';
    });
  }

  private async each(postId: number, change: (link: PatientLink) => void): Promise<void> {
    for (const link of await this.links.lockOf(postId)) change(link);
    await this.em.flush();
  }
}
