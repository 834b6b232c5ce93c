import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';

/** With whom members are connected, and whom they have blocked. */
@Injectable()
export class ConnectionsMemberData extends MemberData {
  override readonly name = 'connections';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    const name = `trim(o.first_name || ' ' || o.last_name) as name`;
    const connections = await this.em.execute<object[]>(
      `select ${name}, c.sender_id = ? as "askedByMe", c.asked_at as "askedAt", c.accepted_at as "acceptedAt"
       from connection c join account o on o.id = case when c.sender_id = ? then c.receiver_id else c.sender_id end
       where (c.sender_id = ? or c.receiver_id = ?) and o.deleted_at is null order by c.id`,
      [memberId, memberId, memberId, memberId],
    );
    const blocked = await this.em.execute<object[]>(
      `select ${name}, b.created_at as "blockedAt" from member_block b join account o on o.id = b.blocked_id
       where b.blocker_id = ? and o.deleted_at is null order by b.id`,
      [memberId],
    );
    return { connections, blocked };
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.execute('delete from connection where sender_id = ? or receiver_id = ?', [
      memberId,
      memberId,
    ]);
    await this.em.execute('delete from member_block where blocker_id = ? or blocked_id = ?', [
      memberId,
      memberId,
    ]);
  }
}
