import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DepartingPart, DepartingParts } from '../departure/departing';

/** What members were told, and what others were told of them. */
@Injectable()
export class NotificationsPart extends DepartingPart {
  override readonly name = 'notifications';

  constructor(
    parts: DepartingParts,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return this.em.execute<object[]>(
      'select kind, link, created_at as "toldAt", read_at as "readAt" from notification where recipient_id = ? order by id',
      [memberId],
    );
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.execute('delete from notification where recipient_id = ? or actor_id = ?', [memberId, memberId]);
  }
}
