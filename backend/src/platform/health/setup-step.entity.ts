import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** A step of the preparation that is done. */
@Entity({ tableName: 'setup_step' })
export class SetupStep {
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime' })
  doneAt!: Date;
}
