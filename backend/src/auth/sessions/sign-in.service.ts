import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Rates } from '../../platform/throttling/rates';
import { Refusal } from '../../refusal';
import { Account, emailKey } from '../account.entity';
import { Passwords } from '../passwords';
import { AdmissionService, type Admitted, type Visit } from './admission.service';

export interface SignIn extends Visit {
  readonly email: string;
  readonly password: string;
}

/** Log-in with email and password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: Passwords,
    private readonly admission: AdmissionService,
    private readonly rates: Rates,
  ) {}

  /**
   * An unknown address and a wrong password get the same answer in the same time, whether or not
   * the account has a second step.
   * @throws SecondStepDue
   */
  async signIn(form: SignIn): Promise<Admitted> {
    const tries = `${emailKey(form.email)}|${form.address}`;
    // Counted before checking, so that parallel guesses share the attempts.
    await this.rates.count('sign-in-failure', tries);
    const account = await this.em.findOne(
      Account,
      { emailKey: emailKey(form.email), deletedAt: null },
      { populate: ['passwordHash'] },
    );
    // Log-in trims its input; a password cannot begin or end with a space.
    const matches = await this.passwords.matches(account?.passwordHash, form.password.trim());
    if (!account || !matches) {
      await this.admission.tell(account, form, 'failed');
      throw new Refusal('auth.credentials-wrong');
    }
    await this.rates.forget('sign-in-failure', tries);
    if (account.emailVerifiedAt === null) throw new Refusal('auth.email-unverified');
    return this.admission.afterFirstStep(account, form);
  }
}
