import { Entity, ManyToOne, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/**
 * A search key of a member: a name rotated to begin with one of its words. Maintained by triggers,
 * so that no code that changes a name, a place or a state can forget it.
 */
@Entity({ tableName: 'surgeon_key' })
export class SurgeonKey {
  [PrimaryKeyProp]?: ['memberId', 'key'];

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'text' })
  word!: string;

  @Property({ type: 'boolean' })
  isFirst!: boolean;

  @Property({ type: 'text' })
  speciality!: string;

  @Property({ type: idColumn, nullable: true })
  cityId!: number | null;

  @Property({ type: 'integer', nullable: true })
  countryId!: number | null;
}
