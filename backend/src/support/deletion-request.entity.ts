import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

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
}
