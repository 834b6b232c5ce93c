import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { type ShownFile, StoredSubjects } from '../engagement/stored-subjects';
import type { SubjectDescription, WatchedSubject } from '../engagement/subjects';
import { MediaService } from '../media/media.service';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import type { RowOf } from '../platform/database/statement';
import { onceInRequest } from '../platform/logging/request-context';
import { GENERAL } from '../profiles/profile.entity';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import type { PostKind } from './clinical-post.content';
import { ClinicalPost } from './clinical-post.entity';
import {
  AUTHORS_OF,
  NEWER,
  POST_STATEMENTS,
  type PostStatements,
  SPECIALITY_OF,
} from './clinical-post.lists.sql';
import type { PostFacts, PostName } from './clinical-post.rows';
import { ALL_FILES, DESCRIBE_POSTS } from './clinical-post.shown.sql';
import type { PostRow, SinglePost } from './clinical-post.sql';
import { PostParts } from './post-parts';
import { UNSEEN_POST } from './unseen-post.sql';

type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

export const OUTCOME_FILTERS = ['reported', 'awaited'] as const;
export type OutcomeFilter = (typeof OUTCOME_FILTERS)[number];

/** A page of a list of posts; of both kinds unless `kind` is given. */
export interface PostWindow extends Window {
  readonly kind?: PostKind | undefined;
  readonly speciality?: string | undefined;
  /** Leaves out posts whose patients confirm the consent and did not allow visitors. */
  readonly isForVisitors?: true;
  /** Only cases whose outcome was reported, or is awaited. */
  readonly outcome?: OutcomeFilter | undefined;
}

/** Posts newer than the one with the id `after`. */
export interface PostsSince extends Pick<PostWindow, 'kind' | 'speciality'> {
  readonly after: number;
}

/** Counting stops here. */
const COUNTED = 100;

type FactsRow = SinglePost | RowOf<PostStatements['facts']>;

const factsKey = ({ memberId }: Viewer, id: number) => `clinical-post ${id} ${memberId}`;

function ofKind<Post extends Pick<PostFacts, 'kind'>>(
  post: Post,
  kind: PostKind | undefined,
): Post {
  if (kind !== undefined && post.kind !== kind) throw new Refusal('not-found');
  return post;
}

/** Reads one row more, to know whether there is a next page. */
const stretchOf = ({ before, limit }: Window) => ({ before, most: limit + 1 });
const byOutcome = (outcome: OutcomeFilter | undefined) =>
  outcome === undefined ? {} : { [outcome]: true };

/** Clinical posts, as rows that one query each reads for a viewer. */
@Injectable()
export class ClinicalPostRepository extends StoredSubjects {
  override readonly table = 'clinical_post';
  readonly watchedAs = 'caseId';

  constructor(
    em: EntityManager,
    media: MediaService,
    private readonly clock: Clock,
    private readonly parts: PostParts,
    @Inject(POST_STATEMENTS) private readonly statements: PostStatements,
  ) {
    super(em, media);
  }

  /** The latest posts, optionally of one speciality. */
  async feed(viewer: Viewer, window: PostWindow): Promise<Page<PostRow>> {
    const { kind, speciality, isForVisitors, outcome } = window;
    const list = this.statements.feed.of({
      kind,
      speciality,
      isForVisitors,
      ...byOutcome(outcome),
    });
    const wanted = { ...this.readBy(viewer), ...stretchOf(window), kind, speciality };
    return this.pageOf(await list.rows(this.em, wanted), window);
  }

  /** The latest cases on the public page. */
  async showcase(limit: number): Promise<PostRow[]> {
    const nobody = this.readBy({ memberId: 0, isAdmin: false });
    return (await this.statements.showcase.rows(this.em, { ...nobody, most: limit })).map((row) =>
      this.withheld(row),
    );
  }

  /** The number of posts by others newer than `after`, at most 100. */
  async countNewer(viewer: Viewer, { kind, speciality, after }: PostsSince): Promise<number> {
    const counted = await NEWER.of({ kind, speciality }).first(this.em, {
      ...this.readBy(viewer),
      kind,
      speciality,
      after,
      most: COUNTED,
    });
    return counted?.newer ?? 0;
  }

  async ofAuthor(viewer: Viewer, authorId: number, window: PostWindow): Promise<Page<PostRow>> {
    const { kind, outcome } = window;
    const list = this.statements.postsBy.of({ kind, ...byOutcome(outcome) });
    const wanted = { ...this.readBy(viewer), ...stretchOf(window), kind, authorId };
    return this.pageOf(await list.rows(this.em, wanted), window);
  }

  /** The posts the viewer saved, latest post first. */
  async collected(viewer: Viewer, window: PostWindow): Promise<Page<PostRow>> {
    const { kind } = window;
    const wanted = { ...this.readBy(viewer), ...stretchOf(window), kind };
    return this.pageOf(await this.statements.collected.of({ kind }).rows(this.em, wanted), window);
  }

  /** Cases the viewer follows, latest first. */
  async followed(viewer: Viewer, window: Window): Promise<Page<PostRow>> {
    const wanted = { ...this.readBy(viewer), ...stretchOf(window) };
    return this.pageOf(await this.statements.followed.rows(this.em, wanted), window);
  }

  private readBy({ memberId, isAdmin }: Viewer) {
    return { memberId, isAdmin, now: this.clock.now() };
  }

  watched(id: number): Promise<WatchedSubject | undefined> {
    return this.statements.watched.first(this.em, { id, now: this.clock.now() });
  }

  /** Posts by id; those the viewer may not see are left out. */
  async named(viewer: Viewer, ids: readonly number[]): Promise<Map<number, PostRow>> {
    if (ids.length === 0) return new Map();
    const wanted = { ...this.readBy(viewer), ids, most: ids.length };
    const rows = await this.statements.named.rows(this.em, wanted);
    return new Map(rows.map((row) => [row.id, this.withheld(row)]));
  }

  /** @throws Refusal `not-found`, also for a post of another kind or one that is not visible */
  async findVisibleTo(viewer: Viewer, { id, kind }: PostName): Promise<PostRow> {
    const post = this.readVisibleTo(viewer, id);
    // Caches the facts for other reads in the same request.
    const facts = onceInRequest(factsKey(viewer, id), async () => this.factsOf(await post));
    const [row] = await Promise.all([post, facts]);
    return ofKind(row, kind);
  }

  private async readVisibleTo(viewer: Viewer, id: number): Promise<SinglePost> {
    const post = await this.statements.visible.first(this.em, { ...this.readBy(viewer), id });
    if (!post) throw await this.unseen(viewer, id);
    return this.withheld(post);
  }

  /** Like `findVisibleTo`, but only the fields that access rules need. */
  async factsVisibleTo(viewer: Viewer, name: PostName): Promise<PostFacts> {
    const facts = await this.factsAcrossBlocks(viewer, name);
    if (facts.isBlocked && !viewer.isAdmin) throw new Refusal('not-found');
    return facts;
  }

  /** The same for what a block refuses: whoever answers is told so, and not that it is gone. */
  async factsAcrossBlocks(viewer: Viewer, { id, kind }: PostName): Promise<PostFacts> {
    return ofKind(
      await onceInRequest(factsKey(viewer, id), () => this.readFacts(viewer, id)),
      kind,
    );
  }

  private async readFacts(viewer: Viewer, id: number): Promise<PostFacts> {
    const row = await this.statements.facts.first(this.em, { ...this.readBy(viewer), id });
    if (!row) throw await this.unseen(viewer, id);
    return this.factsOf(row);
  }

  private pageOf(rows: readonly PostRow[], { limit }: Window): Page<PostRow> {
    return Page.of(
      rows.map((row) => this.withheld(row)),
      limit,
    );
  }

  /** Leaves out what a blinded viewer may not see. */
  private withheld<Row extends PostRow>(row: Row): Row {
    return row.isBlinded ? { ...row, commentCount: 0, ...this.statements.blinded } : row;
  }

  private factsOf(row: FactsRow): PostFacts {
    const { id, kind, isHidden, isPatients, isUndeclared, awaitsPatient } = row;
    const { isBlinded, isBlocked, closesAt } = row;
    const authorId = 'authorId' in row ? row.authorId : row.author_id;
    const { blinded, factNames } = this.statements;
    const told = isBlinded ? { ...row, ...blinded } : row;
    const ofParts = factNames.map((name) => [name, told[name as keyof typeof told]]);
    const states = { isHidden, isPatients, isUndeclared, awaitsPatient };
    const facts = { id, kind, authorId, ...states, isBlocked, closesAt: timeOf(closesAt) };
    return Object.assign(facts, Object.fromEntries(ofParts)) as PostFacts;
  }

  /** Only those who know of a post are told why they cannot see it. */
  private async unseen({ memberId: readerId }: Viewer, id: number): Promise<Refusal> {
    const now = this.clock.now();
    const post = await UNSEEN_POST.first(this.em, { id, readerId, now });
    if (post?.isDeleted) return new Refusal('clinical-cases.deleted');
    return new Refusal(post?.isChecked ? 'clinical-cases.checked' : 'not-found');
  }

  /** Locks a post for a change. Call this in a transaction. */
  async lock(id: number): Promise<ClinicalPost> {
    const post = await this.em.findOne(
      ClinicalPost,
      { id, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!post) throw new Refusal('not-found');
    return post;
  }

  /** The speciality of a member's post if an older app sends none. */
  async specialityOf(memberId: number): Promise<string> {
    return (await SPECIALITY_OF.first(this.em, { memberId }))?.speciality || GENERAL;
  }

  /** Post id → author id; posts that are gone are left out. */
  async authorsOf(ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await AUTHORS_OF.rows(this.em, { ids });
    return new Map(rows.map(({ id, authorId }) => [id, authorId]));
  }

  /** The files stay hidden while the post waits for the patient. */
  override async unhide(id: number): Promise<void> {
    await super.unhide(id);
    const waiting = await this.em.count(ClinicalPost, { id, awaitsPatientAt: { $ne: null } });
    if (waiting > 0) await this.media.hide(await this.assetsOf(id), null);
  }

  override async assetsOf(id: number): Promise<number[]> {
    const files = await ALL_FILES.rows(this.em, { id });
    return [...files.map(({ assetId }) => assetId), ...(await this.parts.assetsOf(id))];
  }

  readonly isMendable = true;

  protected override shownFiles(ids: readonly number[]): Promise<readonly ShownFile[]> {
    return this.statements.shownFiles.rows(this.em, { ids, now: this.clock.now() });
  }

  override describe(ids: readonly number[]): Promise<SubjectDescription[]> {
    return DESCRIBE_POSTS.rows(this.em, { ids, now: this.clock.now() });
  }

  override pathOf(id: number): string {
    return `/caseDetails/${id}`;
  }
}
