import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import type { RowOf } from '../platform/database/statement';
import { type EndReason, type Urgency, WAVE_SIZE, waveOf } from './asking.rules';
import {
  ADD_ANSWER,
  ADD_ASK,
  ASKED_BY_SPECIALITY,
  ASKED_IN_PERSON,
  CASE_TO_ASK,
  END_ASK,
  LOCK_ASK,
  NOTE_GROUP,
  NOTE_SEEN,
  NOTE_WAVE,
  PROGRESS,
  SPECIALITIES_OF_ASK,
  STILL_ASKED,
  TOLD_WITH_GROUP,
  USUAL_MINUTES,
  WIDEN,
} from './case-ask.sql';

export type Progress = RowOf<typeof PROGRESS>;

export interface NewAsk {
  readonly postId: number;
  readonly speciality: string;
  readonly urgency: Urgency;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly withSpecialities: string[];
}

const USUAL_OVER_MS = 90 * 24 * 3_600_000;

const idsOf = (rows: readonly { memberId: number }[]) => rows.map(({ memberId }) => memberId);

/** Questions to colleagues about cases, and their answers. */
@Injectable()
export class CaseAskRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  lockCase(postId: number) {
    return CASE_TO_ASK.first(this.em, { postId, now: this.clock.now() });
  }

  /** @returns false if there is already a question about the case */
  async add(ask: NewAsk): Promise<boolean> {
    return (await ADD_ASK.first(this.em, ask)) !== undefined;
  }

  /** Its own speciality, the neighbours that are asked, too, and who may see the case. */
  async specialitiesOf(postId: number) {
    const row = await SPECIALITIES_OF_ASK.first(this.em, { postId });
    return row && { ...row, neighbours: row.withSpecialities };
  }

  async widen(postId: number, neighbours: readonly string[]): Promise<void> {
    await WIDEN.rows(this.em, { postId, withSpecialities: [...neighbours] });
  }

  /** The free places of the wave: those who passed leave theirs. None before the first wave. */
  async roomOf(postId: number, waves: number): Promise<number> {
    if (waves === 0) return 0;
    const asked = await STILL_ASKED.first(this.em, { postId, wave: waveOf(waves) });
    return Math.max(0, WAVE_SIZE - (asked?.members ?? 0));
  }

  /** How many members were asked in person, by their speciality. */
  async askedBySpeciality(postId: number): Promise<Map<string, number>> {
    const rows = await ASKED_BY_SPECIALITY.rows(this.em, { postId });
    return new Map(rows.map(({ speciality, members }) => [speciality, members]));
  }

  async lock(postId: number) {
    const row = await LOCK_ASK.first(this.em, { postId, now: this.clock.now() });
    return (
      row && {
        ...row,
        askedAt: timeOf(row.askedAt),
        dueAt: timeOf(row.dueAt),
        endedAt: timeOf(row.endedAt),
      }
    );
  }

  /** Whether the question is the one that began then. Locks it. */
  async isOf(postId: number, askedAt: string | undefined): Promise<boolean> {
    return !askedAt || (await this.lock(postId))?.askedAt.toISOString() === askedAt;
  }

  async noteWave(postId: number, waves: number): Promise<void> {
    await NOTE_WAVE.rows(this.em, { postId, waves });
  }

  async noteGroup(postId: number): Promise<void> {
    await NOTE_GROUP.rows(this.em, { postId, now: this.clock.now() });
  }

  /** @returns false if it had already ended */
  async end(postId: number, reason: EndReason): Promise<boolean> {
    const ended = { postId, reason, now: this.clock.now() };
    return (await END_ASK.first(this.em, ended)) !== undefined;
  }

  progressOf(postId: number): Promise<Progress | undefined> {
    return PROGRESS.first(this.em, { postId, now: this.clock.now() });
  }

  /**
   * @returns false if there is no question about the case, for its author, and if the member
   *   answered before
   */
  async addAnswer(postId: number, memberId: number): Promise<boolean> {
    const answer = { postId, memberId, answeredAt: this.clock.now() };
    return (await ADD_ANSWER.first(this.em, answer)) !== undefined;
  }

  async noteSeen(postId: number, memberId: number): Promise<void> {
    await NOTE_SEEN.rows(this.em, { postId, memberId, now: this.clock.now() });
  }

  async askedInPerson(postId: number): Promise<number[]> {
    return idsOf(await ASKED_IN_PERSON.rows(this.em, { postId }));
  }

  async toldWithGroup(postId: number): Promise<number[]> {
    return idsOf(await TOLD_WITH_GROUP.rows(this.em, { postId }));
  }

  /** The median time to the first answer in a speciality; null if there are too few cases. */
  async usualMinutes(speciality: string): Promise<number | null> {
    const since = new Date(this.clock.now().getTime() - USUAL_OVER_MS);
    return (await USUAL_MINUTES.first(this.em, { speciality, since }))?.minutes ?? null;
  }
}
