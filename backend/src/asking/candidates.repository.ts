import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { groupOfSpeciality } from '../chat/rooms/groups';
import { Clock } from '../platform/clock';
import { LOCK } from '../platform/database/lock.sql';
import type { RowOf } from '../platform/database/statement';
import { isZone, NO_ZONE, wallClock } from '../platform/time-zones.rules';
import { AskedMember } from './asked-member.entity';
import type { Wave } from './asking.rules';
import {
  ADD_ASKED,
  NEXT_MEMBERS,
  STANDS,
  TELL_GROUP,
  type WallTime,
  ZONES,
} from './candidates.sql';
import type { Stand } from './reach.rules';

/** A case whose author asks for answers. */
export interface AskingCase {
  readonly postId: number;
  readonly authorId: number;
  readonly speciality: string;
  /** The neighbouring specialities that are asked, too. */
  readonly neighbours: readonly string[];
}

type Candidate = RowOf<typeof NEXT_MEMBERS>;

const DAY_MS = 24 * 3_600_000;
const REMEMBERED_MS = 30 * DAY_MS;

/**
 * Chooses whom to ask. Callers hold the lock of the speciality, so that two concurrent questions do
 * not ask a member more often than they want.
 */
@Injectable()
export class CandidatesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the specialities until the end of the transaction, so that their questions are asked one
   * after another; always in the same order, so that no two questions wait for each other.
   */
  async lock(specialities: readonly string[]): Promise<void> {
    for (const speciality of [...specialities].sort())
      await LOCK.rows(this.em, { name: `asking ${speciality}` });
  }

  /**
   * Asks members of the case's speciality, then those of its neighbours.
   * @returns the members asked, most suitable first; fewer than wanted if no more are available
   */
  async ask(asking: AskingCase, wave: Wave, most: number): Promise<number[]> {
    const asked: number[] = [];
    for (const speciality of [asking.speciality, ...asking.neighbours]) {
      if (asked.length === most) break;
      const members = await this.next(asking, speciality, most - asked.length);
      if (members.length === 0) continue;
      const rows = await ADD_ASKED.rows(this.em, {
        postId: asking.postId,
        wave,
        askedAt: this.clock.now(),
        wasNeighbour: speciality !== asking.speciality,
        members: JSON.stringify(members),
      });
      asked.push(...rows.map(({ memberId }) => memberId));
    }
    return asked;
  }

  private async next(asking: AskingCase, speciality: string, most: number): Promise<Candidate[]> {
    const monthAgo = this.ago(REMEMBERED_MS);
    const who = await this.whoIsAwake(asking);
    return NEXT_MEMBERS.rows(this.em, { ...who, speciality, monthAgo, most });
  }

  /** How the members of the case's speciality and its neighbours stand, without the author. */
  async stands(asking: AskingCase): Promise<Stand[]> {
    return STANDS.rows(this.em, {
      ...(await this.whoIsAwake(asking)),
      specialities: [asking.speciality, ...asking.neighbours],
    });
  }

  /** @returns how many members of the speciality's group are notified */
  async tellGroup(asking: AskingCase): Promise<number> {
    await this.em.nativeDelete(AskedMember, { wave: 3, askedAt: { $lt: this.ago(DAY_MS) } });
    const { key: group } = groupOfSpeciality(asking.speciality);
    const told = await TELL_GROUP.rows(this.em, { ...(await this.whoIsAwake(asking)), group });
    return told.length;
  }

  private async whoIsAwake({ postId, authorId }: AskingCase) {
    const now = this.clock.now();
    const wall = JSON.stringify(await this.wallTimes(now));
    return { postId, authorId, wall, now, dayAgo: this.ago(DAY_MS) };
  }

  /**
   * The local time in every time zone in use. Computed here because PostgreSQL may not know a zone
   * that browsers know.
   */
  private async wallTimes(now: Date): Promise<WallTime[]> {
    const zones = (await ZONES.rows(this.em, {})).map(({ zone }) => zone);
    return [...new Set([NO_ZONE, ...zones])].map((zone) => ({
      zone,
      time: wallClock(now, isZone(zone) ? zone : NO_ZONE).time,
    }));
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
