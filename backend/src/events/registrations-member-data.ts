import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';

/** What members registered for. */
@Injectable()
export class RegistrationsMemberData extends MemberData {
  override readonly name = 'events';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return this.em.execute<object[]>(
      `select e.title, e.starts_at as "startsAt", r.created_at as "registeredAt", r.time_zone as "timeZone",
         r.attended_at as "joinedAt", r.certificate_code as "certificate" from event_registration r join event e on e.id = r.event_id
       where r.member_id = ? order by e.starts_at`,
      [memberId],
    );
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.execute(
      `with gone as (delete from event_registration where member_id = ? returning event_id)
       update event e set registration_count = registration_count - 1 from gone where e.id = gone.event_id`,
      [memberId],
    );
    // The files of an administrator who leaves go with them; events stay.
    await this.em.execute(
      'update event set banner_asset_id = null where banner_asset_id in (select id from asset where owner_id = ?)',
      [memberId],
    );
  }
}
