import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MEMBER_FROM_STEP } from '../../auth/account.entity';

const AT_ONCE = 500;

/** All members, a stretch at a time. */
@Injectable()
export class Recipients {
  constructor(private readonly em: EntityManager) {}

  /** `next` is where the next stretch begins; undefined at the end. */
  async membersAfter(after: number): Promise<{ memberIds: number[]; next: number | undefined }> {
    const rows = await this.em.execute<{ id: number }[]>(
      'select id from account where id > ? and deleted_at is null and onboarding_step >= ? order by id limit ?',
      [after, MEMBER_FROM_STEP, AT_ONCE],
    );
    const memberIds = rows.map(({ id }) => id);
    return { memberIds, next: memberIds.length === AT_ONCE ? memberIds.at(-1) : undefined };
  }
}
