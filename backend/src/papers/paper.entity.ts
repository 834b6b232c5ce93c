import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';
import { PAPER_FORMS, type PaperForm, type PaperText } from './paper-items.rules';

/** `ended`: publication was taken back. */
export const PAPER_STATES = ['open', 'making', 'ready', 'failed', 'ended'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** What an author adds to a case to make a paper of it, and the file that was made. */
@Entity({ tableName: 'paper' })
export class Paper {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId!: number;

  @Enum({ items: [...PAPER_FORMS] })
  form!: PaperForm;

  /** By key. */
  @Property({ type: 'json' })
  texts!: Partial<Record<PaperText, string>>;

  /** DOIs and numbers of PubMed. */
  @Property({ type: 'array', columnType: 'text[]' })
  citations!: string[];

  /** The keys of items that do not apply. */
  @Property({ type: 'array', columnType: 'text[]' })
  skipped!: string[];

  @Enum({ items: [...PAPER_STATES] })
  state!: PaperState;

  /** Counts the files that were asked for: an older job does not replace a newer file. */
  @Property({ type: 'integer' })
  asked!: number;

  /** The version of everything that the file says. */
  @Property({ type: 'text', nullable: true })
  version!: string | null;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'asset_id', nullable: true })
  assetId!: number | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  madeAt!: Date | null;
}
