import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ShownFile, StoredSubjects } from '../engagement/stored-subjects';
import type { SubjectDescription } from '../engagement/subjects';
import { MediaService } from '../media/media.service';
import { Clock } from '../platform/clock';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { BeyondPost } from './beyond-post.entity';
import { SHOWN_POST } from './beyond-post.shown.sql';
import {
  BEYOND_POST,
  type BeyondRow,
  pageParams,
  pageSql,
  SEEN_WITH,
  VISIBLE,
  viewerParams,
} from './beyond-post.sql';
import {
  AUTHORS_OF,
  CHANGE_POST,
  DESCRIBE_POSTS,
  FILES_OF,
  LOCK_POST,
} from './beyond-post-changes.sql';

type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

interface Choice {
  readonly from?: string;
  readonly where: string;
  readonly params: readonly unknown[];
  readonly order?: string;
}

/** The little that rules ask of a post. */
export interface BeyondFacts {
  readonly id: number;
  readonly authorId: number;
}

/** A post that is being changed, locked to the end of the transaction. */
export interface LockedPost {
  readonly assetId: number | null;
  readonly version: number;
}

interface NewPost {
  readonly authorId: number;
  readonly title: string;
  readonly assetId: number;
}

/** Posts of Beyond Surgery: lists as plain rows, one query each; single posts through the eyes of the person who asks. */
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

  async isShown(id: number): Promise<boolean> {
    return (await SHOWN_POST.first(this.em, { id, now: this.clock.now() })) !== undefined;
  }

  feed(viewer: Viewer, { before, limit }: Window): Promise<Page<BeyondRow>> {
    return this.page(viewer, limit, { where: 'p.id < ?', params: [before] });
  }

  ofAuthor(viewer: Viewer, authorId: number, { before, limit }: Window): Promise<Page<BeyondRow>> {
    return this.page(viewer, limit, {
      where: 'p.author_id = ? and p.id < ?',
      params: [authorId, before],
    });
  }

  /** What the viewer has saved, the latest post first. */
  collected(viewer: Viewer, { before, limit }: Window): Promise<Page<BeyondRow>> {
    return this.page(viewer, limit, {
      from: 'collection_item s join beyond_post p on p.id = s.subject_id',
      where: 's.member_id = ? and s.subject_kind = ? and s.subject_id < ?',
      params: [viewer.memberId, BEYOND_POST, before],
      order: 's.subject_id desc',
    });
  }

  private async page(viewer: Viewer, limit: number, choice: Choice): Promise<Page<BeyondRow>> {
    const now = this.clock.now();
    const pick = {
      from: choice.from ?? 'beyond_post p',
      where: choice.where,
      order: choice.order ?? 'p.id desc',
    };
    const params = [
      ...choice.params,
      ...viewerParams(viewer, now),
      limit + 1,
      ...pageParams(viewer, now),
    ];
    return Page.of(await this.em.execute<BeyondRow[]>(pageSql(pick), params), limit);
  }

  /** @throws Refusal `not-found` also for what this person may not see */
  async findVisibleTo(viewer: Viewer, id: number): Promise<BeyondRow> {
    const [post] = (await this.page(viewer, 1, { where: 'p.id = ?', params: [id] })).items;
    if (!post) throw new Refusal('not-found');
    return post;
  }

  /** As `findVisibleTo`, but only what rules ask. */
  async factsVisibleTo(viewer: Viewer, id: number): Promise<BeyondFacts> {
    const [row] = await this.em.execute<BeyondFacts[]>(
      `select p.id, p.author_id as "authorId" from beyond_post p ${SEEN_WITH} where p.id = ? and ${VISIBLE}`,
      [id, ...viewerParams(viewer, this.clock.now())],
    );
    if (!row) throw new Refusal('not-found');
    return row;
  }

  /** Id → author, without those that are gone. */
  async authorsOf(ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await AUTHORS_OF.rows(this.em, { ids });
    return new Map(rows.map(({ id, authorId }) => [id, authorId]));
  }

  /** Its author has just understood the indemnity. */
  add({ authorId, title, assetId }: NewPost): Promise<number> {
    const now = this.clock.now();
    return this.em.insert(BeyondPost, {
      ...{ authorId, title, assetId },
      ...{ indemnityGivenAt: now, createdAt: now, likeCount: 0, commentCount: 0, version: 1 },
    });
  }

  /** Locks a post for a change, in a transaction. */
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
