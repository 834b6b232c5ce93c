import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { Clock } from '../platform/clock';

/** What members said, and where. The words stay with those they were said to, under no name; files go, and so does membership. */
@Injectable()
export class ChatMemberData extends MemberData {
  override readonly name = 'chat';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    return {
      rooms: await this.em.execute<object[]>(
        `select r.id, r.kind, r.name, m.joined_at as "joinedAt", m.left_at as "leftAt" from chat_member m join chat_room r on r.id = m.room_id
         where m.member_id = ? order by m.joined_at`,
        [memberId],
      ),
      messages: await this.em.execute<object[]>(
        `select room_id as room, kind, text, created_at as "sentAt" from chat_message where sender_id = ? and deleted_at is null order by id`,
        [memberId],
      ),
    };
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.transactional(async () => {
      await this.em.execute(
        'update chat_message set asset_id = null, digest = null where sender_id = ? and asset_id is not null',
        [memberId],
      );
      await this.em.execute(
        `with gone as (
           update chat_member m set left_at = ? from chat_room r
           where m.member_id = ? and m.left_at is null and r.id = m.room_id and r.kind <> 'solo' returning m.room_id)
         update chat_room r set member_count = member_count - 1 from gone where r.id = gone.room_id`,
        [this.clock.now(), memberId],
      );
      await this.em.execute('delete from open_socket where member_id = ?', [memberId]);
    });
  }
}
