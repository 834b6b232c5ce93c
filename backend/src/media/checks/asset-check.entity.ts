import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/core';
import { CHECK_STATES, type CheckState } from './file-check.entity';
import type { Place } from './places.rules';

/**
 * The findings in a stored file that was sent without its owner's decisions. Text found in the file
 * is not stored.
 */
@Entity({ tableName: 'asset_check' })
export class AssetCheck {
  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'asset_id', primary: true })
  assetId!: number;

  @Enum({ items: [...CHECK_STATES] })
  state!: CheckState;

  @Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
  places!: readonly Place[];

  /** How many checks were started. */
  @Property({ type: 'smallint', default: 0 })
  tries!: number;

  /** Whether sound counts as a finding: its owner was not asked about it. */
  @Property({ type: 'boolean' })
  asksForSound!: boolean;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  endedAt!: Date | null;

  /** When the owner decided, or nothing was left to decide. */
  @Property({ type: 'datetime', nullable: true })
  decidedAt!: Date | null;
}
