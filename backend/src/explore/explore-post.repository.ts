import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ShownFile, StoredSubjects } from '../engagement/stored-subjects';
import type { Counts, SubjectDescription } from '../engagement/subjects';
import { MediaService } from '../media/media.service';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { momentOf } from '../wire/paging';
import { Page } from '../wire/reply';
import { ExplorePost } from './explore-post.entity';
import {
  COUNT_VIEW,
  DESCRIBE_POSTS,
  type ExploreRow,
  FACTS_OF,
  FILES_OF,
  LATEST,
  LATEST_OF_SPECIALITIES,
  LOCK_POST,
  NOTE_VIEW,
  type PostFacts,
  SAVED,
  VIEWS_OF,
  VISIBLE_POST,
} from './explore-post.sql';
import { ExploreView } from './explore-view.entity';

export type { ExploreRow, PostFacts } from './explore-post.sql';

type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

/** A page of a list, by offset (`skip`) or by the id of the post before it. */
export interface ExploreWindow {
  readonly before: number;
  readonly skip: number;
  readonly limit: number;
  /** Posts that came later are left out. */
  readonly asOf?: Date | undefined;
}

interface NewPost {
  readonly authorId: number;
  readonly title: string;
  readonly speciality: string;
  /** Undefined: not asked. */
  readonly showsPatient: boolean | undefined;
}

/** Posts of Explore, as rows that one query each reads for a viewer. */
@Injectable()
export class ExplorePostRepository extends StoredSubjects {
  override readonly table = 'explore_post';

  constructor(
    em: EntityManager,
    media: MediaService,
    private readonly clock: Clock,
  ) {
    super(em, media);
  }

  /** The latest posts, optionally of some specialities. */
  async feed(
    viewer: Viewer,
    window: ExploreWindow,
    specialities?: readonly string[],
  ): Promise<Page<ExploreRow>> {
    const stretch = { ...this.seenBy(viewer), ...this.until(window), ...stretchOf(window) };
    const rows = specialities
      ? await LATEST_OF_SPECIALITIES.rows(this.em, {
          ...stretch,
          specialities: JSON.stringify(specialities),
          enough: stretch.from + stretch.most,
        })
      : await LATEST.rows(this.em, stretch);
    return Page.of(rows, window.limit);
  }

  async saved(viewer: Viewer, window: ExploreWindow): Promise<Page<ExploreRow>> {
    const rows = await SAVED.rows(this.em, { ...this.seenBy(viewer), ...stretchOf(window) });
    return Page.of(rows, window.limit);
  }

  /** @throws Refusal `not-found`, also for a post the viewer may not see */
  async findVisibleTo(viewer: Viewer, id: number): Promise<ExploreRow> {
    const post = await VISIBLE_POST.first(this.em, { ...this.seenBy(viewer), id });
    if (!post) throw new Refusal('not-found');
    return post;
  }

  private until({ asOf }: ExploreWindow) {
    return { until: momentOf(asOf, this.clock.now()) };
  }

  private seenBy({ memberId, isAdmin }: Viewer) {
    return { memberId, isAdmin, now: this.clock.now() };
  }

  add({ showsPatient, ...post }: NewPost): Promise<number> {
    const now = this.clock.now();
    return this.em.insert(ExplorePost, {
      ...post,
      createdAt: now,
      viewCount: 0,
      ...(showsPatient === undefined ? {} : { showsPatient, declaredAt: now }),
    });
  }

  /** Deletes a member's posts whose video was not uploaded by then. */
  async removeEmptyOf(authorId: number, before: Date): Promise<void> {
    await this.em.nativeDelete(ExplorePost, {
      authorId,
      assetId: null,
      createdAt: { $lt: before },
    });
  }

  facts(id: number): Promise<PostFacts | undefined> {
    return FACTS_OF.first(this.em, { id });
  }

  /** Locks a post for a change. Call this in a transaction. */
  async lock(id: number): Promise<PostFacts> {
    await LOCK_POST.rows(this.em, { id });
    const post = await this.facts(id);
    if (!post) throw new Refusal('not-found');
    return post;
  }

  async setVideo(id: number, assetId: number, isLookedAt: boolean): Promise<void> {
    const lookedAt = isLookedAt ? this.clock.now() : null;
    await this.em.nativeUpdate(ExplorePost, { id }, { assetId, lookedAt });
  }

  /** Also deletes the views. Call this in a transaction. */
  async remove(ids: readonly number[]): Promise<void> {
    await this.forgetViews(ids);
    await this.em.nativeDelete(ExplorePost, { id: { $in: [...ids] } });
  }

  async forgetViews(ids: readonly number[]): Promise<void> {
    await this.em.nativeDelete(ExploreView, { postId: { $in: [...ids] } });
  }

  /**
   * Counts a view, at most one per member and 24 h. Call this in a transaction.
   * @returns the number of views
   */
  async countView(id: number, memberId: number, since: Date): Promise<number> {
    const view = { postId: id, memberId, countedAt: this.clock.now(), since };
    const counts = (await NOTE_VIEW.first(this.em, view)) !== undefined;
    const row = await (counts ? COUNT_VIEW : VIEWS_OF).first(this.em, { id });
    if (!row) throw new Refusal('not-found');
    return row.views;
  }

  /** These posts cannot be liked or commented on. */
  override async count(id: number): Promise<Counts | undefined> {
    return (await this.facts(id)) && { likes: 0, comments: 0 };
  }

  protected override async assetsOf(id: number): Promise<number[]> {
    const post = await this.facts(id);
    return post?.assetId ? [post.assetId] : [];
  }

  protected override shownFiles(ids: readonly number[]): Promise<readonly ShownFile[]> {
    return FILES_OF.rows(this.em, { ids });
  }

  override async describe(ids: readonly number[]): Promise<SubjectDescription[]> {
    const rows = await DESCRIBE_POSTS.rows(this.em, { ids, now: this.clock.now() });
    return rows.map(({ showsPatient, declaredAt, lookedAt, ...post }) => ({
      ...post,
      declaration: {
        showsPatient,
        declaredAt: timeOf(declaredAt),
        lookedAt: timeOf(lookedAt),
      },
    }));
  }

  override pathOf(id: number): string {
    return `/explore/${id}`;
  }
}

/** Reads one row more, to know whether there is a next page. */
const stretchOf = ({ before, skip, limit }: ExploreWindow) => ({
  before,
  from: skip,
  most: limit + 1,
});
