import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ShownFile, StoredSubjects } from '../engagement/stored-subjects';
import type { SubjectDescription } from '../engagement/subjects';
import { MediaService } from '../media/media.service';
import { Clock } from '../platform/clock';
import { arrayOf, type DbTime, timeOf } from '../platform/database/columns';
import { onceInRequest } from '../platform/logging/request-context';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { BLINDING, blindingParams, isBlind } from './blinding.sql';
import { type Choice, chosen } from './clinical-post.choice';
import type { PostKind } from './clinical-post.content';
import { ClinicalPost } from './clinical-post.entity';
import type { PostFacts, PostName } from './clinical-post.rows';
import {
  ALL_FILES,
  AWAITED,
  BLIND_POST,
  DESCRIBE_POSTS,
  OPEN_TO_ALL,
  OPEN_TO_VISITORS,
  REPORTED,
  SHOWN_FILES,
  SHOWN_POST,
} from './clinical-post.shown.sql';
import {
  CLINICAL_POST,
  HAS_OUTCOME,
  IS_HIDDEN,
  type PostRow,
  pageParams,
  pageSql,
  VISIBLE,
  viewerParams,
  withheld,
} from './clinical-post.sql';

type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

export const OUTCOME_FILTERS = ['reported', 'awaited'] as const;
export type OutcomeFilter = (typeof OUTCOME_FILTERS)[number];

/** A stretch of a list of posts; of both kinds unless one is named. */
export interface PostWindow extends Window {
  readonly kind?: PostKind | undefined;
  readonly speciality?: string | undefined;
  /** Without those that their patients did not open to visitors. */
  readonly isForVisitors?: true;
  /** Only cases whose outcome is told, or is waited for. */
  readonly outcome?: OutcomeFilter | undefined;
}

/** Posts that came after one. */
export interface PostsSince extends Pick<PostWindow, 'kind' | 'speciality'> {
  readonly after: number;
}

/** Each condition is given exactly one query parameter. */
const CASES = 'case';
const NOT_BLIND = `not ${isBlind('?')}`;

/** Beyond this nobody counts. */
const COUNTED = 100;

const factsKey = ({ memberId }: Viewer, id: number) => `clinical-post ${id} ${memberId}`;
type FactsRow = Omit<PostFacts, 'closesAt'> & { readonly closesAt: DbTime | null };

function factsOf({ author_id: authorId, ...row }: PostRow): PostFacts {
  const { id, kind, isHidden, isPatients, awaitsPatient, hasOutcome, isAsked } = row;
  const { isBlind: blinds, isBlinded } = row;
  const flags = { isHidden, isPatients, awaitsPatient, hasOutcome, isAsked, isBlinded };
  return { ...{ id, kind, authorId }, ...flags, isBlind: blinds, closesAt: timeOf(row.closesAt) };
}

function ofKind<Post extends Pick<PostFacts, 'kind'>>(
  post: Post,
  kind: PostKind | undefined,
): Post {
  if (kind !== undefined && post.kind !== kind) throw new Refusal('not-found');
  return post;
}

/** Clinical posts: lists as plain rows, one query each; single posts through the eyes of the person who asks. */
@Injectable()
export class ClinicalPostRepository extends StoredSubjects {
  override readonly table = 'clinical_post';
  readonly watchedAs = 'caseId';

  constructor(
    em: EntityManager,
    media: MediaService,
    private readonly clock: Clock,
  ) {
    super(em, media);
  }

  /** The latest posts, of one speciality if it is named. */
  feed(
    viewer: Viewer,
    { kind, speciality, outcome, isForVisitors, before, limit }: PostWindow,
  ): Promise<Page<PostRow>> {
    const given = {
      'p.kind = ?': kind,
      'p.speciality = ?': speciality,
      'p.id < ?': before,
      [OPEN_TO_VISITORS]: isForVisitors && 'author',
    };
    return this.page(viewer, limit, chosen({ ...given, ...this.whose(outcome) }));
  }

  /** The latest cases on the public page. */
  async showcase(limit: number): Promise<PostRow[]> {
    const nobody = { memberId: 0, isAdmin: false };
    return (await this.page(nobody, limit, chosen({ [OPEN_TO_ALL]: CASES }))).items;
  }

  private whose(outcome: OutcomeFilter | undefined): Record<string, string | Date> {
    if (outcome === undefined) return {};
    const now = this.clock.now();
    return outcome === 'reported' ? { [REPORTED]: CASES, [NOT_BLIND]: now } : { [AWAITED]: now };
  }

  /** How many posts of others have come since one, at most 100. */
  async countNewer(viewer: Viewer, { kind, speciality, after }: PostsSince): Promise<number> {
    const given = {
      'p.kind = ?': kind,
      'p.speciality = ?': speciality,
      'p.id > ?': after,
      'p.author_id <> ?': viewer.memberId,
    };
    const { where, params } = chosen(given);
    const [row] = await this.em.execute<{ newer: number }[]>(
      `select count(*) as newer from (
         select from clinical_post p join account a on a.id = p.author_id where ${where} and ${VISIBLE} order by p.id desc limit ?) latest`,
      [...params, ...viewerParams(viewer, this.clock.now()), COUNTED],
    );
    return row?.newer ?? 0;
  }

  ofAuthor(
    viewer: Viewer,
    authorId: number,
    { kind, outcome, before, limit }: PostWindow,
  ): Promise<Page<PostRow>> {
    const given = { 'p.author_id = ?': authorId, 'p.kind = ?': kind, 'p.id < ?': before };
    return this.page(viewer, limit, chosen({ ...given, ...this.whose(outcome) }));
  }

  /** What the viewer has saved, the latest post first. */
  collected(viewer: Viewer, window: PostWindow): Promise<Page<PostRow>> {
    return this.kept(viewer, 'collection_item', window);
  }

  /** Cases that the viewer follows, the latest first. */
  followed(viewer: Viewer, window: Window): Promise<Page<PostRow>> {
    return this.kept(viewer, 'subject_follow', { ...window, kind: CASES });
  }

  /** Both tables name their subjects alike. */
  private kept(
    viewer: Viewer,
    table: 'collection_item' | 'subject_follow',
    { kind, before, limit }: PostWindow,
  ): Promise<Page<PostRow>> {
    const own = { 's.member_id = ?': viewer.memberId, 's.subject_kind = ?': CLINICAL_POST };
    return this.page(viewer, limit, {
      ...chosen({ ...own, 's.subject_id < ?': before, 'p.kind = ?': kind }),
      from: `${table} s join clinical_post p on p.id = s.subject_id`,
      order: 's.subject_id desc',
    });
  }

  async isShown(id: number): Promise<boolean> {
    return (await SHOWN_POST.first(this.em, { id, now: this.clock.now() })) !== undefined;
  }

  async isBlind(id: number): Promise<boolean> {
    return (await BLIND_POST.first(this.em, { id, now: this.clock.now() })) !== undefined;
  }

  /** Posts by their ids, as far as this person sees them. */
  async named(viewer: Viewer, ids: readonly number[]): Promise<Map<number, PostRow>> {
    if (ids.length === 0) return new Map();
    const choice = chosen({ 'p.id = any(?::bigint[])': arrayOf(ids) });
    const { items } = await this.page(viewer, ids.length, choice);
    return new Map(items.map((post) => [post.id, post]));
  }

  private async page(viewer: Viewer, limit: number, choice: Choice): Promise<Page<PostRow>> {
    const now = this.clock.now();
    const pick = {
      from: choice.from ?? 'clinical_post p',
      where: choice.where,
      order: choice.order ?? 'p.id desc',
    };
    const params = [
      ...choice.params,
      ...viewerParams(viewer, now),
      limit + 1,
      ...pageParams(viewer, now),
    ];
    const rows = await this.em.execute<PostRow[]>(pageSql(pick), params);
    return Page.of(rows.map(withheld), limit);
  }

  /** @throws Refusal `not-found` also for what this person may not see, and for a post of another kind */
  async findVisibleTo(viewer: Viewer, { id, kind }: PostName): Promise<PostRow> {
    const post = this.readVisibleTo(viewer, id);
    // What the same page asks of it besides is known by this.
    const facts = onceInRequest(factsKey(viewer, id), async () => factsOf(await post));
    const [row] = await Promise.all([post, facts]);
    return ofKind(row, kind);
  }

  private async readVisibleTo(viewer: Viewer, id: number): Promise<PostRow> {
    const { items } = await this.page(viewer, 1, chosen({ 'p.id = ?': id }));
    const [post] = items;
    if (!post) throw new Refusal('not-found');
    return post;
  }

  /** As `findVisibleTo`, but only what rules ask. */
  async factsVisibleTo(viewer: Viewer, { id, kind }: PostName): Promise<PostFacts> {
    return ofKind(
      await onceInRequest(factsKey(viewer, id), () => this.readFacts(viewer, id)),
      kind,
    );
  }

  private async readFacts(viewer: Viewer, id: number): Promise<PostFacts> {
    const now = this.clock.now();
    const [row] = await this.em.execute<FactsRow[]>(
      `select p.id, p.kind, p.author_id as "authorId", p.closes_at as "closesAt", ${IS_HIDDEN} as "isHidden", ${BLINDING},
         p.consent_by = 'patient' as "isPatients", p.awaits_patient_at is not null as "awaitsPatient", ${HAS_OUTCOME} as "hasOutcome", p.asked_at is not null as "isAsked"
       from clinical_post p join account a on a.id = p.author_id where p.id = ? and ${VISIBLE}`,
      [now, ...blindingParams(viewer, now), id, ...viewerParams(viewer, now)],
    );
    if (!row) throw new Refusal('not-found');
    const hasOutcome = row.hasOutcome && !row.isBlinded;
    return { ...row, hasOutcome, closesAt: timeOf(row.closesAt) };
  }

  /** Locks a post for a change, in a transaction. */
  async lock(id: number): Promise<ClinicalPost> {
    const post = await this.em.findOne(
      ClinicalPost,
      { id, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!post) throw new Refusal('not-found');
    return post;
  }

  /** Id → author, without those that are gone. */
  async authorsOf(ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.em.execute<{ id: number; authorId: number }[]>(
      'select id, author_id as "authorId" from clinical_post where id = any(cast(? as bigint[])) and deleted_at is null',
      [arrayOf(ids)],
    );
    return new Map(rows.map(({ id, authorId }) => [id, authorId]));
  }

  /** What waits for the patient stays out of sight whatever else becomes of it. */
  override async unhide(id: number): Promise<void> {
    await super.unhide(id);
    const waiting = await this.em.count(ClinicalPost, { id, awaitsPatientAt: { $ne: null } });
    if (waiting > 0) await this.media.hide(await this.assetsOf(id), null);
  }

  override async assetsOf(id: number): Promise<number[]> {
    return (await ALL_FILES.rows(this.em, { id })).map(({ assetId }) => assetId);
  }

  readonly isMendable = true;

  protected override shownFiles(ids: readonly number[]): Promise<readonly ShownFile[]> {
    return SHOWN_FILES.rows(this.em, { ids, now: this.clock.now() });
  }

  override describe(ids: readonly number[]): Promise<SubjectDescription[]> {
    return DESCRIBE_POSTS.rows(this.em, { ids, now: this.clock.now() });
  }

  override pathOf(id: number): string {
    return `/caseDetails/${id}`;
  }
}
