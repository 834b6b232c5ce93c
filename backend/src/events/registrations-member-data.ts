import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { FORGET_BANNERS_OF, FORGET_REGISTRATIONS_OF, REGISTRATIONS_OF } from './event-changes.sql';

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
    return REGISTRATIONS_OF.rows(this.em, { memberId });
  }

  override async erase(memberId: number): Promise<void> {
    await FORGET_REGISTRATIONS_OF.rows(this.em, { memberId });
    // The files of an administrator who leaves go with them; events stay.
    await FORGET_BANNERS_OF.rows(this.em, { memberId });
  }
}
