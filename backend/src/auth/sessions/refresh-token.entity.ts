import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';

/** A single-use token that renews a session. */
@Entity({ tableName: 'refresh_token' })
export class RefreshToken {
  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @ManyToOne({ entity: 'Session', mapToPk: true, fieldName: 'session_id' })
  sessionId!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  spentAt!: Date | null;
}
