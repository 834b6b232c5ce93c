import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import { PatientDecision } from './patient-decision.entity';
import { PatientLink } from './patient-link.entity';
import { LINK_OF_TOKEN, LIVING_LINK } from './patient-links.sql';

export type HeldLink = RowOf<typeof LINK_OF_TOKEN>;

@Injectable()
export class PatientLinkRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async add(link: PatientLink): Promise<PatientLink> {
    await this.em.persist(link).flush();
    return link;
  }

  /** The links of a post, newest first. */
  of(postId: number): Promise<PatientLink[]> {
    return this.em.find(PatientLink, { postId }, { orderBy: { id: 'desc' }, refresh: true });
  }

  /** The same with a lock; lock the post first. */
  lockOf(postId: number): Promise<PatientLink[]> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return this.em.find(
      PatientLink,
      { postId },
      { orderBy: { id: 'asc' }, refresh: true, lockMode },
    );
  }

  find(id: number): Promise<PatientLink | null> {
    return this.em.findOne(PatientLink, { id }, { refresh: true });
  }

  ofToken(tokenDigest: string): Promise<HeldLink | undefined> {
    return LINK_OF_TOKEN.first(this.em, { tokenDigest, now: this.clock.now() });
  }

  async isLiving(id: number): Promise<boolean> {
    return (await LIVING_LINK.first(this.em, { id, now: this.clock.now() })) !== undefined;
  }

  /** The decisions made with a link, newest first. */
  decisionsOf(linkId: number): Promise<PatientDecision[]> {
    return this.em.find(PatientDecision, { linkId }, { orderBy: { id: 'desc' }, refresh: true });
  }
}
