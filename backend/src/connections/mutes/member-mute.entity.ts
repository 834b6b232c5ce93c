import { Entity, Enum, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { idColumn } from '../../platform/database/columns';

export const MUTED_KINDS = ['member', 'case', 'room'] as const;
export type MutedKind = (typeof MUTED_KINDS)[number];

/** What a member does not want to be told of: another member, a case or a chat room. */
@Entity({ tableName: 'member_mute' })
export class MemberMute {
  [PrimaryKeyProp]?: ['memberId', 'kind', 'subjectId'];

  @Property({ type: idColumn, autoincrement: true, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @Enum({ items: [...MUTED_KINDS], primary: true })
  kind!: MutedKind;

  /** The id of the member, case or room; other domains own the last two. */
  @Property({ type: idColumn, primary: true })
  subjectId!: number;

  /** Null: until the member turns it on again. */
  @Property({ type: 'datetime', nullable: true })
  until: Date | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
