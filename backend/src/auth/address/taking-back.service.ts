import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Rates } from '../../platform/throttling/rates';
import { Refusal } from '../../refusal';
import { type Actor, confirmedUntil } from '../../wire/access';
import { Account } from '../account.entity';
import { AccountNotices } from '../account-notices.service';
import { sendPasswordCode } from '../auth.jobs';
import { PasskeyRepository } from '../passkeys/passkey.repository';
import { Passwords } from '../passwords/passwords';
import { SecondStepRepository } from '../second-step/second-step.repository';
import { SecondStepService } from '../second-step/second-step.service';
import { SessionsService } from '../sessions/sessions.service';
import { AccountLinks, type FoundLink } from './account-links';
import { AddressRepository } from './address.repository';
import { SET_PASSWORD_HASH } from './address.sql';
import type { EmailChange } from './email-change.entity';

interface Given {
  readonly token: string;
  readonly password: string | undefined;
  readonly code: string | undefined;
}

/**
 * Lets owners take back an account, using emailed links that an intruder in the account cannot
 * read.
 */
@Injectable()
export class TakingBackService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: AccountLinks,
    private readonly changes: AddressRepository,
    private readonly passwords: Passwords,
    private readonly secondStep: SecondStepService,
    private readonly secondSteps: SecondStepRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly sessions: SessionsService,
    private readonly rates: Rates,
    private readonly notices: AccountNotices,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Restores the old address, ends all sessions and removes all sign-in methods added since.
   * @param actor for accounts without a password, whose owner must just have signed in through
   *   Google or Apple
   * @throws Refusal `auth.link-unknown`, `auth.identity-wrong`, `auth.sign-in-needed`,
   *   `auth.email-taken`
   */
  async revert(given: Given, actor: Actor | undefined): Promise<void> {
    const link = await this.links.find('email-revert', given.token);
    const change = await this.changes.find(link.emailChangeId ?? 0);
    if (!change || change.endedAt || link.isUsed) throw new Refusal('auth.link-unknown');
    const account = await this.em.findOne(
      Account,
      { id: link.accountId, deletedAt: null },
      { populate: ['passwordHash'], refresh: true },
    );
    if (!account) throw new Refusal('auth.link-unknown');
    const hash = await this.demandOwner(account, { change, given, actor });
    try {
      await this.em.transactional(() => this.putBack(change, given.token, hash));
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new Refusal('auth.email-taken');
    }
  }

  /**
   * Reports a sign-in as somebody else's: ends every session, removes all sign-in methods added
   * since, disables the password and emails a code for setting a new one. Repeating it has no
   * effect.
   * @throws Refusal `auth.link-unknown`
   */
  async disown(token: string): Promise<void> {
    const link = await this.links.find('not-me', token);
    if (link.isUsed) return;
    await this.em.transactional(async () => {
      const { accountId } = link;
      if (!(await this.links.use(token))) return;
      await this.shut(link);
      await this.setPassword(accountId, null);
      await this.audit.write({ actorId: accountId, action: 'sign-in-disowned', result: 'done' });
      await this.outbox.later(sendPasswordCode, { accountId });
    });
  }

  /** @returns the hash of the password the owner entered; undefined for accounts without one */
  private async demandOwner(
    account: Account,
    { change, given, actor }: { change: EmailChange; given: Given; actor: Actor | undefined },
  ): Promise<string | undefined> {
    if (account.loginType === 'third_party') {
      const isOwner =
        actor?.memberId === account.id && confirmedUntil(actor.confirmedAt) > this.clock.now();
      if (!isOwner) throw new Refusal('auth.sign-in-needed');
      return undefined;
    }
    const hash = await this.knownHash(account, change, given.password ?? '');
    if (!hash) throw new Refusal('auth.identity-wrong');
    const isOlder = account.secondStepAt !== null && account.secondStepAt < change.askedAt;
    if (isOlder && !(await this.secondStep.matches(account.id, given.code ?? '')))
      throw new Refusal('auth.identity-wrong');
    return hash;
  }

  /**
   * The hash of the current password or of the one before the change, whichever matches: an
   * intruder who changed the address may have changed the password, too.
   */
  private async knownHash(
    { id, passwordHash }: Account,
    change: EmailChange,
    password: string,
  ): Promise<string | undefined> {
    const tries = `account|${id}`;
    await this.rates.count('sign-in-failure', tries);
    for (const hash of [passwordHash, change.passwordHash])
      if (await this.passwords.matches(hash, password)) {
        await this.rates.forget('sign-in-failure', tries);
        return hash ?? undefined;
      }
    return undefined;
  }

  private async putBack(
    change: EmailChange,
    token: string,
    hash: string | undefined,
  ): Promise<void> {
    const now = this.clock.now();
    const { accountId, oldEmail, askedAt } = change;
    if (!(await this.links.use(token)) || !(await this.changes.endFrom(change, now)))
      throw new Refusal('auth.link-unknown');
    await this.changes.move(accountId, oldEmail, now);
    if (hash !== undefined) await this.setPassword(accountId, hash);
    await this.shut({ accountId, since: askedAt });
    await this.audit.write({ actorId: accountId, action: 'email-reverted', result: 'done' });
    await this.notices.later(accountId, 'email-restored');
  }

  private async shut({ accountId, since }: Pick<FoundLink, 'accountId' | 'since'>): Promise<void> {
    await this.changes.endWishes(accountId, this.clock.now());
    await this.sessions.endAll(accountId);
    await this.passkeys.removeSince(accountId, since);
    await this.secondSteps.remove(accountId, since);
  }

  private async setPassword(accountId: number, hash: string | null): Promise<void> {
    await SET_PASSWORD_HASH.rows(this.em, { accountId, hash, now: this.clock.now() });
  }
}
