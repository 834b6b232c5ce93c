import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { Refusal } from '../../refusal';
import { digest } from '../sessions/tokens';
import type { LinkPurpose } from './account-link.entity';
import { ADD_LINK, FIND_LINK, USE_LINK } from './address.sql';

const LIFETIME_MS = 7 * 24 * 3_600_000;

interface NewLink {
  readonly accountId: number;
  readonly purpose: LinkPurpose;
  readonly emailChangeId?: number;
  /** Sign-in methods added after this time are removed together with the change. */
  readonly since: Date;
}

export interface FoundLink {
  readonly accountId: number;
  readonly emailChangeId: number | null;
  readonly since: Date;
  readonly isUsed: boolean;
}

/** The emailed links with which owners can take back their accounts; valid for seven days. */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async keep(token: string, { accountId, purpose, emailChangeId, since }: NewLink): Promise<void> {
    await ADD_LINK.rows(this.em, {
      ...{ tokenHash: digest(token), accountId, purpose, since },
      emailChangeId: emailChangeId ?? null,
      expiresAt: new Date(this.clock.now().getTime() + LIFETIME_MS),
    });
  }

  /** @throws Refusal `auth.link-unknown`, also when the link has expired */
  async find(purpose: LinkPurpose, token: string): Promise<FoundLink> {
    const now = this.clock.now();
    const link = await FIND_LINK.first(this.em, { tokenHash: digest(token), purpose, now });
    if (!link) throw new Refusal('auth.link-unknown');
    const { accountId, emailChangeId } = link;
    return { accountId, emailChangeId, since: timeOf(link.since), isUsed: link.usedAt !== null };
  }

  /** @returns false if it was already used */
  async use(token: string): Promise<boolean> {
    const tokenHash = digest(token);
    return (await USE_LINK.rows(this.em, { tokenHash, now: this.clock.now() })).length > 0;
  }
}
