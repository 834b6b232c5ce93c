import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AddressRepository } from '../../auth/address/address.repository';
import { Measure } from '../../auth/measures/measure.entity';
import { Session } from '../../auth/sessions/session.entity';
import { RetriedRequest } from '../../wire/retried-request.entity';
import { MemberData, MemberDataRegistry } from '../member-data';
import {
  ACCOUNT_OF,
  CHANGES_OF,
  FORGET_JOBS,
  FORGET_MAILS,
  FORGET_RATES,
  IDENTITIES_OF,
  MEASURES_OF,
  PASSKEYS_OF,
  SECOND_STEP_OF,
  SESSIONS_OF,
} from './account-member-data.sql';
import { DepartureRepository } from './departure.repository';

/** The data that authentication and the platform itself store about a member. */
@Injectable()
export class AccountMemberData extends MemberData {
  override readonly name = 'account';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly departures: DepartureRepository,
    private readonly addresses: AddressRepository,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    const account = await ACCOUNT_OF.first(this.em, { id: memberId });
    const sessions = await SESSIONS_OF.rows(this.em, { accountId: memberId });
    const signInWith = await IDENTITIES_OF.rows(this.em, { accountId: memberId });
    const measures = await MEASURES_OF.rows(this.em, { memberId });
    const secondStep = await SECOND_STEP_OF.first(this.em, { accountId: memberId });
    const passkeys = await PASSKEYS_OF.rows(this.em, { accountId: memberId });
    const addressChanges = await CHANGES_OF.rows(this.em, { accountId: memberId });
    return {
      ...account,
      sessions,
      signInWith,
      measures,
      ...secondStep,
      passkeys,
      addressChanges,
    };
  }

  /** Runs now because the old addresses are deleted with the account. */
  override async endAtOnce(memberId: number): Promise<void> {
    await this.addresses.forgetMailsOf(memberId);
  }

  override async erase(memberId: number): Promise<void> {
    const departure = await this.departures.findOf(memberId);
    await this.em.transactional(async () => {
      await this.em.nativeDelete(Session, { accountId: memberId });
      await this.em.nativeDelete(Measure, { memberId });
      await this.em.nativeDelete(RetriedRequest, { memberId });
      // Jobs refer to members by one of these two keys; the jobs of leaving use neither.
      for (const word of ['accountId', 'memberId'])
        await FORGET_JOBS.rows(this.em, { named: JSON.stringify({ [word]: memberId }) });
      if (departure?.email) await this.eraseAddress(departure.email, departure.leftAt);
    });
  }

  /** Later emails to the address belong to a newer account that uses it. */
  private async eraseAddress(email: string, leftAt: string): Promise<void> {
    await FORGET_MAILS.rows(this.em, { recipient: email.toLowerCase(), until: leftAt });
    await FORGET_RATES.rows(this.em, { email });
  }
}
