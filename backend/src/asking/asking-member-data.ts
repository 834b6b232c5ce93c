import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { ASKED_BY, ASKED_OF, FORGET_ANSWERS, FORGET_ASKED } from './asking-member-data.sql';
import { AskingPreference } from './asking-preference.entity';

/** What members were asked and when they may be asked. */
@Injectable()
export class AskingMemberData extends MemberData {
  override readonly name = 'questions';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    const settings = await this.em.findOne(AskingPreference, { accountId: memberId });
    return {
      toMe: await ASKED_OF.rows(this.em, { memberId }),
      mine: await ASKED_BY.rows(this.em, { memberId }),
      settings: settings && { ...settings, accountId: undefined },
    };
  }

  /** What was asked in their own cases goes with the cases. */
  override async erase(memberId: number): Promise<void> {
    await FORGET_ANSWERS.rows(this.em, { memberId });
    await FORGET_ASKED.rows(this.em, { memberId });
    await this.em.nativeDelete(AskingPreference, { accountId: memberId });
  }
}
