import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import { Account, emailKey } from '../account.entity';
import { sendAlreadyRegisteredEmail, sendVerificationEmail } from '../auth.jobs';
import { Passwords } from '../passwords/passwords';
import { capitalised } from './name.rules';

export interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

const SENT_AGAIN_WITHIN_MS = 10 * 60_000;

/** Joining. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly outbox: Outbox,
  ) {}

  /**
   * A form that comes twice, from an impatient hand or over a bad line, joins once and is answered alike.
   * @throws Refusal `auth.email-taken`, of which the account's owner is told by mail
   */
  async signUp(form: SignUp): Promise<Account> {
    const passwordHash = await this.passwords.hash(form.password);
    try {
      return await this.em.transactional(() => this.create(form, passwordHash));
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
    }
    const account = await this.em.findOne(
      Account,
      { emailKey: emailKey(form.email), deletedAt: null },
      { populate: ['passwordHash'], refresh: true },
    );
    if (account && (await this.isJustMadeFrom(form, account))) return account;
    if (account) await this.outbox.later(sendAlreadyRegisteredEmail, { accountId: account.id });
    throw new Refusal('auth.email-taken');
  }

  /** Whoever knows the password that was chosen minutes ago learns nothing by this. */
  private async isJustMadeFrom(form: SignUp, account: Account): Promise<boolean> {
    const isYoung = this.clock.now().getTime() - account.createdAt.getTime() < SENT_AGAIN_WITHIN_MS;
    const isSame =
      account.firstName === capitalised(form.firstName) &&
      account.lastName === capitalised(form.lastName);
    if (!isYoung || !isSame || account.emailVerifiedAt !== null) return false;
    return this.passwords.matches(account.passwordHash, form.password);
  }

  private async create(form: SignUp, passwordHash: string): Promise<Account> {
    const account = new Account({
      email: form.email,
      firstName: capitalised(form.firstName),
      lastName: capitalised(form.lastName),
      passwordHash,
      now: this.clock.now(),
    });
    this.em.persist(account);
    await this.em.flush();
    await this.outbox.later(sendVerificationEmail, { accountId: account.id });
    return account;
  }
}
