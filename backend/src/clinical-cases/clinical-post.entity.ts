import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';
import { type Age, type AgeUnit, aggregated } from './age.rules';
import {
  GENDERS,
  type Gender,
  type PostChanges,
  type PostContent,
  type PostKind,
} from './clinical-post.content';
import {
  type ChangedTerms,
  CONSENT_BY,
  type ConsentBy,
  type ConsentScope,
  endOf,
} from './consent/consent.rules';
import { PostTextColumns } from './post-texts.columns';
import { type PostTextName, textsOf } from './post-texts.rules';

/** How long a case accepts likes and comments. */
export const OPEN_MS = 7 * 24 * 3_600_000;

interface NewPost {
  readonly authorId: number;
  readonly content: PostContent;
  readonly hasVideo: boolean;
  readonly now: Date;
}

/**
 * A clinical post: a case or an image. Its counters are updated by the engagement domain, never
 * through this entity.
 */
@Entity({ tableName: 'clinical_post' })
export class ClinicalPost extends PostTextColumns {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Enum({ items: ['case', 'image'] })
  kind: PostKind;

  @Property({ type: idColumn })
  authorId: number;

  @Property({ type: 'text' })
  speciality!: string;

  @Property({ type: 'smallint', nullable: true })
  ageValue: number | null = null;

  @Enum({ items: ['days', 'weeks', 'months', 'years'], nullable: true })
  ageUnit: AgeUnit | null = null;

  @Enum({ items: [...GENDERS], nullable: true })
  gender: Gender | null = null;

  /** The author's older note; the outcome of today is a part of the post. */
  @Property({ type: 'text', nullable: true })
  outcome: string | null = null;

  /** Null, as the two below, until its author has made the declarations: older apps do not ask. */
  @Property({ type: 'datetime', nullable: true })
  indemnityGivenAt: Date | null;

  @Property({ type: 'datetime', nullable: true })
  consentGivenAt: Date | null;

  @Property({ type: 'datetime', nullable: true })
  relevanceGivenAt: Date | null;

  @Property({ type: 'boolean', default: false })
  hasVideo: boolean;

  @Property({ type: 'boolean', default: false })
  isVisibleToVisitors = false;

  /**
   * Visitors may see one image of it on the public page without giving their name. Only true if
   * visitors may see its files.
   */
  @Property({ type: 'boolean', default: false })
  isShowcase = false;

  /** Its files are shown behind a cover that each viewer has to open. */
  @Property({ type: 'boolean', default: false })
  isSensitive = false;

  @Enum({ items: ['members', 'speciality'], default: 'members' })
  audience: 'members' | 'speciality' = 'members';

  /** When the patient's consent expires. */
  @Property({ type: 'datetime', nullable: true })
  consentUntil: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  withdrawnAt: Date | null = null;

  /** Who confirms the patient's consent: the author, or the patient through a personal link. */
  @Enum({ items: [...CONSENT_BY], default: 'author' })
  consentBy: ConsentBy = 'author';

  /**
   * Since when the post has waited for the patient's answer. Until then only the author can see it.
   */
  @Property({ type: 'datetime', nullable: true })
  awaitsPatientAt: Date | null = null;

  /**
   * Since when the post has been held for the check of its files or for the declarations. Until it
   * ends only the author can see the post.
   */
  @Property({ type: 'datetime', nullable: true })
  heldAt: Date | null;

  /** Since when the patient counts as lost to follow-up. */
  @Property({ type: 'datetime', nullable: true })
  lostAt: Date | null = null;

  /** When colleagues were asked for an answer; null saves other cases the look-up. */
  @Property({ type: 'datetime', nullable: true, lazy: true })
  askedAt?: Date | null;

  /** Whether the case has a poll; false saves other cases the look-up. */
  @Property({ type: 'boolean', default: false, lazy: true })
  hasPoll?: boolean;

  /** Whether its poll hides the discussion until the viewer has voted. */
  @Property({ type: 'boolean', default: false, lazy: true })
  isBlind?: boolean;

  @Property({ type: 'integer', default: 1 })
  version = 1;

  @Property({ type: 'datetime' })
  createdAt: Date;

  @Property({ type: 'datetime', nullable: true })
  editedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  closesAt: Date | null;

  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;

  @Property({ type: 'integer', default: 0, lazy: true })
  likeCount?: number;

  @Property({ type: 'integer', default: 0, lazy: true })
  commentCount?: number;

  @Property({ type: 'datetime', nullable: true, lazy: true })
  hiddenAt?: Date | null;

  @Property({ type: 'datetime', nullable: true, lazy: true })
  hiddenUntil?: Date | null;

  /** A new post, whose author has just made the three declarations unless an older app sent it. */
  constructor({ authorId, content, hasVideo, now }: NewPost) {
    super();
    this.kind = content.kind;
    this.authorId = authorId;
    const declaredAt = content.consent ? now : null;
    this.indemnityGivenAt = declaredAt;
    this.consentGivenAt = declaredAt;
    this.relevanceGivenAt = declaredAt;
    this.heldAt = declaredAt ? null : now;
    this.hasVideo = hasVideo;
    this.createdAt = now;
    this.closesAt = content.kind === 'case' ? new Date(now.getTime() + OPEN_MS) : null;
    for (const name of textsOf(content.kind)) this[name] = '';
    this.describe(content);
    if (content.consentBy === 'patient') this.awaitPatient(now);
  }

  /** Who may see it, according to the patient's consent. */
  get scope(): ConsentScope[] {
    return this.isVisibleToVisitors ? [this.audience, 'visitors'] : [this.audience];
  }

  /** Whether its author has made the declarations. */
  get isDeclared(): boolean {
    return this.consentGivenAt !== null;
  }

  /** Records the author's declarations for a held post, which counts as posted from now on. */
  declare(now: Date): void {
    this.indemnityGivenAt = now;
    this.consentGivenAt = now;
    this.relevanceGivenAt = now;
    this.createdAt = now;
    if (this.closesAt) this.closesAt = new Date(now.getTime() + OPEN_MS);
    if (this.awaitsPatientAt) this.awaitsPatientAt = now;
  }

  /** Editing does not reopen a case. */
  edit(changes: PostChanges, now: Date): void {
    this.describe(changes);
    this.editedAt = now;
    this.version += 1;
  }

  /** From now on only the patient decides who may see it. */
  awaitPatient(now: Date): void {
    this.consentBy = 'patient';
    this.isShowcase = false;
    this.awaitsPatientAt ??= now;
  }

  /**
   * All patients asked have agreed to this scope.
   * @returns whether the post becomes visible for the first time
   */
  showAsAgreed(scope: readonly ConsentScope[], now: Date): boolean {
    this.keepScope(scope);
    return this.endWaiting(now);
  }

  /**
   * The author answers for the consent again.
   * @returns whether the post becomes visible for the first time
   */
  handBack(now: Date): boolean {
    this.consentBy = 'author';
    return this.endWaiting(now);
  }

  /** The seven days of a case start when others can first see it. */
  private endWaiting(now: Date): boolean {
    const isFirst = this.awaitsPatientAt?.getTime() === this.createdAt.getTime();
    this.awaitsPatientAt = null;
    if (isFirst && this.closesAt) this.closesAt = new Date(now.getTime() + OPEN_MS);
    return isFirst;
  }

  /** The patient has withdrawn consent: only the author can still see the text. */
  withdraw(now: Date): void {
    this.withdrawnAt = now;
    this.isVisibleToVisitors = false;
    this.isShowcase = false;
  }

  remove(now: Date): void {
    this.deletedAt = now;
  }

  private describe(told: PostChanges): void {
    this.speciality = told.speciality ?? this.speciality;
    this.isSensitive = told.isSensitive ?? this.isSensitive;
    if (told.consent) this.keepConsent(told.consent);
    this.showToAll(told.isShowcase ?? this.isShowcase);
    const texts: Partial<Record<PostTextName, string | undefined>> = told;
    for (const name of textsOf(this.kind)) this[name] = texts[name] ?? this[name];
    if (this.kind !== 'case') return;
    if (told.age) this.keepAge(aggregated(told.age));
    this.gender = told.gender ?? this.gender;
    this.outcome = told.outcome ?? this.outcome;
  }

  private keepConsent({ scope = this.scope, expiresOn }: ChangedTerms): void {
    this.keepScope(scope);
    if (expiresOn !== undefined) this.consentUntil = endOf(expiresOn);
  }

  private keepScope(scope: readonly ConsentScope[]): void {
    this.isVisibleToVisitors = scope.includes('visitors');
    this.audience = scope.includes('speciality') ? 'speciality' : 'members';
    this.showToAll(this.isShowcase);
  }

  /** Only for a case visible to all members and visitors whose consent the author confirms. */
  private showToAll(wanted: boolean): void {
    this.isShowcase =
      wanted &&
      this.kind === 'case' &&
      this.isVisibleToVisitors &&
      this.audience === 'members' &&
      this.consentBy === 'author';
  }

  private keepAge({ value, unit }: Age): void {
    this.ageValue = value;
    this.ageUnit = unit;
  }
}
