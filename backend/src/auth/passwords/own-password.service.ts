import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Rates } from '../../platform/throttling/rates';
import { Account } from '../account.entity';
import { Passwords } from '../passwords';

/** Checks the password of the account of an open session. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: Passwords,
    private readonly rates: Rates,
  ) {}

  /**
   * Counts the attempt before checking it, so that parallel guesses share the ten attempts an
   * account has in 15 minutes.
   * @throws Refusal 429 when none are left, even for the right password
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
