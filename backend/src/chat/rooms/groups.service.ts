import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { ChatLive } from './chat-live';
import {
  type Group,
  groupOfSchool,
  groupOfSpeciality,
  type School,
  WOMEN_IN_SURGERY,
} from './groups';
import { RoomRepository } from './room.repository';

/** The parts of a profile that determine which groups a member joins. */
export interface GroupAnswers {
  readonly schools: readonly School[];
  readonly specialities: readonly string[];
  readonly joinsWomen: boolean;
}

/** Groups are created with their first member. Call these methods in a transaction. */
@Injectable()
export class GroupsService {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly live: ChatLive,
    private readonly clock: Clock,
  ) {}

  /** Joins the groups for these answers; a group the member has left stays left. */
  async joinByAnswers(memberId: number, answers: GroupAnswers): Promise<void> {
    await this.move(memberId, { joins: groupsOf(accepted(answers)), again: false });
  }

  /**
   * After a change of answers, leaves the groups of the former ones and joins those of the new
   * ones, even if left before. Unchanged answers have no effect, so a group left in the meantime
   * stays left.
   */
  async followAnswers(
    memberId: number,
    { before, now }: { before: GroupAnswers; now: GroupAnswers },
  ): Promise<void> {
    const [former, current] = [groupsOf(before), groupsOf(now)];
    const leaves = without(former, current);
    const joins = without(groupsOf(accepted(now)), former);
    await this.move(memberId, { leaves, joins, again: true });
  }

  /**
   * Joins at the member's own request, even if left before.
   * @returns whether the member was not in one of them
   */
  joinByWish(memberId: number, specialities: readonly string[]): Promise<boolean> {
    return this.move(memberId, { joins: specialities.map(groupOfSpeciality), again: true });
  }

  /**
   * In a fixed order, so that two members moving between the same groups do not deadlock.
   * @returns whether a group was joined
   */
  private async move(memberId: number, { leaves = [], joins, again }: Move): Promise<boolean> {
    const at = this.clock.now();
    const isJoined = new Map<number, boolean>();
    for (const group of inOrder([...leaves, ...joins])) {
      const joining = joins.some(({ key }) => key === group.key);
      const roomId = joining
        ? await this.rooms.group(group, at)
        : await this.rooms.findGroup(group.key);
      if (roomId !== undefined) isJoined.set(roomId, joining);
    }
    let hasJoined = false;
    for (const [roomId, joining] of isJoined)
      if (joining)
        hasJoined = (await this.rooms.join(roomId, memberId, { at, again })) || hasJoined;
      else await this.rooms.leave(roomId, memberId, at);
    for (const [roomId, joining] of isJoined)
      if (joining) this.live.entered(memberId, roomId);
      else this.live.left(memberId, roomId);
    return hasJoined;
  }
}

interface Move {
  readonly leaves?: readonly Group[];
  readonly joins: readonly Group[];
  /** Whether to join groups again that the member has left. */
  readonly again: boolean;
}

function groupsOf({ schools, specialities, joinsWomen }: GroupAnswers): Group[] {
  return [
    ...schools.map(groupOfSchool),
    ...specialities.map(groupOfSpeciality),
    ...(joinsWomen ? [WOMEN_IN_SURGERY] : []),
  ];
}

function accepted(answers: GroupAnswers): GroupAnswers {
  return { ...answers, schools: answers.schools.filter(({ isAccepted }) => isAccepted) };
}

function inOrder(groups: readonly Group[]): Group[] {
  const byKey = new Map(groups.map((group) => [group.key, group]));
  return [...byKey.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

function without(groups: readonly Group[], others: readonly Group[]): Group[] {
  const keys = new Set(others.map(({ key }) => key));
  return groups.filter(({ key }) => !keys.has(key));
}
