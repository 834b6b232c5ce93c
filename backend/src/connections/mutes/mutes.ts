import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { MemberMute, type MutedKind } from './member-mute.entity';

/** What a member mutes. */
export interface Muted {
  readonly kind: MutedKind;
  readonly subjectId: number;
}

/** What members have muted. It is nobody's business but theirs, so nobody is told. */
@Injectable()
export class Mutes {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Again with another end: that one counts. */
  async add(memberId: number, what: Muted, until: Date | null): Promise<void> {
    await this.em.upsert(
      MemberMute,
      { memberId, ...what, until, createdAt: this.clock.now() },
      {
        onConflictFields: ['memberId', 'kind', 'subjectId'],
        onConflictMergeFields: ['until'],
      },
    );
  }

  /** @returns whether it was muted */
  async remove(memberId: number, what: Muted): Promise<boolean> {
    return (await this.em.nativeDelete(MemberMute, { memberId, ...what })) > 0;
  }
}
