import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

export type Confirmable = 'email' | 'phone';
/** What keeps a member from posting; and what is only kept as told: a suspension, whose end the account holds, and the way back. */
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
  /** The member reads it. */
  readonly reason: string;
  /** Of a restriction or suspension; what is asked for has no end but being done. */
  readonly until: Date | null;
  readonly adminId: number;
  readonly now: Date;
}

/** What an administrator decided about a member's right to post, or to log in at all. */
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

  /** Before its date, or because the member did what was asked for. */
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
