import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { FORGET_PINS_BY, PINS_BY } from './pins.sql';

/** The places that a member's comments, steps and outcomes point at. */
@Injectable()
export class PinsMemberData extends MemberData {
  override readonly name = 'pins';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return PINS_BY.rows(this.em, { memberId });
  }

  override async erase(memberId: number): Promise<void> {
    await FORGET_PINS_BY.rows(this.em, { memberId });
  }
}
