import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../database/columns';

/** An email in the embedded inbox. */
@Entity({ tableName: 'dev_mail' })
export class DevMail {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: 'text' })
  messageId!: string;

  @Property({ type: 'text' })
  recipient!: string;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  html!: string;

  @Property({ type: 'datetime' })
  sentAt!: Date;

  @Property({ type: 'json', nullable: true })
  headers!: unknown | null;
}
