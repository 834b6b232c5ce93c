import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** An identity at Google or Apple that can sign in to an account. */
@Entity({ tableName: 'identity' })
export class Identity {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @Property({ type: 'text' })
  issuer!: string;

  @Property({ type: 'text' })
  subject!: string;

  /** Its address when it was linked; null if that was before 28 November 2026. */
  @Property({ type: 'text', nullable: true })
  email!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
