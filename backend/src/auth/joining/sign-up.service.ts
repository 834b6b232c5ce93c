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

/** Joining. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal `auth.email-taken`, of which the account's owner is told by mail */
  async signUp(form: SignUp): Promise<Account> {
    const passwordHash = await this.passwords.hash(form.password);
    try {
      return await this.em.transactional(() => this.create(form, passwordHash));
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      await this.tellOwner(form.email);
      throw new Refusal('auth.email-taken');
    }
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

  private async tellOwner(email: string): Promise<void> {
    const account = await this.em.findOne(Account, { emailKey: emailKey(email), deletedAt: null });
    if (account) await this.outbox.later(sendAlreadyRegisteredEmail, { accountId: account.id });
  }
}
