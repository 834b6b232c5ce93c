import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';

export const TICKET_PURPOSES = [
  'second-step',
  'passkey-registration',
  'passkey-sign-in',
  'passkey-confirmation',
] as const;
export type TicketPurpose = (typeof TICKET_PURPOSES)[number];

/**
 * An unfinished sign-in: a log-in waiting for its second step, or a passkey challenge. Only its
 * holder knows the token.
 */
@Entity({ tableName: 'sign_in_ticket' })
export class SignInTicket {
  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @Enum({ items: [...TICKET_PURPOSES] })
  purpose!: TicketPurpose;

  /** Null while it is not known who will answer the challenge. */
  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id', nullable: true })
  accountId!: number | null;

  @Property({ type: 'boolean', default: false })
  remember!: boolean;

  @Property({ type: 'smallint', default: 0 })
  tries!: number;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  usedAt!: Date | null;
}
