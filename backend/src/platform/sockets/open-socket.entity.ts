import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../database/columns';

/** An open socket of a member. Unlogged table: a crash empties it. */
@Entity({ tableName: 'open_socket' })
export class OpenSocket {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne({ entity: 'SocketProcess', mapToPk: true, fieldName: 'process_id' })
  processId!: string;

  @Property({ type: idColumn })
  memberId!: number;

  @Property({ type: idColumn })
  sessionId!: number;

  @Property({ type: 'datetime' })
  openedAt!: Date;
}
