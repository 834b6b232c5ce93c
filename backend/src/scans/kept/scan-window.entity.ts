import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/core';
import { WINDOW_NAMES, type WindowName } from './windows.rules';

/** The pictures of a scan in one window. Their file lies beside the one of its values. */
@Entity({ tableName: 'scan_window' })
export class ScanWindow {
  @ManyToOne({ entity: 'Scan', mapToPk: true, fieldName: 'scan_id', primary: true })
  scanId!: number;

  @Enum({ items: [...WINDOW_NAMES], primary: true })
  name!: WindowName;

  @Property({ type: 'double' })
  centre!: number;

  @Property({ type: 'double' })
  width!: number;

  /** Until then only single pictures are drawn, as they are asked for. */
  @Property({ type: 'datetime', nullable: true })
  drawnAt!: Date | null;
}
