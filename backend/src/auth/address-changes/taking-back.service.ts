import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import { Account } from '../account.entity';
import { LOCK_LIVING_ACCOUNT } from '../account.sql';
import { AccountLinks, type FoundLink } from '../address/account-links';
import { AddressRepository, WAY_BACK_MS } from '../address/address.repository';
import { TAKE_PASSWORD } from '../address/address.sql';
import type { EmailChange } from '../address/email-change.entity';
import { sendPasswordCode } from '../auth.jobs';
import { AccountNotices } from '../notices/account-notices.service';
import { Passwords } from '../passwords';
import { Revocation } from '../revocation/revocation.service';
import { SecondStepService } from '../second-step/second-step.service';

interface Given {
  readonly token: string;
  /** The new password. */
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
    private readonly revocation: Revocation,
    private readonly notices: AccountNotices,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Restores the old address with a new password, ends all sessions and removes all sign-in methods
   * added since, or in the week before. Whoever reads the old mailbox is the owner: the password of
   * the account may be the intruder's by now, and a second step of that week may be, too. The link
   * of a request that was replaced undoes what replaced it.
   * @throws Refusal `auth.link-unknown`, `auth.identity-wrong`, `auth.email-taken`, or `fields`
   *   without a password, or with one that the account had before
   */
  async revert(given: Given): Promise<void> {
    const link = await this.links.find('email-revert', given.token);
    const change = await this.changes.find(link.emailChangeId ?? 0);
    if (!change || link.isUsed) throw new Refusal('auth.link-unknown');
    const account = await this.em.findOne(
      Account,
      { id: link.accountId, deletedAt: null },
      { populate: ['passwordHash'], refresh: true },
    );
    if (!account) throw new Refusal('auth.link-unknown');
    await this.demandNewPassword(account, change, given.password);
    await this.demandSecondStep(account, change, given.code);
    const hash = given.password ? await this.passwords.hash(given.password) : undefined;
    await this.unlessTaken(() => this.putBack(change, given.token, hash));
  }

  /**
   * Reports a sign-in as somebody else's: undoes changes of the address confirmed since, ends every
   * session, removes all sign-in methods added since, disables the password and emails a code for
   * setting a new one to the address that received the link. Repeating it has no effect.
   * @throws Refusal `auth.link-unknown`, `auth.email-taken`
   */
  async disown(token: string): Promise<void> {
    const link = await this.links.find('not-me', token);
    if (link.isUsed) return;
    await this.unlessTaken(async () => {
      const { accountId } = link;
      await this.lock(accountId);
      const since = await this.links.firstReported(link);
      if (!(await this.links.use(token))) return;
      await this.undoChanges(link, since);
      await this.revocation.after('sign-in-disowned', { accountId, since });
      await this.revocation.openToPassword(accountId);
      await this.audit.write({ actorId: accountId, action: 'sign-in-disowned', result: 'done' });
      await this.outbox.later(sendPasswordCode, { accountId });
    });
  }

  /** The password of before may be known to others. Accounts with Google or Apple need none. */
  private async demandNewPassword(
    { loginType, passwordHash }: Account,
    change: EmailChange,
    password: string | undefined,
  ): Promise<void> {
    if (!password) {
      if (loginType === 'third_party') return;
      throw new Refusal('fields', { errors: { password: ['New password is required.'] } });
    }
    for (const hash of [passwordHash, change.passwordHash])
      if (hash !== null && (await this.passwords.matches(hash, password)))
        throw new Refusal('fields', {
          errors: { password: ['Somebody else may know this password. Please choose a new one.'] },
        });
  }

  private async demandSecondStep(
    { id, secondStepAt }: Account,
    change: EmailChange,
    code = '',
  ): Promise<void> {
    const isOwners = secondStepAt !== null && secondStepAt < suspectSince(change);
    if (isOwners && !(await this.secondStep.matches(id, code)))
      throw new Refusal('auth.identity-wrong');
  }

  private async putBack(
    change: EmailChange,
    token: string,
    passwordHash: string | undefined,
  ): Promise<void> {
    const now = this.clock.now();
    const { accountId, oldEmail } = change;
    await this.lock(accountId);
    if (!(await this.links.use(token))) throw new Refusal('auth.link-unknown');
    await this.changes.endFrom(change, now);
    await this.changes.move(accountId, oldEmail, now);
    const since = suspectSince(change);
    await this.revocation.after('address-reverted', { accountId, since, passwordHash });
    if (passwordHash !== undefined) await TAKE_PASSWORD.rows(this.em, { accountId });
    else if (await this.revocation.openToPassword(accountId))
      await this.outbox.later(sendPasswordCode, { accountId });
    await this.audit.write({ actorId: accountId, action: 'email-reverted', result: 'done' });
    await this.notices.later(accountId, 'email-restored');
  }

  /** @throws Refusal `auth.link-unknown` if the link was sent to an address of somebody else */
  private async undoChanges({ accountId, email }: FoundLink, since: Date): Promise<void> {
    const now = this.clock.now();
    const first = await this.changes.firstConfirmed(accountId, since);
    if (first) {
      await this.changes.endFrom(first, now);
      await this.changes.move(accountId, first.oldEmail, now);
    }
    const account = await this.em.findOneOrFail(Account, { id: accountId }, { refresh: true });
    if (email !== null && account.email !== email) throw new Refusal('auth.link-unknown');
  }

  private async lock(accountId: number): Promise<void> {
    if (!(await LOCK_LIVING_ACCOUNT.first(this.em, { id: accountId })))
      throw new Refusal('auth.link-unknown');
  }

  private async unlessTaken(work: () => Promise<void>): Promise<void> {
    try {
      await this.em.transactional(work);
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new Refusal('auth.email-taken');
    }
  }
}

/** An intruder may have added ways in before moving the account. */
const suspectSince = ({ askedAt }: EmailChange) => new Date(askedAt.getTime() - WAY_BACK_MS);
