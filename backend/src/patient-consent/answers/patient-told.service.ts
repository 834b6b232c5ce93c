import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { PatientDecision } from '../links/patient-decision.entity';
import { PatientLinkRepository } from '../links/patient-link.repository';
import type { Decision } from '../links/patient-link.rules';

/** What authors are notified of about their patients' answers. */
@Injectable()
export class PatientTold {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly links: PatientLinkRepository,
  ) {}

  async decision(id: number): Promise<{ postId: number; decision: Decision } | undefined> {
    const decided = await this.em.findOne(PatientDecision, { id });
    const link = decided && (await this.links.find(decided.linkId));
    return link ? { postId: link.postId, decision: decided.decision } : undefined;
  }

  /** For a link that expired without an answer. */
  async unanswered(linkId: number): Promise<{ postId: number } | undefined> {
    const link = await this.links.find(linkId);
    if (link?.state !== 'made' || link.stateAt(this.clock.now()) !== 'ended') return undefined;
    return { postId: link.postId };
  }
}
