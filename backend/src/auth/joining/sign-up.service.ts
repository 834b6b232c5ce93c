import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Rates } from '../../platform/throttling/rates';
import { Refusal } from '../../refusal';
import { Account, emailKey } from '../account.entity';
import { AddressRepository } from '../address/address.repository';
import { sendAlreadyRegisteredEmail, sendVerificationEmail } from '../auth.jobs';
import { capitalised } from '../name.rules';
import { Passwords } from '../passwords';

export interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

const SENT_AGAIN_WITHIN_MS = 10 * 60_000;

/** Sign-up. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly outbox: Outbox,
    private readonly rates: Rates,
    private readonly addresses: AddressRepository,
  ) {}

  /**
   * A form submitted twice (double click, bad connection) creates one account and gets the same
   * answer both times.
   * @throws Refusal `auth.email-taken`; the account's owner is then notified by email
   */
  async signUp(form: SignUp): Promise<Account> {
    const passwordHash = await this.passwords.hash(form.password);
    const key = emailKey(form.email);
    try {
      const created = await this.em.transactional(() => this.create(form, passwordHash));
      // The first email is always sent, but counts towards the limit on resending it.
      await this.rates.admits('verification-mail', key);
      return created;
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
    }
    const account = await this.em.findOne(
      Account,
      { emailKey: key, deletedAt: null },
      { populate: ['passwordHash'], refresh: true },
    );
    if (account && (await this.isJustMadeFrom(form, account))) return account;
    if (account && (await this.rates.admits('receipt-mail', key)))
      await this.outbox.later(sendAlreadyRegisteredEmail, { accountId: account.id });
    throw new Refusal('auth.email-taken');
  }

  /**
   * Whether this is a repeat of a recent sign-up. It reveals nothing, since the caller must know
   * the password that was just chosen.
   */
  private async isJustMadeFrom(form: SignUp, account: Account): Promise<boolean> {
    const isYoung = this.clock.now().getTime() - account.createdAt.getTime() < SENT_AGAIN_WITHIN_MS;
    const { firstName, lastName } = capitalised(form);
    const isSame = account.firstName === firstName && account.lastName === lastName;
    if (!isYoung || !isSame || account.emailVerifiedAt !== null) return false;
    return this.passwords.matches(account.passwordHash, form.password);
  }

  private async create(form: SignUp, passwordHash: string): Promise<Account> {
    // An owner whose address was changed can restore it for some days, so it stays reserved.
    if (await this.addresses.isReserved(form.email, this.clock.now()))
      throw new Refusal('auth.email-taken');
    const account = new Account({
      email: form.email,
      ...capitalised(form),
      passwordHash,
      now: this.clock.now(),
    });
    this.em.persist(account);
    await this.em.flush();
    await this.outbox.later(sendVerificationEmail, { accountId: account.id });
    return account;
  }
}
