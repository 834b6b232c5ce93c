import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isOpen } from '../clinical-cases/clinical-cases.policy';
import { ClinicalCasesService } from '../clinical-cases/clinical-cases.service';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import { Outbox } from '../platform/outbox/outbox';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { askWave, endAsking, type OfQuestion } from './asking.jobs';
import {
  type AskState,
  askStateOf,
  type EndReason,
  endReasonOf,
  type Filling,
  GROUP_WAVE,
  stretches,
  type Timetable,
  timetableOf,
  type Urgency,
  WAVE_SIZE,
  type Wave,
  waveOf,
} from './asking.rules';
import { groupAsked, membersAsked } from './asking.signals';
import { type AskingCase, CandidatesRepository } from './candidates.repository';
import { CaseAskRepository, type Progress } from './case-ask.repository';
import { type ReachOfCase, ReachService, type Widening } from './reach.service';

/** The state of a question, for the author of the case. */
export interface Asking {
  readonly state: AskState;
  /** Null if nobody has been asked yet, or the case can be asked about again. */
  readonly progress: Progress | null;
  /** Who can be asked; null once somebody was. */
  readonly reach: ReachOfCase | null;
  /** Whom a wider search would reach; null unless it can be widened. */
  readonly widening: Widening | null;
  readonly endedBy: EndReason | null;
  readonly usualMinutes: number | null;
}

export interface AskWish {
  readonly urgency: Urgency;
  /** Neighbouring specialities that are asked, too. */
  readonly neighbours?: readonly string[] | undefined;
  /** When its time begins; now if omitted. */
  readonly from?: Date | undefined;
  /** Until half-time if omitted. */
  readonly filling?: Filling | undefined;
}

/** What is read of an open question when its next step is due. */
interface Open {
  readonly waves: number;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly groupToldAt: unknown;
}

type Begun = AskingCase & Pick<Open, 'askedAt'>;

const NO_NEIGHBOURS = 'Please choose from the neighbouring specialities.';
const TOO_LATE = 'Please choose a time while the case is open.';

/**
 * Asks suitable colleagues for an answer on a timetable: ten, another ten, then the speciality's
 * group (contract, sections 21 and 30).
 */
@Injectable()
export class AskingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cases: ClinicalCasesService,
    private readonly asks: CaseAskRepository,
    private readonly candidates: CandidatesRepository,
    private readonly reach: ReachService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @returns how many are asked at once
   * @throws Refusal if the case was already asked about, is closed, or is not visible to others
   */
  async ask(actor: Actor, postId: number, wish: AskWish): Promise<{ asked: number; dueAt: Date }> {
    await this.cases.findOwn(actor, { id: postId, kind: 'case' });
    return this.em.transactional(async () => {
      const found = await this.caseToAsk(postId);
      const neighbours = this.neighboursIn(found, wish.neighbours ?? []);
      const begin = this.beginOf(wish, found.closesAt);
      const { speciality } = found;
      const asking = { postId, authorId: actor.memberId, speciality, neighbours, askedAt: begin };
      const times = timetableOf(wish.urgency, begin, found.closesAt);
      await this.open(asking, wish.urgency, { ...times, begin });
      if (begin > this.clock.now()) return { asked: 0, dueAt: times.dueAt };
      await this.candidates.lock([speciality, ...neighbours]);
      const asked = await this.start(asking, fillingOf(wish, times));
      return { asked, dueAt: times.dueAt };
    });
  }

  private neighboursIn(post: { speciality: string; audience: string }, wanted: readonly string[]) {
    const known = this.reach.neighboursOf(post);
    if (wanted.some((name) => !known.includes(name)))
      throw new Refusal('fields', { errors: { with: [NO_NEIGHBOURS] } });
    return known.filter((name) => wanted.includes(name));
  }

  private beginOf({ from }: AskWish, closesAt: Date | null): Date {
    const now = this.clock.now();
    if (!from || from <= now) return now;
    if (closesAt && from >= closesAt) throw new Refusal('fields', { errors: { from: [TOO_LATE] } });
    return from;
  }

  private async open(
    { postId, speciality, neighbours }: AskingCase,
    urgency: Urgency,
    { begin, halfAt, groupAt, dueAt }: Timetable & { begin: Date },
  ): Promise<void> {
    const withSpecialities = [...neighbours];
    const added = { postId, speciality, urgency, askedAt: begin, dueAt, withSpecialities };
    const of = { postId, askedAt: begin.toISOString() };
    if (!(await this.asks.add(added))) throw new Refusal('asking.asked-before');
    if (begin > this.clock.now())
      await this.outbox.later(askWave, { ...of, wave: 1 }, { runAt: begin });
    await this.outbox.later(askWave, { ...of, wave: 2 }, { runAt: halfAt });
    await this.outbox.later(askWave, { ...of, wave: GROUP_WAVE }, { runAt: groupAt });
    await this.outbox.later(endAsking, of, { runAt: dueAt });
  }

  private async caseToAsk(postId: number) {
    const found = await this.asks.lockCase(postId);
    if (!found) throw new Refusal('not-found');
    const closesAt = timeOf(found.closesAt);
    if (!isOpen({ closesAt }, this.clock.now())) throw new Refusal('clinical-cases.closed');
    if (!found.isShown) throw new Refusal('asking.not-shown');
    return { speciality: found.speciality, audience: found.audience, closesAt };
  }

  /** For the author of the case only. */
  async ofCase(actor: Actor, postId: number): Promise<Asking> {
    await this.cases.findOwn(actor, { id: postId, kind: 'case' });
    const progress = await this.asks.progressOf(postId);
    if (!progress) return this.beforeAsking(actor, postId, null);
    if (this.isRestored(progress)) return this.beforeAsking(actor, postId, 'gone');
    const usualMinutes = await this.asks.usualMinutes(progress.speciality);
    const [now, dueAt] = [this.clock.now(), timeOf(progress.dueAt)];
    const answers = progress.answered + progress.others;
    const times = { answers, dueAt, endedAt: timeOf(progress.endedAt) };
    const state = askStateOf(times, now);
    return {
      state,
      progress,
      usualMinutes,
      reach: null,
      widening:
        state === 'open'
          ? await this.reach.widening({ ...progress, postId, authorId: actor.memberId })
          : null,
      endedBy: endReasonOf(
        { ...times, endedBy: progress.endedBy, closesAt: timeOf(progress.closesAt) },
        now,
      ),
    };
  }

  /** Its question ended when the case was hidden; colleagues see it again, and can be asked. */
  private isRestored({ endedBy, isShown, closesAt }: Progress): boolean {
    return (
      endedBy === 'gone' && isShown && isOpen({ closesAt: timeOf(closesAt) }, this.clock.now())
    );
  }

  private async beforeAsking(
    actor: Actor,
    postId: number,
    endedBy: EndReason | null,
  ): Promise<Asking> {
    const post = await this.cases.find(actor, { id: postId, kind: 'case' });
    const { speciality } = post;
    const neighbours = this.reach.neighboursOf(post);
    const reach = await this.reach.of({ postId, authorId: actor.memberId, speciality, neighbours });
    const usualMinutes = await this.asks.usualMinutes(speciality);
    return { state: 'none', progress: null, endedBy, widening: null, reach, usualMinutes };
  }

  /**
   * Asks neighbouring specialities, too: at once as many as the wave has places for, others later.
   * @returns how many are asked at once
   * @throws Refusal `asking.over` if nobody is being asked, or not any longer
   */
  async widen(actor: Actor, postId: number, wanted: readonly string[]): Promise<number> {
    await this.cases.findOwn(actor, { id: postId, kind: 'case' });
    return this.em.transactional(async () => {
      const found = await this.asks.specialitiesOf(postId);
      if (!found) throw new Refusal('asking.over');
      const more = this.neighboursIn(found, wanted);
      if (more.length === 0) throw new Refusal('fields', { errors: { with: [NO_NEIGHBOURS] } });
      const open = await this.lockOpen(postId, more);
      if (!open) throw new Refusal('asking.over');
      const asking = { ...open, neighbours: [...new Set([...open.withSpecialities, ...more])] };
      await this.asks.widen(postId, asking.neighbours);
      const room = await this.asks.roomOf(postId, asking.waves);
      const asked = room > 0 ? await this.tellMembers(asking, waveOf(asking.waves), room) : 0;
      if (asking.waves === 1 && asked < room)
        await this.planFilling(asking, {
          until: stretches(asking.askedAt, asking.dueAt).halfAt,
        });
      return asked;
    });
  }

  /** @throws Refusal `asking.over` if nobody is being asked, or not any longer */
  async stop(actor: Actor, postId: number): Promise<void> {
    await this.cases.findOwn(actor, { id: postId, kind: 'case' });
    if (!(await this.asks.end(postId, 'author'))) throw new Refusal('asking.over');
  }

  /** Runs a due wave, in the transaction that claims its job. Skips a wave that already ran. */
  async goOn(postId: number, wave: Wave, of: OfQuestion = {}): Promise<void> {
    const { askedAt, isFilledLong } = of;
    const asking = await this.lockOpen(postId);
    if (!asking || (askedAt && asking.askedAt.toISOString() !== askedAt)) return;
    if (wave === GROUP_WAVE) {
      if (!asking.groupToldAt) await this.tellGroup(asking);
    } else if (wave === 1) await this.fill(asking, isFilledLong);
    else if (asking.waves < wave) await this.askMembers(asking, wave);
  }

  /** Begins a question, or asks more members, until ten are asked or its half-time or end. */
  private async fill(asking: AskingCase & Open, isLong = false): Promise<void> {
    const { halfAt } = stretches(asking.askedAt, asking.dueAt);
    if (asking.waves === 0) await this.start(asking, { until: halfAt });
    if (asking.waves !== 1 && !(isLong && asking.waves === 2)) return;
    const missing = await this.asks.roomOf(asking.postId, asking.waves);
    if (missing > 0 && (await this.tellMembers(asking, waveOf(asking.waves), missing)) < missing)
      await this.planFilling(asking, { until: isLong ? asking.dueAt : halfAt, isLong });
  }

  /** Asks the first members; the group, if there is nobody to ask. */
  private async start(
    asking: Begun,
    filling: { until: Date; isLong?: boolean } | null,
  ): Promise<number> {
    const asked = await this.askMembers(asking, 1);
    if (asked === 0) await this.tellGroup(asking);
    if (asked < WAVE_SIZE && filling) await this.planFilling(asking, filling);
    return asked;
  }

  private async planFilling(
    asking: Begun,
    { until, isLong = false }: { until: Date; isLong?: boolean },
  ): Promise<void> {
    const runAt = await this.reach.nextAt(asking);
    if (!runAt || runAt >= until) return;
    const { postId, askedAt } = asking;
    const of = { askedAt: askedAt.toISOString(), ...(isLong && { isFilledLong: true }) };
    await this.outbox.later(askWave, { postId, wave: 1, ...of }, { runAt });
  }

  /** Asks the next member after somebody passed, in the transaction that records the pass. */
  async askAnother(postId: number): Promise<void> {
    const asking = await this.lockOpen(postId);
    if (asking) await this.tellMembers(asking, waveOf(asking.waves), 1);
  }

  /** Locks an open question; undefined if it has ended or its case is no longer visible. */
  private async lockOpen(postId: number, more: readonly string[] = []) {
    const specialities = await this.asks.specialitiesOf(postId);
    if (!specialities) return undefined;
    const { speciality, neighbours } = specialities;
    await this.candidates.lock([...new Set([speciality, ...neighbours, ...more])]);
    const ask = await this.asks.lock(postId);
    if (!ask || ask.endedAt || ask.dueAt <= this.clock.now() || !ask.isShown) return undefined;
    return { ...ask, speciality, neighbours, postId };
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

function fillingOf({ filling }: AskWish, { halfAt, dueAt }: Timetable) {
  if (filling === 'none') return null;
  const isLong = filling === 'until-end';
  return { until: isLong ? dueAt : halfAt, isLong };
}
