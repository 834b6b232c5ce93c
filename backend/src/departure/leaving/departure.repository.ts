import { type EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../auth/account.entity';
import { AccountLink } from '../../auth/address/account-link.entity';
import { EmailChange } from '../../auth/address/email-change.entity';
import { EmailVerification } from '../../auth/joining/email-verification.entity';
import { Passkey } from '../../auth/passkeys/passkey.entity';
import { OneTimeCode } from '../../auth/passwords/one-time-code.entity';
import { RecoveryCode } from '../../auth/second-step/recovery-code.entity';
import { Totp } from '../../auth/second-step/totp.entity';
import { Identity } from '../../auth/social/identity.entity';
import { SignInTicket } from '../../auth/tickets/sign-in-ticket.entity';
import { ExportLink } from '../exporting/export-link.entity';
import { Departure } from './departure.entity';
import { DEPARTURE, DEPARTURE_OF, type DepartureRow, FORGET_FAREWELL } from './departure.sql';

interface NewDeparture {
  readonly accountId: number;
  readonly email: string;
  readonly reason: string;
  readonly leftAt: Date;
}

/** Everything that gives access to an account, including links and codes sent by email. */
const WAYS_IN: readonly EntityClass<{ accountId: number | null }>[] = [
  Identity,
  EmailVerification,
  OneTimeCode,
  ExportLink,
  Passkey,
  Totp,
  RecoveryCode,
  SignInTicket,
  AccountLink,
  EmailChange,
];

/** Records of deleted accounts: when each member left, and that everything was erased. */
@Injectable()
export class DepartureRepository {
  constructor(private readonly em: EntityManager) {}

  add(departure: NewDeparture): Promise<number> {
    return this.em.insert(Departure, departure);
  }

  /** @param farewellId the outbox row of the farewell, which identifies its email */
  async promiseFarewell(id: number, farewellId: number): Promise<void> {
    await this.em.nativeUpdate(Departure, { id }, { farewellId });
  }

  find(id: number): Promise<DepartureRow | undefined> {
    return DEPARTURE.first(this.em, { id });
  }

  findOf(accountId: number): Promise<DepartureRow | undefined> {
    return DEPARTURE_OF.first(this.em, { accountId });
  }

  async markTold(id: number, toldAt: Date): Promise<void> {
    await this.em.nativeUpdate(Departure, { id }, { toldAt });
    await this.em.nativeUpdate(Departure, { id, erasedAt: { $ne: null } }, { email: null });
  }

  /** Keeps the time of the first call. */
  async markErased(id: number, erasedAt: Date): Promise<void> {
    await this.em.nativeUpdate(Departure, { id, erasedAt: null }, { erasedAt });
    await this.em.nativeUpdate(Departure, { id, toldAt: { $ne: null } }, { email: null });
  }

  /** Also deletes the copy of the farewell email in the embedded inbox. */
  async forgetAll(id: number): Promise<void> {
    await this.em.nativeUpdate(Departure, { id }, { email: null });
    await FORGET_FAREWELL.rows(this.em, { id });
  }

  /**
   * Removes the name, email address and all means of access from the account. The row is kept,
   * because other members' data refer to it.
   */
  async makeTombstone(accountId: number, deletedAt: Date): Promise<void> {
    await this.em.nativeUpdate(
      Account,
      { id: accountId },
      {
        deletedAt,
        email: '',
        emailKey: `departed-${accountId}`,
        passwordHash: null,
        firstName: 'Deleted',
        lastName: 'member',
        role: 'member',
        duties: [],
        emailVerifiedAt: null,
        onboardingStep: 0,
        secondStepAt: null,
        passwordChangedAt: null,
      },
    );
    for (const way of WAYS_IN) await this.em.nativeDelete(way, { accountId });
  }
}
