import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { FileOpening } from './file-opening.entity';
import { OPENED_BY } from './openings.sql';

/** Which clinical files a member has opened. */
@Injectable()
export class OpeningsMemberData extends MemberData {
  override readonly name = 'openedFiles';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return OPENED_BY.rows(this.em, { memberId });
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.nativeDelete(FileOpening, { memberId });
  }
}
