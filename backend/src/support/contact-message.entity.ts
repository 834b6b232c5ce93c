import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A message from the contact form. */
@Entity({ tableName: 'contact_message' })
export class ContactMessage {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', nullable: true })
  memberId!: number | null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  mobileNumber!: string;

  @Property({ type: 'text' })
  message!: string;

  @Property({ type: 'datetime' })
  receivedAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  closedAt!: Date | null;
}
