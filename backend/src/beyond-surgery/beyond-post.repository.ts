import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ShownFile, StoredSubjects } from '../engagement/stored-subjects';
import type { SubjectDescription, WatchedSubject } from '../engagement/subjects';
import { MediaService } from '../media/media.service';
import { Clock } from '../platform/clock';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { BeyondPost } from './beyond-post.entity';
import { WATCHED_POST } from './beyond-post.shown.sql';
import {
  type BeyondRow,
  COLLECTED,
  FACTS_OF,
  FEED,
  POSTS_BY,
  VISIBLE_POST,
} from './beyond-post.sql';
import {
  AUTHORS_OF,
  CHANGE_POST,
  DESCRIBE_POSTS,
  FILES_OF,
  LOCK_POST,
} from './beyond-post-changes.sql';

type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

/** The fields of a post that access rules need. */
export interface BeyondFacts {
  readonly id: number;
  readonly authorId: number;
}

/** A post locked for a change until the end of the transaction. */
export interface LockedPost {
  readonly assetId: number | null;
  readonly version: number;
}

interface NewPost {
  readonly authorId: number;
  readonly title: string;
  readonly assetId: number;
  /** Whether the author gave the indemnity; older apps do not ask. */
  readonly isIndemnified: boolean;
}

/** Posts of Beyond Surgery, as rows that one query each reads for a viewer. */
@Injectable()
export class BeyondPostRepository extends StoredSubjects {
  override readonly table = 'beyond_post';
  readonly watchedAs = 'beyondId';

  constructor(
    em: EntityManager,
    media: MediaService,
    private readonly clock: Clock,
  ) {
    super(em, media);
  }

  watched(id: number): Promise<WatchedSubject | undefined> {
    return WATCHED_POST.first(this.em, { id, now: this.clock.now() });
  }

  async feed(viewer: Viewer, window: Window): Promise<Page<BeyondRow>> {
    const rows = await FEED.rows(this.em, { ...this.seenBy(viewer), ...stretchOf(window) });
    return Page.of(rows, window.limit);
  }

  async ofAuthor(viewer: Viewer, authorId: number, window: Window): Promise<Page<BeyondRow>> {
    const wanted = { ...this.seenBy(viewer), ...stretchOf(window), authorId };
    return Page.of(await POSTS_BY.rows(this.em, wanted), window.limit);
  }

  /** The posts the viewer saved, latest post first. */
  async collected(viewer: Viewer, window: Window): Promise<Page<BeyondRow>> {
    const rows = await COLLECTED.rows(this.em, { ...this.seenBy(viewer), ...stretchOf(window) });
    return Page.of(rows, window.limit);
  }

  private seenBy({ memberId, isAdmin }: Viewer) {
    return { memberId, isAdmin, now: this.clock.now() };
  }

  /** @throws Refusal `not-found`, also for a post the viewer may not see */
  async findVisibleTo(viewer: Viewer, id: number): Promise<BeyondRow> {
    const post = await VISIBLE_POST.first(this.em, { ...this.seenBy(viewer), id });
    if (!post) throw new Refusal('not-found');
    return post;
  }

  /** Like `findVisibleTo`, but only the fields that access rules need. */
  async factsVisibleTo(viewer: Viewer, id: number): Promise<BeyondFacts> {
    const row = await FACTS_OF.first(this.em, { ...this.seenBy(viewer), id });
    if (!row) throw new Refusal('not-found');
    return row;
  }

  /** Post id → author id; posts that are gone are left out. */
  async authorsOf(ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await AUTHORS_OF.rows(this.em, { ids });
    return new Map(rows.map(({ id, authorId }) => [id, authorId]));
  }

  add({ authorId, title, assetId, isIndemnified }: NewPost): Promise<number> {
    const now = this.clock.now();
    return this.em.insert(BeyondPost, {
      authorId,
      title,
      assetId,
      indemnityGivenAt: isIndemnified ? now : null,
      createdAt: now,
      likeCount: 0,
      commentCount: 0,
      version: 1,
    });
  }

  /** Locks a post for a change. Call this in a transaction. */
  async lock(id: number): Promise<LockedPost> {
    const row = await LOCK_POST.first(this.em, { id });
    if (!row) throw new Refusal('not-found');
    return row;
  }

  async change(
    id: number,
    { title, assetId }: { title: string; assetId: number | null },
  ): Promise<void> {
    await CHANGE_POST.rows(this.em, { id, title, assetId, now: this.clock.now() });
  }

  async remove(id: number): Promise<void> {
    await this.em.nativeUpdate(BeyondPost, { id }, { deletedAt: this.clock.now(), assetId: null });
  }

  protected override async assetsOf(id: number): Promise<number[]> {
    const post = await this.em.findOne(
      BeyondPost,
      { id },
      { fields: ['assetId'], disableIdentityMap: true },
    );
    return post?.assetId ? [post.assetId] : [];
  }

  readonly isMendable = true;

  protected override shownFiles(ids: readonly number[]): Promise<readonly ShownFile[]> {
    return FILES_OF.rows(this.em, { ids });
  }

  override describe(ids: readonly number[]): Promise<SubjectDescription[]> {
    return DESCRIBE_POSTS.rows(this.em, { ids, now: this.clock.now() });
  }

  override pathOf(id: number): string {
    return `/beyondSurgery/${id}`;
  }
}

/** Reads one row more, to know whether there is a next page. */
const stretchOf = ({ before, limit }: Window) => ({ before, most: limit + 1 });
