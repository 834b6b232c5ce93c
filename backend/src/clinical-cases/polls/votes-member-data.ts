import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { FORGET_VOTES_OF, VOTES_OF } from './polls.sql';

/** How members voted. What they asked in their own cases is with the cases. */
@Injectable()
export class VotesMemberData extends MemberData {
  override readonly name = 'votes';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return VOTES_OF.rows(this.em, { memberId });
  }

  override async erase(memberId: number): Promise<void> {
    await FORGET_VOTES_OF.rows(this.em, { memberId });
  }
}
