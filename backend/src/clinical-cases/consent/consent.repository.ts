import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { ClinicalPostConsent } from './clinical-post-consent.entity';
import {
  CONSENT_TEXT_VERSION,
  type ConsentScope,
  type ConsentTerms,
  type ConsentWay,
  endOf,
  type WithdrawalReason,
} from './consent.rules';
import { CONSENTS_OF, type ConsentRow, WITHDRAW_CONSENTS } from './consent.sql';

/** A consent as it was given, with the files it covers. */
export interface Consent {
  readonly id: number;
  readonly scope: readonly ConsentScope[];
  readonly way: ConsentWay;
  readonly language: string;
  readonly textVersion: string;
  readonly givenAt: Date;
  readonly expiresAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly fileIds: readonly number[];
}

export function consentOf({ givenAt, expiresAt, withdrawnAt, ...row }: ConsentRow): Consent {
  return {
    ...row,
    givenAt: timeOf(givenAt),
    expiresAt: timeOf(expiresAt),
    withdrawnAt: timeOf(withdrawnAt),
  };
}

/** Records of patients' consents. They are added and withdrawn, never changed. */
@Injectable()
export class ConsentRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @returns its id, to which the files refer */
  add(
    postId: number,
    { scope, way, language, expiresOn }: ConsentTerms,
    textVersion = CONSENT_TEXT_VERSION,
  ): Promise<number> {
    return this.em.insert(ClinicalPostConsent, {
      postId,
      scope: [...scope],
      way,
      language,
      textVersion,
      givenAt: this.clock.now(),
      expiresAt: expiresOn ? endOf(expiresOn) : null,
    });
  }

  /** The id of the latest consent of a post; null if the patient has not answered yet. */
  async latest(postId: number): Promise<number | null> {
    const consent = await this.em.findOne(
      ClinicalPostConsent,
      { postId },
      { fields: ['id'], orderBy: { id: 'desc' }, disableIdentityMap: true },
    );
    return consent?.id ?? null;
  }

  /** All consents of a post, latest first. */
  async of(postId: number): Promise<Consent[]> {
    return (await CONSENTS_OF.rows(this.em, { postId })).map(consentOf);
  }

  /**
   * Withdraws all consents still in force.
   * @returns the id of the latest one, for the receipt; undefined if there was none to withdraw
   */
  async withdraw(
    postId: number,
    withdrawnReason: WithdrawalReason | null,
  ): Promise<number | undefined> {
    const withdrawnAt = this.clock.now();
    const withdrawn = await WITHDRAW_CONSENTS.rows(this.em, {
      postId,
      withdrawnAt,
      withdrawnReason,
    });
    return withdrawn.map(({ id }) => id).sort((one, other) => other - one)[0];
  }
}
