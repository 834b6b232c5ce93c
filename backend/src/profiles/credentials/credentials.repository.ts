import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  FORGET_REVIEWS,
  REOPEN_REVIEWS,
  SHOW_BADGE,
} from '../registrations/registration-review.sql';

export interface Membership {
  readonly associations: readonly string[];
  /** An international association that is not on the list; empty without one. */
  readonly otherInternational: string;
}

export interface MedicalRegistration {
  readonly countryId: number;
  readonly region: string;
  readonly number: string;
}

export interface RegistrationRow extends MedicalRegistration {
  /** The country's name. */
  readonly country: string;
}

/** What members belong to and where they may practise. Writes belong into the transaction of whoever calls, after `claim` of the profile. */
@Injectable()
export class CredentialsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Undefined for somebody who has saved none. */
  async findMembership(memberId: number): Promise<Membership | undefined> {
    const [row] = await this.em.execute<Membership[]>(
      'select associations, other_international as "otherInternational" from membership where account_id = ?',
      [memberId],
    );
    return row;
  }

  async saveMembership(
    memberId: number,
    { associations, otherInternational }: Membership,
    at: Date,
  ): Promise<void> {
    await this.em.execute(
      `insert into membership (account_id, associations, other_international, saved_at)
       values (?, array(select jsonb_array_elements_text(?::jsonb)), ?, ?)
       on conflict (account_id) do update set associations = excluded.associations,
         other_international = excluded.other_international, saved_at = excluded.saved_at`,
      [memberId, JSON.stringify(associations), otherInternational, at],
    );
  }

  /** In the order in which they were added. */
  async registrationsOf(memberId: number): Promise<RegistrationRow[]> {
    return this.em.execute<RegistrationRow[]>(
      `select r.country_id as "countryId", country.name as country, r.region, r.number
       from medical_registration r join country on country.id = r.country_id where r.account_id = ? order by r.position`,
      [memberId],
    );
  }

  /** What was confirmed waits to be looked at again. @returns whether anything was confirmed */
  async reopenRegistrations(memberId: number, now: Date): Promise<boolean> {
    const reopened = await REOPEN_REVIEWS.rows(this.em, { accountId: memberId, now });
    await SHOW_BADGE.rows(this.em, { accountId: memberId });
    return reopened.length > 0;
  }

  /**
   * What stays as it is keeps its review, and with it the badge.
   * @returns the proofs of those that are gone, which nobody holds any more
   */
  async replaceRegistrations(
    memberId: number,
    registrations: readonly MedicalRegistration[],
    at: Date,
  ): Promise<number[]> {
    await this.em.execute('delete from medical_registration where account_id = ?', [memberId]);
    await this.em.execute(
      `insert into medical_registration (account_id, position, country_id, region, number, saved_at)
       values ${registrations.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}`,
      registrations.flatMap(({ countryId, region, number }, index) => [
        memberId,
        index + 1,
        countryId,
        region,
        number,
        at,
      ]),
    );
    const forgotten = await FORGET_REVIEWS.rows(this.em, { accountId: memberId });
    await SHOW_BADGE.rows(this.em, { accountId: memberId });
    return forgotten.flatMap(({ proofAssetId }) => proofAssetId ?? []);
  }
}
