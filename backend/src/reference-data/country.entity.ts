import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** A country of the reference data. */
@Entity({ tableName: 'country' })
export class Country {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'text' })
  iso2!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  phoneCode!: string | null;

  @Property({ type: 'array', columnType: 'text[]' })
  searchNames!: string[];
}
