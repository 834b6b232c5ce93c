import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** One of the ten single-use codes for members who have lost their phone. Stored as a hash. */
@Entity({ tableName: 'recovery_code' })
export class RecoveryCode {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @Property({ type: 'blob' })
  codeHash!: Buffer;

  @Property({ type: 'datetime', nullable: true })
  usedAt!: Date | null;
}
