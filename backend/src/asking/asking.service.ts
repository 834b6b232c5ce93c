import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isOpen } from '../clinical-cases/clinical-cases.policy';
import { ClinicalCasesService } from '../clinical-cases/clinical-cases.service';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import { Outbox } from '../platform/outbox/outbox';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { askWave, endAsking } from './asking.jobs';
import {
  type AskState,
  askStateOf,
  GROUP_WAVE,
  type Timetable,
  timetableOf,
  type Urgency,
  WAVE_SIZE,
  type Wave,
} from './asking.rules';
import { groupAsked, membersAsked } from './asking.signals';
import { type AskingCase, CandidatesRepository } from './candidates.repository';
import { CaseAskRepository, type Progress } from './case-ask.repository';

/** The state of a question, for the author of the case. */
export interface Asking {
  readonly state: AskState;
  /** Null if nobody has been asked yet. */
  readonly progress: Progress | null;
  readonly usualMinutes: number | null;
}

/**
 * Asks suitable colleagues for an answer on a timetable: ten, another ten, then the speciality's
 * group (contract, section 21).
 */
@Injectable()
export class AskingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cases: ClinicalCasesService,
    private readonly asks: CaseAskRepository,
    private readonly candidates: CandidatesRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @returns how many are asked at once
   * @throws Refusal if the case was already asked about, is closed, or is not visible to others
   */
  async ask(
    actor: Actor,
    postId: number,
    urgency: Urgency,
  ): Promise<{ asked: number; dueAt: Date }> {
    await this.cases.findOwn(actor, { id: postId, kind: 'case' });
    return this.em.transactional(async () => {
      const { speciality, closesAt } = await this.caseToAsk(postId);
      const times = timetableOf(urgency, this.clock.now(), closesAt);
      const { dueAt } = times;
      const added = { postId, speciality, urgency, askedAt: this.clock.now(), dueAt };
      if (!(await this.asks.add(added))) throw new Refusal('asking.asked-before');
      await this.planAhead(postId, times);
      const asking = { postId, authorId: actor.memberId, speciality };
      await this.candidates.lock(speciality);
      const asked = await this.askMembers(asking, 1);
      if (asked === 0) await this.tellGroup(asking);
      return { asked, dueAt };
    });
  }

  private async caseToAsk(postId: number) {
    const found = await this.asks.lockCase(postId);
    if (!found) throw new Refusal('not-found');
    const closesAt = timeOf(found.closesAt);
    if (!isOpen({ closesAt }, this.clock.now())) throw new Refusal('clinical-cases.closed');
    if (!found.isShown) throw new Refusal('asking.not-shown');
    return { speciality: found.speciality, closesAt };
  }

  private async planAhead(postId: number, { halfAt, groupAt, dueAt }: Timetable): Promise<void> {
    await this.outbox.later(askWave, { postId, wave: 2 }, { runAt: halfAt });
    await this.outbox.later(askWave, { postId, wave: GROUP_WAVE }, { runAt: groupAt });
    await this.outbox.later(endAsking, { postId }, { runAt: dueAt });
  }

  /** For the author of the case only. */
  async ofCase(actor: Actor, postId: number): Promise<Asking> {
    await this.cases.findOwn(actor, { id: postId, kind: 'case' });
    const progress = await this.asks.progressOf(postId);
    const { speciality } = progress ?? (await this.cases.find(actor, { id: postId, kind: 'case' }));
    const usualMinutes = await this.asks.usualMinutes(speciality);
    if (!progress) return { state: 'none', progress: null, usualMinutes };
    const { answered, dueAt, endedAt } = progress;
    const times = { answered, dueAt: timeOf(dueAt), endedAt: timeOf(endedAt) };
    return { state: askStateOf(times, this.clock.now()), progress, usualMinutes };
  }

  /** Runs a due wave, in the transaction that claims its job. Skips a wave that already ran. */
  async goOn(postId: number, wave: Wave): Promise<void> {
    const asking = await this.lockOpen(postId);
    if (!asking) return;
    if (wave === GROUP_WAVE) {
      if (!asking.groupToldAt) await this.tellGroup(asking);
    } else if (asking.waves < wave) await this.askMembers(asking, wave);
  }

  /** Asks the next member after somebody passed, in the transaction that records the pass. */
  async askAnother(postId: number): Promise<void> {
    const asking = await this.lockOpen(postId);
    if (asking) await this.tellMembers(asking, asking.waves === 2 ? 2 : 1, 1);
  }

  /** Locks an open question; undefined if it has ended or its case is no longer visible. */
  private async lockOpen(postId: number) {
    const speciality = await this.asks.specialityOf(postId);
    if (speciality === undefined) return undefined;
    await this.candidates.lock(speciality);
    const ask = await this.asks.lock(postId);
    if (!ask || ask.endedAt || ask.dueAt <= this.clock.now() || !ask.isShown) return undefined;
    return { ...ask, postId };
  }

  private async askMembers(asking: AskingCase, wave: 1 | 2): Promise<number> {
    await this.asks.noteWave(asking.postId, wave);
    return this.tellMembers(asking, wave, WAVE_SIZE);
  }

  private async tellMembers(asking: AskingCase, wave: Wave, most: number): Promise<number> {
    const { postId } = asking;
    const memberIds = await this.candidates.ask(asking, wave, most);
    if (memberIds.length > 0) await this.outbox.tell(membersAsked, { postId, memberIds });
    return memberIds.length;
  }

  private async tellGroup(asking: AskingCase): Promise<void> {
    const { postId } = asking;
    await this.asks.noteGroup(postId);
    if ((await this.candidates.tellGroup(asking)) > 0)
      await this.outbox.tell(groupAsked, { postId });
  }
}
