import { Entity, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A request with an idempotency key, and the response that its retries get. */
@Entity({ tableName: 'retried_request' })
export class RetriedRequest {
  [PrimaryKeyProp]?: ['memberId', 'key'];

  @PrimaryKey({ type: idColumn })
  memberId!: number;

  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'text' })
  fingerprint!: string;

  @Property({ type: 'integer', nullable: true })
  status!: number | null;

  @Property({ type: 'json', nullable: true })
  reply!: unknown | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'uuid', nullable: true })
  heldBy!: string | null;

  @Property({ type: 'datetime', nullable: true })
  heldUntil!: Date | null;

  @Property({
    type: 'array',
    columnType: 'timestamptz[]',
    defaultRaw: "'{}'::timestamp with time zone[]",
  })
  waits!: string[];
}
