import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import type { ConsentScope } from '../../clinical-cases/consent/consent.rules';
import { idColumn } from '../../platform/database/columns';
import type { Language } from '../texts/languages.rules';
import { isLiving, LINK_LIFE_MS, LINK_STATES, type LinkState, stateAt } from './patient-link.rules';

interface NewLink {
  readonly postId: number;
  readonly tokenDigest: string;
  readonly language: Language;
  readonly offered: readonly ConsentScope[];
  readonly now: Date;
}

/** A link with which one patient decides about one post. Nothing is known about the patient. */
@Entity({ tableName: 'patient_consent_link' })
export class PatientLink {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @ManyToOne({ entity: 'ClinicalPost', mapToPk: true, fieldName: 'post_id' })
  postId: number;

  /** The digest of the token, which only its holder knows. */
  @Property({ type: 'text' })
  tokenDigest: string;

  @Property({ type: 'text' })
  language: Language;

  @Property({ type: 'array', columnType: 'text[]' })
  offered: ConsentScope[];

  /** The scope chosen by the patient. */
  @Property({ type: 'array', columnType: 'text[]', nullable: true })
  scope: ConsentScope[] | null = null;

  @Enum({ items: [...LINK_STATES], default: 'made' })
  state: LinkState = 'made';

  /** The version of the post to which the patient agreed. */
  @Property({ type: 'text', nullable: true })
  agreedVersion: string | null = null;

  @Property({ type: 'datetime' })
  madeAt: Date;

  /** When it expires unless it is answered. */
  @Property({ type: 'datetime' })
  expiresAt: Date;

  @Property({ type: 'datetime', nullable: true })
  decidedAt: Date | null = null;

  constructor({ postId, tokenDigest, language, offered, now }: NewLink) {
    this.postId = postId;
    this.tokenDigest = tokenDigest;
    this.language = language;
    this.offered = [...offered];
    this.madeAt = now;
    this.expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  }

  stateAt(now: Date): LinkState {
    return stateAt(this, now);
  }

  isLivingAt(now: Date): boolean {
    return isLiving(this.stateAt(now));
  }
}
