import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  MEMBERSHIP_OF,
  type Membership,
  REGISTRATIONS_OF,
  type RegistrationRow,
  SAVE_MEMBERSHIP,
} from '../credentials/credential.sql';
import { MedicalRegistration as MedicalRegistrationEntity } from '../credentials/medical-registration.entity';
import { FORGET_REVIEWS, REOPEN_REVIEWS, SHOW_BADGE } from './registration-review.sql';

export interface MedicalRegistration {
  readonly countryId: number;
  readonly region: string;
  readonly number: string;
}

/**
 * Members' associations and medical registrations. Write in the caller's transaction, after `claim`
 * of the profile.
 */
@Injectable()
export class CredentialsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Undefined if the member has saved none. */
  findMembership(accountId: number): Promise<Membership | undefined> {
    return MEMBERSHIP_OF.first(this.em, { accountId });
  }

  async saveMembership(
    accountId: number,
    { associations, otherInternational }: Membership,
    savedAt: Date,
  ): Promise<void> {
    const saved = { accountId, associations, otherInternational, savedAt };
    await SAVE_MEMBERSHIP.rows(this.em, saved);
  }

  /** In the order in which they were added. */
  registrationsOf(accountId: number): Promise<RegistrationRow[]> {
    return REGISTRATIONS_OF.rows(this.em, { accountId });
  }

  /** Returns confirmed registrations to the review queue. @returns whether there were any */
  async reopenRegistrations(memberId: number, now: Date): Promise<boolean> {
    const reopened = await REOPEN_REVIEWS.rows(this.em, { accountId: memberId, now });
    await SHOW_BADGE.rows(this.em, { accountId: memberId });
    return reopened.length > 0;
  }

  /**
   * Unchanged registrations keep their review, and so the badge.
   * @returns the proofs of removed registrations, which are no longer in use
   */
  async replaceRegistrations(
    memberId: number,
    registrations: readonly MedicalRegistration[],
    at: Date,
  ): Promise<number[]> {
    await this.em.nativeDelete(MedicalRegistrationEntity, { accountId: memberId });
    await this.em.insertMany(
      MedicalRegistrationEntity,
      registrations.map(({ countryId, region, number }, index) => ({
        accountId: memberId,
        position: index + 1,
        savedAt: at,
        countryId,
        region,
        number,
      })),
    );
    const forgotten = await FORGET_REVIEWS.rows(this.em, { accountId: memberId });
    await SHOW_BADGE.rows(this.em, { accountId: memberId });
    return forgotten.flatMap(({ proofAssetId }) => proofAssetId ?? []);
  }
}
