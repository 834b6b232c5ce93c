import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';
import { GONE, type Gone, type Point, SHAPES, type Shape, UNITS, type Unit } from './pin.rules';

/** A place in a file or a scan of a post that a comment, step or outcome points at, with which it goes. */
@Entity({ tableName: 'pin' })
export class Pin {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  /** One of comment, step and outcome. */
  @ManyToOne({ entity: 'Comment', mapToPk: true, fieldName: 'comment_id', nullable: true })
  commentId!: number | null;

  @ManyToOne({ entity: 'CaseStep', mapToPk: true, fieldName: 'step_id', nullable: true })
  stepId!: number | null;

  /** The post of the outcome. */
  @ManyToOne({ entity: 'CaseOutcome', mapToPk: true, fieldName: 'outcome_id', nullable: true })
  outcomeId!: number | null;

  /** Null once the file was removed; a trigger then erases the place. */
  @ManyToOne({
    entity: 'ClinicalPostFile',
    mapToPk: true,
    fieldName: 'file_id',
    nullable: true,
  })
  fileId!: number | null;

  /** Instead of a file. */
  @ManyToOne({ entity: 'Scan', mapToPk: true, fieldName: 'scan_id', nullable: true })
  scanId!: number | null;

  /** Counts up in a post. */
  @Property({ type: 'integer' })
  number!: number;

  @Enum({ items: [...SHAPES] })
  shape!: Shape;

  @Property({ type: 'json' })
  points!: readonly Point[];

  @Property({ type: 'smallint', nullable: true })
  page!: number | null;

  @Property({ type: 'double', nullable: true })
  second!: number | null;

  /** Of a scan, from 1. */
  @Property({ type: 'smallint', nullable: true })
  slice!: number | null;

  /** Of a line in a scan. */
  @Property({ type: 'double', nullable: true })
  length!: number | null;

  @Enum({ items: [...UNITS], nullable: true })
  unit!: Unit | null;

  /** Set by the trigger as soon as the file is gone; null in older rows. */
  @Enum({ items: [...GONE], nullable: true })
  gone!: Gone | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
