import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { FORGET_NOTES_ABOUT, FORGET_REFUSALS_OF, REFUSALS_OF } from './admin-member-data.sql';

/**
 * Administrative data about a member. The export includes rejected emails but not administrators'
 * notes: these may name other people, such as the reporter, so requests for them are answered by
 * hand.
 */
@Injectable()
export class AdminMemberData extends MemberData {
  override readonly name = 'administration';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    return { refusedMails: await REFUSALS_OF.rows(this.em, { accountId: memberId }) };
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.transactional(async () => {
      await FORGET_NOTES_ABOUT.rows(this.em, { memberId });
      await FORGET_REFUSALS_OF.rows(this.em, { accountId: memberId });
    });
  }
}
