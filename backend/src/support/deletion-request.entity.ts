import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** How an administrator knows that the account is the writer's. */
export const PROOFS = ['link', 'document'] as const;
export type Proof = (typeof PROOFS)[number];

/** A request for the deletion of personal data, with the day by which it is due. */
@Entity({ tableName: 'deletion_request' })
export class DeletionRequest {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', nullable: true })
  memberId!: number | null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  @Property({ type: 'text' })
  message!: string;

  @Property({ type: 'datetime' })
  receivedAt!: Date;

  @Property({ type: 'datetime' })
  dueAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  closedAt!: Date | null;

  /** When a link was last emailed to the account's own address. */
  @Property({ type: 'datetime', nullable: true })
  askedAt!: Date | null;

  @Property({ type: 'blob', nullable: true })
  tokenHash!: Buffer | null;

  /** When the button behind the link was pressed. */
  @Property({ type: 'datetime', nullable: true })
  provedAt!: Date | null;

  /** When the account was deleted because of it. The row then names nobody. */
  @Property({ type: 'datetime', nullable: true })
  erasedAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  proof!: Proof | null;

  /** What an administrator wrote about the document. */
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  /** Why it was not carried out. */
  @Property({ type: 'text', nullable: true })
  reason!: string | null;
}
