import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { ChatLive } from '../chat-live';
import {
  type Group,
  groupOfSchool,
  groupOfSpeciality,
  type School,
  WOMEN_IN_SURGERY,
} from './groups';
import { RoomRepository } from './room.repository';

/** What somebody told of themselves that makes them part of groups. */
export interface GroupAnswers {
  readonly schools: readonly School[];
  readonly specialities: readonly string[];
  readonly joinsWomen: boolean;
}

/** Groups come into being with their first member. Writes belong into the transaction of whoever calls. */
@Injectable()
export class GroupsService {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly live: ChatLive,
    private readonly clock: Clock,
  ) {}

  /** By what somebody answered: a group that they left stays left. */
  async joinByAnswers(
    memberId: number,
    { schools, specialities, joinsWomen }: GroupAnswers,
  ): Promise<void> {
    const groups = [
      ...schools.map(groupOfSchool),
      ...specialities.map(groupOfSpeciality),
      ...(joinsWomen ? [WOMEN_IN_SURGERY] : []),
    ];
    await this.join(memberId, groups, { again: false });
  }

  /** By their own wish, also where they had left. */
  async joinByWish(memberId: number, specialities: readonly string[]): Promise<void> {
    await this.join(memberId, specialities.map(groupOfSpeciality), { again: true });
  }

  /** In one order, so that two who join the same groups at once do not wait for each other for ever. */
  private async join(
    memberId: number,
    groups: readonly Group[],
    { again }: { again: boolean },
  ): Promise<void> {
    const at = this.clock.now();
    const inOrder = [...new Map(groups.map((group) => [group.key, group])).values()].sort(
      (one, other) => (one.key < other.key ? -1 : 1),
    );
    const roomIds: number[] = [];
    for (const group of inOrder) roomIds.push(await this.rooms.group(group, at));
    for (const roomId of roomIds) await this.rooms.join(roomId, memberId, { at, again });
    this.live.entered(memberId, roomIds);
  }
}
