import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A visitor who gave a name and an email address to read cases. */
@Entity({ tableName: 'visitor' })
export class Visitor {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Enum({ items: ['Student', 'Physician', 'Non Medical Person'] })
  profession!: 'Student' | 'Physician' | 'Non Medical Person';

  @Property({ type: 'text', nullable: true })
  mobileNumber!: string | null;

  @Property({ type: 'text' })
  consentVersion!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
