import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** A speciality of the reference data. */
@Entity({ tableName: 'speciality' })
export class Speciality {
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number;

  @Property({ type: 'text' })
  name!: string;
}
