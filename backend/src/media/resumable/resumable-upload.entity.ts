import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';
import type { Purpose } from '../upload.rules';

/** A resumable upload. */
@Entity({ tableName: 'resumable_upload' })
export class ResumableUpload {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'owner_id' })
  ownerId!: number;

  @Property({ type: 'text' })
  purpose!: Purpose;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  declared!: string;

  @Property({ type: idColumn })
  bytes!: number;

  @Property({ type: 'text', nullable: true })
  sha256!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  touchedAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  finishedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  claimedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  spentAt!: Date | null;

  @Property({ type: 'text', nullable: true })
  heldBy!: string | null;

  @Property({ type: 'datetime', nullable: true })
  heldUntil!: Date | null;

  @Property({ type: 'boolean', nullable: true })
  isWanted!: boolean | null;
}
