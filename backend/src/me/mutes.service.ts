import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RoomsService } from '../chat/rooms/rooms.service';
import { ClinicalCasesService } from '../clinical-cases/clinical-cases.service';
import { type Muted, Mutes } from '../connections/mutes/mutes';
import { Clock } from '../platform/clock';
import type { RowOf } from '../platform/database/statement';
import { ProfilesService } from '../profiles/profiles.service';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { MUTES } from './mutes.sql';

const OVER = 'Please choose a time that is still to come.';

/** Muting members, cases and chats that a member sees, for a while or until they turn it on. */
@Injectable()
export class MutesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly mutes: Mutes,
    private readonly profiles: ProfilesService,
    private readonly cases: ClinicalCasesService,
    private readonly rooms: RoomsService,
  ) {}

  /** @throws Refusal for oneself, what the member does not see, and a time that is over */
  async add(actor: Actor, what: Muted, until: Date | null): Promise<void> {
    if (until && until <= this.clock.now())
      throw new Refusal('fields', { errors: { until: [OVER] } });
    await this.demandSeen(actor, what);
    await this.mutes.add(actor.memberId, what, until);
  }

  private async demandSeen(actor: Actor, { kind, subjectId }: Muted): Promise<void> {
    if (kind === 'case') await this.cases.facts(actor, { id: subjectId });
    if (kind === 'room') await this.rooms.demand(actor.memberId, subjectId);
    if (kind !== 'member') return;
    if (subjectId === actor.memberId)
      throw new Refusal('fields', { errors: { id: ['You cannot mute yourself.'] } });
    await this.profiles.details(actor, subjectId);
  }

  /** @throws Refusal `not-found` if it was not muted */
  async remove(actor: Actor, what: Muted): Promise<void> {
    if (!(await this.mutes.remove(actor.memberId, what))) throw new Refusal('not-found');
  }

  /** What is muted now, latest first. */
  async list(
    { memberId, isAdmin }: Actor,
    { kind, subjectId }: Partial<Muted>,
    { before, limit }: Window,
  ): Promise<Page<RowOf<typeof MUTES>>> {
    const reader = { memberId, isAdmin, now: this.clock.now() };
    const which = { kind: kind ?? '', subjectId: subjectId ?? 0 };
    return Page.of(
      await MUTES.rows(this.em, { ...reader, ...which, before, most: limit + 1 }),
      limit,
    );
  }
}
