import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Rates } from '../../platform/throttling/rates';
import { Account } from '../account.entity';
import { Passwords } from './passwords';

/** Whether whoever sits before an open session knows the password of its account. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: Passwords,
    private readonly rates: Rates,
  ) {}

  /**
   * Counts the try before it is judged, so that guesses that are sent together share the ten an account has in 15 minutes.
   * @throws Refusal 429 when none is left, also for the right password
   */
  async matches(accountId: number, password: string): Promise<boolean> {
    const tries = `account|${accountId}`;
    await this.rates.count('sign-in-failure', tries);
    const account = await this.em.findOneOrFail(
      Account,
      { id: accountId },
      { populate: ['passwordHash'] },
    );
    const matches = await this.passwords.matches(account.passwordHash, password);
    if (matches) await this.rates.forget('sign-in-failure', tries);
    return matches;
  }
}
