import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ShownFile, StoredSubjects } from '../engagement/stored-subjects';
import type { SubjectDescription } from '../engagement/subjects';
import { MediaService } from '../media/media.service';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import { onceInRequest } from '../platform/logging/request-context';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import type { PostKind } from './clinical-post.content';
import { ClinicalPost } from './clinical-post.entity';
import {
  AUTHORS_OF,
  COLLECTED,
  FEED,
  FOLLOWED,
  NAMED_POSTS,
  NEWER,
  POSTS_BY,
  SHOWCASE,
} from './clinical-post.lists.sql';
import type { PostFacts, PostName } from './clinical-post.rows';
import {
  ALL_FILES,
  BLIND_POST,
  DESCRIBE_POSTS,
  SHOWN_FILES,
  SHOWN_POST,
} from './clinical-post.shown.sql';
import { FACTS_OF, type PostRow, VISIBLE_POST, withheld } from './clinical-post.sql';

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

/** Beyond this nobody counts. */
const COUNTED = 100;

const factsKey = ({ memberId }: Viewer, id: number) => `clinical-post ${id} ${memberId}`;

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

/** With the one beyond it. */
const stretchOf = ({ before, limit }: Window) => ({ before, most: limit + 1 });
const pageOf = (rows: readonly PostRow[], { limit }: Window) => Page.of(rows.map(withheld), limit);
const byOutcome = (outcome: OutcomeFilter | undefined) =>
  outcome === undefined ? {} : { [outcome]: true };

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
  async feed(viewer: Viewer, window: PostWindow): Promise<Page<PostRow>> {
    const { kind, speciality, isForVisitors, outcome } = window;
    const list = FEED.of({ kind, speciality, isForVisitors, ...byOutcome(outcome) });
    const wanted = { ...this.readBy(viewer), ...stretchOf(window), kind, speciality };
    return pageOf(await list.rows(this.em, wanted), window);
  }

  /** The latest cases on the public page. */
  async showcase(limit: number): Promise<PostRow[]> {
    const nobody = this.readBy({ memberId: 0, isAdmin: false });
    return (await SHOWCASE.rows(this.em, { ...nobody, most: limit })).map(withheld);
  }

  /** How many posts of others have come since one, at most 100. */
  async countNewer(viewer: Viewer, { kind, speciality, after }: PostsSince): Promise<number> {
    const counted = await NEWER.of({ kind, speciality }).first(this.em, {
      ...{ ...this.readBy(viewer), kind, speciality },
      ...{ after, most: COUNTED },
    });
    return counted?.newer ?? 0;
  }

  async ofAuthor(viewer: Viewer, authorId: number, window: PostWindow): Promise<Page<PostRow>> {
    const { kind, outcome } = window;
    const list = POSTS_BY.of({ kind, ...byOutcome(outcome) });
    const wanted = { ...this.readBy(viewer), ...stretchOf(window), kind, authorId };
    return pageOf(await list.rows(this.em, wanted), window);
  }

  /** What the viewer has saved, the latest post first. */
  async collected(viewer: Viewer, window: PostWindow): Promise<Page<PostRow>> {
    const { kind } = window;
    const wanted = { ...this.readBy(viewer), ...stretchOf(window), kind };
    return pageOf(await COLLECTED.of({ kind }).rows(this.em, wanted), window);
  }

  /** Cases that the viewer follows, the latest first. */
  async followed(viewer: Viewer, window: Window): Promise<Page<PostRow>> {
    const wanted = { ...this.readBy(viewer), ...stretchOf(window) };
    return pageOf(await FOLLOWED.rows(this.em, wanted), window);
  }

  private readBy({ memberId, isAdmin }: Viewer) {
    return { memberId, isAdmin, now: this.clock.now() };
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
    const wanted = { ...this.readBy(viewer), ids, most: ids.length };
    const rows = await NAMED_POSTS.rows(this.em, wanted);
    return new Map(rows.map((row) => [row.id, withheld(row)]));
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
    const post = await VISIBLE_POST.first(this.em, { ...this.readBy(viewer), id });
    if (!post) throw new Refusal('not-found');
    return withheld(post);
  }

  /** As `findVisibleTo`, but only what rules ask. */
  async factsVisibleTo(viewer: Viewer, { id, kind }: PostName): Promise<PostFacts> {
    return ofKind(
      await onceInRequest(factsKey(viewer, id), () => this.readFacts(viewer, id)),
      kind,
    );
  }

  private async readFacts(viewer: Viewer, id: number): Promise<PostFacts> {
    const row = await FACTS_OF.first(this.em, { ...this.readBy(viewer), id });
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
    const rows = await AUTHORS_OF.rows(this.em, { ids });
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
