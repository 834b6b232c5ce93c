import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';

/** What members were told, how they want to be told, and what others were told of them. */
@Injectable()
export class NotificationsMemberData extends MemberData {
  override readonly name = 'notifications';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    const rows = (sql: string) => this.em.execute<object[]>(sql, [memberId]);
    return {
      told: await rows(
        'select kind, link, created_at as "toldAt", read_at as "readAt" from notification where recipient_id = ? order by id',
      ),
      preferences: await rows(
        'select kind, in_app as "inApp", push, mail from notification_preference where member_id = ? order by kind',
      ),
      mails: await rows(
        'select frequency, sent_at as "lastSentAt" from notification_digest where member_id = ?',
      ),
      devices: await rows(
        'select endpoint, created_at as "since" from push_subscription where member_id = ? order by id',
      ),
    };
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.execute('delete from notification where recipient_id = ? or actor_id = ?', [
      memberId,
      memberId,
    ]);
    for (const table of ['notification_preference', 'notification_digest', 'push_subscription'])
      await this.em.execute(`delete from ${table} where member_id = ?`, [memberId]);
  }
}
