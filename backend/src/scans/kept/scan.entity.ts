import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';
import type { ScanFacts } from '../series/facts.rules';
import { FACES, type Face } from './face.rules';

export const SCAN_STATES = ['preparing', 'ready', 'failed'] as const;
export type ScanState = (typeof SCAN_STATES)[number];

/** A series of frames that is scrolled. Nothing of its header survives but the facts. */
@Entity({ tableName: 'scan' })
export class Scan {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  /** The frames as values. */
  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'asset_id' })
  assetId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'owner_id' })
  ownerId!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  /** Of the list of its modality, or its author's own words; may be empty. */
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'smallint' })
  position!: number;

  @Property({ type: 'json' })
  facts!: ScanFacts;

  /** The frames that its author has chosen to be seen first, from 0. */
  @Property({ type: 'json' })
  keyFrames!: readonly number[];

  /** What is covered in all frames, as text. */
  @Property({ type: 'text' })
  masks!: string;

  @Enum({ items: [...FACES] })
  face!: Face;

  @Enum({ items: [...SCAN_STATES] })
  state!: ScanState;

  /** How often making its pictures was begun. */
  @Property({ type: 'smallint', default: 0 })
  tries!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
