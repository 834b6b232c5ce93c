import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import { canonicalEmail } from '../../wire/email-address';
import { Account, emailKey } from '../account.entity';
import { AccountNotices } from '../notices/account-notices.service';
import { Revocation } from '../revocation/revocation.service';
import type { IdClaims } from './id-token';
import { Identity } from './identity.entity';
import { KNOWN_IDENTITY, LOCK_BY_ADDRESS, TAKE_OVER } from './identity.sql';
import type { Provider } from './provider';

/**
 * Concurrent first sign-ins of the same person collide on a unique index; the retry finds the row
 * of the other one.
 */
const TRIES = 3;

/** A person verified by a provider, identified by issuer and subject, never by email address. */
export interface VouchedPerson extends IdClaims {
  readonly provider: Provider['about'];
  /** Where the request came from, for the audit log. */
  readonly address: string;
}

interface Found {
  readonly accountId: number;
  readonly action: 'sign-in' | 'social-sign-up' | 'social-link' | 'social-takeover';
}

/** Finds, links or creates the account of a person verified by Google or Apple (D-903). */
@Injectable()
export class IdentityService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly revocation: Revocation,
    private readonly notices: AccountNotices,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Opens the account of a known identity. A new identity needs an address verified by the
   * provider: it is linked to the account with that address if we have verified it too, takes that
   * account over if nobody has proved to own it, and otherwise gets a new account.
   * @throws Refusal `auth.social-unverified`, `auth.account-deleted`, or `auth.email-taken` if the
   *   address looks like that of an account, but is another one
   */
  async signIn(person: VouchedPerson): Promise<Account> {
    for (let tries = 1; ; tries += 1) {
      try {
        const id = await this.em.transactional(() => this.open(person));
        return await this.em.findOneOrFail(Account, { id }, { refresh: true });
      } catch (error) {
        if (!(error instanceof UniqueConstraintViolationException) || tries === TRIES) throw error;
      }
    }
  }

  private async open(person: VouchedPerson): Promise<number> {
    const { accountId, action } = (await this.known(person)) ?? (await this.unknown(person));
    await this.audit.write({
      actorId: accountId,
      action,
      object: person.provider.name,
      result: 'done',
      address: person.address,
    });
    return accountId;
  }

  private async known(person: VouchedPerson): Promise<Found | undefined> {
    const { issuer } = person.provider;
    const row = await KNOWN_IDENTITY.first(this.em, { issuer, subject: person.subject });
    if (row?.deletedAt) throw new Refusal('auth.account-deleted');
    return row && { accountId: row.id, action: 'sign-in' };
  }

  private async unknown(person: VouchedPerson): Promise<Found> {
    const { email } = person;
    if (email === undefined || !person.isEmailVerified)
      throw new Refusal('auth.social-unverified', { values: { provider: person.provider.label } });
    const found = (await this.byAddress(email, person)) ?? (await this.join(email, person));
    await this.em.insert(Identity, {
      accountId: found.accountId,
      subject: person.subject,
      email: canonicalEmail(email),
      issuer: person.provider.issuer,
      createdAt: this.clock.now(),
    });
    if (found.action !== 'social-sign-up')
      await this.notices.later(found.accountId, `${person.provider.name}-linked`);
    return found;
  }

  private async byAddress(email: string, person: VouchedPerson): Promise<Found | undefined> {
    const row = await LOCK_BY_ADDRESS.first(this.em, { emailKey: emailKey(email) });
    if (!row) return undefined;
    if (row.deletedAt) throw new Refusal('auth.account-deleted');
    // Addresses that only look the same may be different mailboxes.
    if (row.email !== canonicalEmail(email)) throw new Refusal('auth.email-taken');
    if (row.emailVerifiedAt) return { accountId: row.id, action: 'social-link' };
    await this.takeOver(row.id, person);
    return { accountId: row.id, action: 'social-takeover' };
  }

  /**
   * The account's creator never proved to own the address, so all their means of access are
   * removed.
   */
  private async takeOver(accountId: number, { names }: VouchedPerson): Promise<void> {
    const now = this.clock.now();
    const { firstName, lastName } = names;
    await TAKE_OVER.rows(this.em, { id: accountId, firstName, lastName, now });
    await this.revocation.after('account-taken-over', { accountId });
  }

  private async join(email: string, { names }: VouchedPerson): Promise<Found> {
    const now = this.clock.now();
    const account = new Account({ email, ...names, passwordHash: null, now });
    account.verifyEmail(now);
    this.em.persist(account);
    await this.em.flush();
    return { accountId: account.id, action: 'social-sign-up' };
  }
}
