import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Rates } from '../../platform/throttling/rates';
import { Refusal } from '../../refusal';
import { Account, emailKey } from '../account.entity';
import { Passwords } from '../passwords/passwords';
import { SessionsService, type StartedSession } from './sessions.service';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  readonly device: string;
  readonly address: string;
  readonly browser: boolean;
}

/** Log-in with email and password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly rates: Rates,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** An unknown address and a wrong password get the same answer in the same time. */
  async signIn(form: SignIn): Promise<{ account: Account; session: StartedSession }> {
    const tries = `${emailKey(form.email)}|${form.address}`;
    // Before it is judged: guesses that are sent together share the tries.
    await this.rates.count('sign-in-failure', tries);
    const account = await this.em.findOne(
      Account,
      { emailKey: emailKey(form.email), deletedAt: null },
      { populate: ['passwordHash'] },
    );
    // Log-in trims what it is given; a password cannot begin or end with a blank.
    const matches = await this.passwords.matches(account?.passwordHash, form.password.trim());
    if (!account || !matches) {
      await this.tell(account, form, 'failed');
      throw new Refusal('auth.credentials-wrong');
    }
    await this.rates.forget('sign-in-failure', tries);
    if (account.emailVerifiedAt === null) throw new Refusal('auth.email-unverified');
    await this.demandNoSuspension(account, form);
    await this.tell(account, form, 'done');
    const session = await this.em.transactional(() =>
      this.sessions.start({ ...form, memberId: account.id }),
    );
    return { account, session };
  }

  /** Whoever knows the password learns until when; nobody else learns that there is anything. */
  private async demandNoSuspension(account: Account, form: SignIn): Promise<void> {
    const until = account.suspendedUntil;
    if (!until || until <= this.clock.now()) return;
    await this.tell(account, form, 'failed');
    throw new Refusal('auth.suspended', { values: { day: until.toISOString().slice(0, 10) } });
  }

  private async tell(
    account: Account | null,
    form: SignIn,
    result: 'done' | 'failed',
  ): Promise<void> {
    await this.audit.write({
      actorId: account?.id,
      action: 'sign-in',
      result,
      address: form.address,
    });
  }
}
