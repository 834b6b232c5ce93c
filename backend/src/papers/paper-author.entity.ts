import { Entity, Enum, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';

export const CO_AUTHOR_STATES = ['asked', 'agreed', 'declined'] as const;
export type CoAuthorState = (typeof CO_AUTHOR_STATES)[number];

/** A co-author named by the author of a paper; deleted with it. */
@Entity({ tableName: 'paper_author' })
export class PaperAuthor {
  [PrimaryKeyProp]?: ['paperId', 'memberId'];

  @ManyToOne({
    entity: 'Paper',
    mapToPk: true,
    fieldName: 'paper_id',
    primary: true,
    deleteRule: 'cascade',
  })
  paperId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @Enum({ items: [...CO_AUTHOR_STATES] })
  state!: CoAuthorState;

  @Property({ type: 'datetime' })
  askedAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  answeredAt!: Date | null;
}
