import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** A completed step of the setup. */
@Entity({ tableName: 'setup_step' })
export class SetupStep {
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime' })
  doneAt!: Date;
}
