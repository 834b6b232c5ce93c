import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../database/columns';

/** A large packet between processes. The Socket.IO adapter defines the table and its columns. */
@Entity({ tableName: 'socket_io_attachments' })
export class SocketIoAttachment {
  @PrimaryKey({ type: idColumn })
  id!: number;

  @Property({ type: 'datetime', nullable: true, defaultRaw: 'now()' })
  createdAt!: Date | null;

  @Property({ type: 'blob', nullable: true })
  payload!: Buffer | null;
}
