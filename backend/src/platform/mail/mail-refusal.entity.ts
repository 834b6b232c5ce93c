import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../database/columns';

/**
 * Why a mail server permanently rejected an email: unknown address, closed mailbox or full mailbox.
 */
export const REFUSAL_REASONS = ['unknown-address', 'closed-mailbox', 'full-mailbox'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/**
 * An email that could not be delivered and is not retried. Neither its text nor its address is
 * stored.
 */
@Entity({ tableName: 'mail_refusal' })
export class MailRefusal {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  /** Null when the address does not belong to a member. */
  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id', nullable: true })
  accountId!: number | null;

  /** The name of the job that wrote it, which identifies the kind of email. */
  @Property({ type: 'text' })
  job!: string;

  @Enum({ items: [...REFUSAL_REASONS] })
  reason!: RefusalReason;

  @Property({ type: 'datetime' })
  refusedAt!: Date;
}
