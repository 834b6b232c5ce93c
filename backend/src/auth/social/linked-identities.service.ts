import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { LOCK_ACCOUNT } from '../account.sql';
import { AccountNotices } from '../notices/account-notices.service';
import { Identity } from './identity.entity';
import { HAS_WAY_IN } from './identity.sql';
import type { ProviderName } from './provider';
import { Providers } from './providers';

const MOST = 20;

export interface LinkedIdentity {
  readonly id: number;
  readonly provider: ProviderName;
  /** Its address when it was linked, if it is known. */
  readonly email: string | null;
  readonly createdAt: Date;
}

/** The identities at Google and Apple that open a member's own account. */
@Injectable()
export class LinkedIdentities {
  constructor(
    private readonly em: EntityManager,
    private readonly providers: Providers,
    private readonly notices: AccountNotices,
    private readonly audit: AuditLog,
  ) {}

  /** The newest first. */
  async of(accountId: number): Promise<LinkedIdentity[]> {
    const linked = await this.em.find(
      Identity,
      { accountId },
      { orderBy: { id: 'desc' }, limit: MOST, disableIdentityMap: true },
    );
    return linked.map(({ id, issuer, email, createdAt }) => ({
      id,
      email,
      createdAt,
      provider: this.providers.nameOf(issuer),
    }));
  }

  /** @throws Refusal `not-found`, `auth.last-way-in` */
  async remove({ memberId: accountId }: Actor, id: number): Promise<void> {
    await this.em.transactional(async () => {
      await LOCK_ACCOUNT.rows(this.em, { id: accountId });
      const identity = await this.em.findOne(Identity, { id, accountId });
      if (!identity) throw new Refusal('not-found');
      await this.em.nativeDelete(Identity, { id, accountId });
      if (!(await HAS_WAY_IN.first(this.em, { id: accountId })))
        throw new Refusal('auth.last-way-in');
      const provider = this.providers.nameOf(identity.issuer);
      const object = provider;
      await this.audit.write({
        actorId: accountId,
        action: 'social-unlink',
        object,
        result: 'done',
      });
      await this.notices.later(accountId, `${provider}-removed`);
    });
  }
}
