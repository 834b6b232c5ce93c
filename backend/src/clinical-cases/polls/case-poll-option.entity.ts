import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

/** An option of a poll. */
@Entity({ tableName: 'case_poll_option' })
export class CasePollOption {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'CasePoll', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  /** Its position in the list, from 0. */
  @Property({ type: 'smallint' })
  position!: number;

  @Property({ type: 'text' })
  text!: string;

  /** Set by the author of the case with the outcome. */
  @Property({ type: 'boolean', default: false })
  isRight!: boolean;

  @Property({ type: 'integer', default: 0 })
  voteCount!: number;
}
