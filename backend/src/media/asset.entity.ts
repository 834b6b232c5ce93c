import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';
import type { AssetState, Renditions } from './asset';
import type { Purpose } from './upload.rules';

/** An uploaded file: its type, owner and state. */
@Entity({ tableName: 'asset' })
export class Asset {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'owner_id' })
  ownerId!: number;

  @Property({ type: 'text' })
  purpose!: Purpose;

  @Enum({ items: ['pending', 'held', 'ready', 'rejected'] })
  state!: AssetState;

  /** Whether it is held back from others, or will be once it is converted. */
  @Property({ type: 'boolean', default: false })
  isHeld!: boolean;

  @Property({ type: 'text', nullable: true })
  rejectReason!: string | null;

  @Enum({ items: ['image', 'pdf', 'video', 'document'] })
  kind!: 'image' | 'pdf' | 'video' | 'document';

  @Property({ type: 'text' })
  mime!: string;

  @Property({ type: 'text' })
  key!: string;

  @Property({ type: 'text', nullable: true })
  originalName!: string | null;

  @Property({ type: idColumn })
  bytes!: number;

  @Property({ type: 'text' })
  sha256!: string;

  @Property({ type: 'integer', nullable: true })
  width!: number | null;

  @Property({ type: 'integer', nullable: true })
  height!: number | null;

  @Property({ type: 'text', nullable: true })
  dominantColor!: string | null;

  @Property({ type: 'text', nullable: true })
  altText!: string | null;

  @Property({ type: 'json', defaultRaw: "'{}'::jsonb" })
  renditions!: Renditions;

  /** For a video: whether the converted file has sound. */
  @Property({ type: 'boolean', default: true })
  keepsSound!: boolean;

  /** Areas to black out when a video is converted, as text. */
  @Property({ type: 'text', default: '' })
  masks!: string;

  @Enum({ items: ['clean', 'not-scanned'] })
  scan!: 'clean' | 'not-scanned';

  /** How often making something of it was begun and did not end, or failed for `fault`. */
  @Property({ type: 'smallint', default: 0 })
  tries!: number;

  /** How long workers have worked on it in vain. */
  @Property({ type: 'integer', default: 0 })
  workedMs!: number;

  /** Why the last try failed: the name of an error, nothing of what stands in the file. */
  @Property({ type: 'text', nullable: true })
  fault!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  attachedAt!: Date | null;
}
