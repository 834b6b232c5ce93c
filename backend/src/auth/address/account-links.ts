import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { Refusal } from '../../refusal';
import { digest } from '../tokens';
import type { LinkPurpose } from './account-link.entity';
import { ADD_LINK, FIND_LINK, FIRST_REPORTED, USE_LINK } from './address.sql';

const LIFETIME_MS = 7 * 24 * 3_600_000;

interface NewLink {
  readonly accountId: number;
  readonly purpose: LinkPurpose;
  /** The address it is sent to. */
  readonly email: string;
  readonly emailChangeId?: number;
  /** Sign-in methods added after this time are removed together with the change. */
  readonly since: Date;
}

export interface FoundLink {
  readonly accountId: number;
  /** The address it was sent to; null for links from before 28 November 2026. */
  readonly email: string | null;
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

  async keep(token: string, { emailChangeId, ...link }: NewLink): Promise<void> {
    await ADD_LINK.rows(this.em, {
      tokenHash: digest(token),
      ...link,
      emailChangeId: emailChangeId ?? null,
      expiresAt: new Date(this.clock.now().getTime() + LIFETIME_MS),
    });
  }

  /** @throws Refusal `auth.link-unknown`, also when the link has expired */
  async find(purpose: LinkPurpose, token: string): Promise<FoundLink> {
    const now = this.clock.now();
    const link = await FIND_LINK.first(this.em, { tokenHash: digest(token), purpose, now });
    if (!link) throw new Refusal('auth.link-unknown');
    const { accountId, email, emailChangeId } = link;
    const since = timeOf(link.since);
    return { accountId, email, emailChangeId, since, isUsed: link.usedAt !== null };
  }

  /**
   * Since when the account may have been in other hands: the earliest sign-in that was reported to
   * the same address and can still be disowned.
   */
  async firstReported({ accountId, email, since }: FoundLink): Promise<Date> {
    const now = this.clock.now();
    const found = await FIRST_REPORTED.first(this.em, { accountId, email, now });
    const first = found?.since ? timeOf(found.since) : since;
    return first < since ? first : since;
  }

  /** @returns false if it was already used */
  async use(token: string): Promise<boolean> {
    const tokenHash = digest(token);
    return (await USE_LINK.rows(this.em, { tokenHash, now: this.clock.now() })).length > 0;
  }
}
