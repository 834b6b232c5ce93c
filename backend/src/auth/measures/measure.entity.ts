import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

export type Confirmable = 'email' | 'phone';
/**
 * Kinds that stop a member from posting, and kinds that only record history: a suspension, whose
 * end is stored in the account, and its lifting.
 */
export const MEASURE_KINDS = [
  'restriction',
  'confirm-email',
  'confirm-phone',
  'suspension',
  'reinstatement',
] as const;
export type MeasureKind = (typeof MEASURE_KINDS)[number];

export interface NewMeasure {
  readonly memberId: number;
  readonly kind: MeasureKind;
  /** Shown to the member. */
  readonly reason: string;
  /**
   * The end of a restriction or suspension; a request to confirm something has no date and ends
   * when it is done.
   */
  readonly until: Date | null;
  readonly adminId: number;
  readonly now: Date;
}

/** An administrator's decision about a member's right to post, or to log in at all. */
@Entity({ tableName: 'measure' })
export class Measure {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: idColumn, fieldName: 'account_id' })
  memberId: number;

  @Enum({ items: [...MEASURE_KINDS] })
  kind: MeasureKind;

  @Property({ type: 'text' })
  reason: string;

  @Property({ type: 'datetime', nullable: true })
  until: Date | null;

  @Property({ type: idColumn })
  takenBy: number;

  @Property({ type: 'datetime' })
  takenAt: Date;

  /** Set when it is lifted early, or when the member has done what was asked for. */
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  constructor({ memberId, kind, reason, until, adminId, now }: NewMeasure) {
    this.memberId = memberId;
    this.kind = kind;
    this.reason = reason;
    this.until = until;
    this.takenBy = adminId;
    this.takenAt = now;
    if (kind === 'reinstatement') this.endedAt = now;
  }

  isInForce(now: Date): boolean {
    return this.endedAt === null && (this.until === null || this.until > now);
  }
}
