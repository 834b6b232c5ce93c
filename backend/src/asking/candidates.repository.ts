import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { groupOfSpeciality } from '../chat/rooms/groups';
import { Clock } from '../platform/clock';
import { LOCK } from '../platform/database/lock.sql';
import type { RowOf } from '../platform/database/statement';
import { isZone, NO_ZONE, wallClock } from '../platform/time-zones.rules';
import { AskedMember } from './asked-member.entity';
import type { Wave } from './asking.rules';
import { ADD_ASKED, NEXT_MEMBERS, TELL_GROUP, type WallTime, ZONES } from './candidates.sql';

/** A case for which somebody is to be asked. */
export interface AskingCase {
  readonly postId: number;
  readonly authorId: number;
  readonly speciality: string;
}

type Candidate = RowOf<typeof NEXT_MEMBERS>;

const DAY_MS = 24 * 3_600_000;
const REMEMBERED_MS = 30 * DAY_MS;

/** Who is asked. Callers hold the speciality's lock, so that two questions at once ask nobody more often than they want. */
@Injectable()
export class CandidatesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Questions of one speciality are asked one after another, to the end of the transaction. */
  async lock(speciality: string): Promise<void> {
    await LOCK.rows(this.em, { name: `asking ${speciality}` });
  }

  /** @returns whom it found and asked, the most suitable first; fewer than wanted where no more can be asked */
  async ask(asking: AskingCase, wave: Wave, most: number): Promise<number[]> {
    const members = await this.next(asking, most);
    if (members.length === 0) return [];
    const rows = await ADD_ASKED.rows(this.em, {
      ...{ postId: asking.postId, wave, askedAt: this.clock.now() },
      members: JSON.stringify(members),
    });
    return rows.map(({ memberId }) => memberId);
  }

  private async next(asking: AskingCase, most: number): Promise<Candidate[]> {
    return NEXT_MEMBERS.rows(this.em, {
      ...(await this.whoIsAwake(asking)),
      speciality: asking.speciality,
      monthAgo: this.ago(REMEMBERED_MS),
      most,
    });
  }

  /** @returns how many of the speciality's group are to hear of it */
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

  /** What the clocks show where members live. PostgreSQL may not know a zone that a browser knows. */
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
