import { Entity, PrimaryKey } from '@mikro-orm/core';

/** A day on which whoever has a role was told what waits. */
@Entity({ tableName: 'work_mail_day' })
export class WorkMailDay {
  @PrimaryKey({ type: 'date' })
  day!: string;
}
