import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** A process that holds sockets. Unlogged table: a crash empties it. */
@Entity({ tableName: 'socket_process' })
export class SocketProcess {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'datetime' })
  seenAt!: Date;
}
