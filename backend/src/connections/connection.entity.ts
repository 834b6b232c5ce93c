import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/**
 * A request to connect which, once accepted, is a connection. One row for two members, whoever sent
 * it; `connection-state.rules.ts` is its state machine.
 */
@Entity({ tableName: 'connection' })
export class Connection {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'sender_id' })
  senderId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'receiver_id' })
  receiverId!: number;

  @Property({ type: 'datetime' })
  askedAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  acceptedAt!: Date | null;
}
