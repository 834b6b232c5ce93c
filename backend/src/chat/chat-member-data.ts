import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { Clock } from '../platform/clock';
import { LEAVE_GROUPS, REACTIONS_OF, REMOVE_REACTIONS_OF } from './chat-member-data.sql';
import { OwnGroupsService } from './rooms/own-groups.service';

/** What members said, and where. The words stay with those they were said to, under no name; files go, and so does membership. */
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
      rooms: await this.em.execute<object[]>(
        `select r.id, r.kind, r.name, m.joined_at as "joinedAt", m.left_at as "leftAt", m.admin_since as "adminSince" from chat_member m join chat_room r on r.id = m.room_id
         where m.member_id = ? order by m.joined_at`,
        [memberId],
      ),
      messages: await this.em.execute<object[]>(
        `select id, room_id as room, kind, text, created_at as "sentAt", edited_at as "editedAt", reply_to_id as "replyTo", shared_post_id as "sharedCase",
           kept_findings as "sentOnPurpose" from chat_message where sender_id = ? and deleted_at is null order by id`,
        [memberId],
      ),
      reactions: await REACTIONS_OF.rows(this.em, { memberId }),
    };
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.transactional(async () => {
      await this.em.execute(
        'update chat_message set asset_id = null, digest = null where sender_id = ? and asset_id is not null',
        [memberId],
      );
      await REMOVE_REACTIONS_OF.rows(this.em, { memberId });
      const left = await LEAVE_GROUPS.rows(this.em, { memberId, at: this.clock.now() });
      await this.groups.passRole(left.map(({ id }) => id));
      await this.em.execute('delete from open_socket where member_id = ?', [memberId]);
    });
  }
}
