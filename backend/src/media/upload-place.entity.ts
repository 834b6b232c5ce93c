import { Entity, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** One of a member's slots for concurrent uploads. Unlogged table: a crash empties it. */
@Entity({ tableName: 'upload_place' })
export class UploadPlace {
  [PrimaryKeyProp]?: ['ownerId', 'place'];

  @PrimaryKey({ type: idColumn })
  ownerId!: number;

  @PrimaryKey({ type: 'smallint' })
  place!: number;

  @Property({ type: 'text' })
  upload!: string;

  @Property({ type: 'uuid' })
  heldBy!: string;

  @Property({ type: 'datetime' })
  heldUntil!: Date;
}
