import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Actor, confirmedUntil } from '../../wire/access';
import { Account } from '../account.entity';
import { AddressChangesService } from '../address-changes/address-changes.service';
import { SecondStepService } from '../second-step/second-step.service';
import { LinkedIdentities, type LinkedIdentity } from '../social/linked-identities.service';

export interface AccountSecurity {
  readonly hasPassword: boolean;
  /** Null while the password from the sign-up is in use. */
  readonly passwordChangedAt: Date | null;
  readonly secondStepSince: Date | null;
  readonly recoveryCodesLeft: number;
  readonly isSecondStepOwed: boolean;
  readonly confirmedUntil: Date;
  /** The new address that is waiting for its code. */
  readonly newEmail: string | null;
  /** Google and Apple accounts that log in to this one. */
  readonly identities: readonly LinkedIdentity[];
}

/** The sign-in methods of an account. */
@Injectable()
export class AccountSecurityService {
  constructor(
    private readonly em: EntityManager,
    private readonly secondStep: SecondStepService,
    private readonly changes: AddressChangesService,
    private readonly identities: LinkedIdentities,
  ) {}

  async of(actor: Actor): Promise<AccountSecurity> {
    const account = await this.em.findOneOrFail(Account, { id: actor.memberId });
    const waiting = await this.changes.waitingFor(account.id);
    return {
      hasPassword: account.loginType === 'ID_PASS',
      passwordChangedAt: account.passwordChangedAt,
      secondStepSince: account.secondStepAt,
      recoveryCodesLeft: account.secondStepAt
        ? await this.secondStep.recoveryCodesLeft(account.id)
        : 0,
      isSecondStepOwed: actor.owesSecondStep,
      confirmedUntil: confirmedUntil(actor.confirmedAt),
      newEmail: waiting?.newEmail ?? null,
      identities: await this.identities.of(account.id),
    };
  }
}
