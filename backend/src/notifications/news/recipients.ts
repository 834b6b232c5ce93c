import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account, MEMBER_FROM_STEP } from '../../auth/account.entity';

const AT_ONCE = 500;

/** All members, in batches. */
@Injectable()
export class Recipients {
  constructor(private readonly em: EntityManager) {}

  /** `next` is where the next batch starts; undefined at the end. */
  async membersAfter(after: number): Promise<{ memberIds: number[]; next: number | undefined }> {
    const rows = await this.em.find(
      Account,
      { id: { $gt: after }, deletedAt: null, onboardingStep: { $gte: MEMBER_FROM_STEP } },
      { fields: ['id'], orderBy: { id: 'asc' }, limit: AT_ONCE, disableIdentityMap: true },
    );
    const memberIds = rows.map(({ id }) => id);
    return { memberIds, next: memberIds.length === AT_ONCE ? memberIds.at(-1) : undefined };
  }
}
