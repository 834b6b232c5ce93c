import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** A member who has left, until their data is erased. */
@Entity({ tableName: 'departure' })
export class Departure {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id' })
  accountId!: number;

  @Property({ type: 'text', nullable: true })
  email!: string | null;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'datetime' })
  leftAt!: Date;

  @Property({ type: idColumn, nullable: true })
  farewellId!: number | null;

  @Property({ type: 'datetime', nullable: true })
  toldAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  erasedAt!: Date | null;
}
