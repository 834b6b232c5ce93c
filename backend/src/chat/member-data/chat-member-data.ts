import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { Clock } from '../../platform/clock';
import { OpenSocket } from '../../platform/sockets/open-socket.entity';
import { ChatMessage } from '../chat-message.entity';
import { FORGET_MESSAGE_PINS_BY, MESSAGE_PINS_BY } from '../messages/message-pins.sql';
import { OwnGroupsService } from '../rooms/own-groups.service';
import {
  LEAVE_GROUPS,
  MESSAGES_OF,
  REACTIONS_OF,
  REMOVE_REACTIONS_OF,
  ROOMS_OF,
} from './chat-member-data.sql';

/**
 * A member's messages and rooms. Erasing keeps the texts for their recipients, without a name, and
 * removes files, marks, reactions and memberships of groups.
 */
@Injectable()
export class ChatMemberData extends MemberData {
  override readonly name = 'chat';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly groups: OwnGroupsService,
    private readonly clock: Clock,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    return {
      rooms: await ROOMS_OF.rows(this.em, { memberId }),
      messages: await MESSAGES_OF.rows(this.em, { memberId }),
      reactions: await REACTIONS_OF.rows(this.em, { memberId }),
      pins: await MESSAGE_PINS_BY.rows(this.em, { memberId }),
    };
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.transactional(async () => {
      const withFiles = { senderId: memberId, assetId: { $ne: null } };
      await this.em.nativeUpdate(ChatMessage, withFiles, { assetId: null, digest: null });
      await FORGET_MESSAGE_PINS_BY.rows(this.em, { memberId });
      await REMOVE_REACTIONS_OF.rows(this.em, { memberId });
      const left = await LEAVE_GROUPS.rows(this.em, { memberId, at: this.clock.now() });
      await this.groups.passRole(left.map(({ id }) => id));
      await this.em.nativeDelete(OpenSocket, { memberId });
    });
  }
}
