import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../database/columns';

/** Why a mail server refused a mail for good: nobody has the address, the mailbox is closed, or it is full. */
export const REFUSAL_REASONS = ['unknown-address', 'closed-mailbox', 'full-mailbox'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A mail that could not be delivered and is not tried again. Neither its words nor its address are kept. */
@Entity({ tableName: 'mail_refusal' })
export class MailRefusal {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  /** Null where the address is no member's. */
  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id', nullable: true })
  accountId!: number | null;

  /** The name of the job that wrote it, which says what kind of mail it was. */
  @Property({ type: 'text' })
  job!: string;

  @Enum({ items: [...REFUSAL_REASONS] })
  reason!: RefusalReason;

  @Property({ type: 'datetime' })
  refusedAt!: Date;
}
