import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

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

  /** Confirms the first registration. @returns its country, undefined when there is none */
  async confirmRegistration(
    memberId: number,
    { on, until }: { on: Date; until: string | null },
  ): Promise<string | undefined> {
    const [row] = await this.em.execute<{ country: string }[]>(
      `update profile p set registration_verified_on = ?, registration_verified_until = ?::date, registration_country = country.name
       from medical_registration r join country on country.id = r.country_id
       where p.account_id = ? and r.account_id = p.account_id and r.position = 1 returning country.name as country`,
      [on, until, memberId],
    );
    return row?.country;
  }

  /** What was confirmed waits to be looked at again. @returns whether anything was confirmed */
  async reopenRegistration(memberId: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update profile set registration_verified_on = null, registration_verified_until = null, registration_country = null
       where account_id = ? and registration_verified_on is not null returning account_id`,
      [memberId],
    );
    return rows.length > 0;
  }

  async replaceRegistrations(
    memberId: number,
    registrations: readonly MedicalRegistration[],
    at: Date,
  ): Promise<void> {
    await this.em.execute('delete from medical_registration where account_id = ?', [memberId]);
    // What was confirmed was another one.
    await this.reopenRegistration(memberId);
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
  }
}
