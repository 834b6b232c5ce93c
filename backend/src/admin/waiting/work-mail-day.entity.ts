import { Entity, PrimaryKey } from '@mikro-orm/core';

/** A day on which the emails about waiting work were sent. */
@Entity({ tableName: 'work_mail_day' })
export class WorkMailDay {
  @PrimaryKey({ type: 'date' })
  day!: string;
}
