import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';
import { Refusal } from '../../refusal';
import { dayOf, NOTICE_DAYS, noticeOf } from './registration.rules';

export const REGISTRATION_STATES = ['waiting', 'asked', 'confirmed', 'refused', 'expired'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Where older confirmations were looked up; since then the source is written down. */
export const CHECKED_AGAINST = ['register', 'proof', 'call'] as const;
export type CheckedAgainst = (typeof CHECKED_AGAINST)[number];

/** The details that are compared with the member's data. */
export const COMPARED = ['name', 'number', 'council'] as const;
export type Compared = (typeof COMPARED)[number];

/** Where all details of a registration were found to be the same: an address, or in words. */
export interface Check {
  readonly source: string;
}

interface Decided {
  readonly by: number;
  readonly at: Date;
}

/** The review of a member's registration: whether it was confirmed, and until when. */
@Entity({ tableName: 'registration_review' })
export class RegistrationReview {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Profile', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @ManyToOne({ entity: 'Country', mapToPk: true, fieldName: 'country_id' })
  countryId!: number;

  @Property({ type: 'text' })
  region!: string;

  @Property({ type: 'text' })
  number!: string;

  @Enum({ items: [...REGISTRATION_STATES], default: 'waiting' })
  state!: RegistrationState;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  waitingSince!: Date;

  /** A moderator's question to the member. */
  @Property({ type: 'text', nullable: true })
  question!: string | null;

  @Property({ type: 'text', nullable: true })
  answer!: string | null;

  /** Why it was refused or withdrawn, as shown to the member. */
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'proof_asset_id', nullable: true })
  proofAssetId!: number | null;

  /**
   * While set, the member has the badge. A registration that is checked again before it expires
   * keeps it meanwhile.
   */
  @Property({ type: 'date', nullable: true })
  confirmedOn!: string | null;

  /** The last day of the confirmation. */
  @Property({ type: 'date', nullable: true })
  validUntil!: string | null;

  /** How many days before the end the last reminder was sent. */
  @Property({ type: 'smallint', nullable: true })
  toldDays!: number | null;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'decided_by', nullable: true })
  decidedBy!: number | null;

  @Property({ type: 'datetime', nullable: true })
  decidedAt!: Date | null;

  /** Of confirmations before the source was written down. */
  @Enum({ items: [...CHECKED_AGAINST], nullable: true })
  checkedAgainst!: CheckedAgainst | null;

  /** Null for what was not confirmed, or before it was required. */
  @Property({ type: 'text', nullable: true })
  source!: string | null;

  @Property({ type: 'array', default: [] })
  foundSame!: Compared[];

  /**
   * Also possible before it expires, and after a refusal, to correct a mistake.
   * @throws Refusal `registration.decided` if it is confirmed until then already
   */
  confirm({ by, at }: Decided, validUntil: string, { source }: Check): void {
    if (this.isSettled(at) && this.validUntil === validUntil)
      throw new Refusal('registration.decided');
    this.decide({ by, at }, 'confirmed', null);
    this.checkedAgainst = null;
    this.source = source;
    this.foundSame = [...COMPARED];
    this.confirmedOn = dayOf(at);
    this.validUntil = validUntil;
    // No reminders that would have been due before the confirmation.
    this.toldDays = noticeOf(at, validUntil);
  }

  /** @throws Refusal `registration.decided` */
  refuse(decided: Decided, reason: string): void {
    this.demand('waiting', 'asked');
    this.decide(decided, 'refused', reason);
    this.endConfirmation();
  }

  /** @throws Refusal `registration.decided` */
  withdraw(decided: Decided, reason: string): void {
    if (this.confirmedOn === null) throw new Refusal('registration.decided');
    this.decide(decided, 'refused', reason);
    this.endConfirmation();
  }

  /** @throws Refusal `registration.decided` */
  ask(decided: Decided, question: string): void {
    this.demand('waiting', 'asked');
    if (this.state === 'asked' && this.question === question)
      throw new Refusal('registration.decided');
    this.decide(decided, 'asked', null);
    this.question = question;
    this.answer = null;
  }

  /** @throws Refusal `registration.not-asked` */
  answerWith(text: string, at: Date): void {
    if (this.state !== 'asked') throw new Refusal('registration.not-asked');
    this.answer = text;
    this.waitAgain(at);
  }

  /**
   * Adds a proof, after which the registration is checked again whatever was decided. Not needed
   * while a confirmation is valid for long.
   * @returns the previous proof, which is no longer held
   * @throws Refusal `registration.confirmed`
   */
  prove(assetId: number, at: Date): number | null {
    if (this.isSettled(at))
      throw new Refusal('registration.confirmed', { values: { days: NOTICE_DAYS[0] } });
    const before = this.proofAssetId;
    this.proofAssetId = assetId;
    if (this.state !== 'waiting') this.waitAgain(at);
    return before;
  }

  /** Whether it is confirmed, and for so long that nothing is to be checked yet. */
  private isSettled(at: Date): boolean {
    if (this.state !== 'confirmed') return false;
    return this.confirmedOn === null || noticeOf(at, this.validUntil ?? '9999-12-31') === null;
  }

  private waitAgain(at: Date): void {
    this.state = 'waiting';
    this.waitingSince = at;
  }

  private decide({ by, at }: Decided, state: RegistrationState, reason: string | null): void {
    this.state = state;
    this.reason = reason;
    this.decidedBy = by;
    this.decidedAt = at;
  }

  private endConfirmation(): void {
    this.confirmedOn = null;
    this.validUntil = null;
    this.toldDays = null;
    this.checkedAgainst = null;
    this.source = null;
    this.foundSame = [];
  }

  private demand(...states: RegistrationState[]): void {
    if (!states.includes(this.state)) throw new Refusal('registration.decided');
  }
}
