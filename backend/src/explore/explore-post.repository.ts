import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ShownFile, StoredSubjects } from '../engagement/stored-subjects';
import type { Counts, SubjectDescription } from '../engagement/subjects';
import type { AssetState, Renditions } from '../media/asset';
import { MediaService } from '../media/media.service';
import { Clock } from '../platform/clock';
import type { DbTime } from '../platform/database/columns';
import { arrayOf } from '../platform/database/columns';
import type { AuthorRow } from '../profiles/author';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { Page } from '../wire/reply';
import {
  LATEST,
  LATEST_OF_SPECIALITIES,
  ONE,
  pageOf,
  SAVED,
  viewerParams,
} from './explore-post.sql';

type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

export interface ExploreRow extends AuthorRow {
  readonly id: number;
  readonly title: string;
  readonly speciality: string;
  readonly viewCount: number;
  readonly createdAt: DbTime;
  readonly key: string;
  readonly state: AssetState;
  readonly rejectReason: string | null;
  readonly renditions: Renditions;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly isSaved: boolean;
  readonly isHidden: boolean;
}

/** A stretch of a list, by its place (`skip`) or by the id above it. */
export interface ExploreWindow {
  readonly before: number;
  readonly skip: number;
  readonly limit: number;
}

export interface PostFacts {
  readonly id: number;
  readonly authorId: number;
  readonly assetId: number | null;
  /** Of its video, null while it has none. */
  readonly state: AssetState | null;
}

interface NewPost {
  readonly authorId: number;
  readonly title: string;
  readonly speciality: string;
}

/** Posts of Explore: lists as plain rows, one query each. */
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

  /** The latest posts, of some specialities if they are named. */
  feed(
    viewer: Viewer,
    { before, skip, limit }: ExploreWindow,
    specialities?: readonly string[],
  ): Promise<Page<ExploreRow>> {
    const seen = viewerParams(viewer, this.clock.now());
    if (!specialities)
      return this.page(viewer, { chosen: LATEST, params: [before, ...seen], skip, limit });
    const params = [JSON.stringify(specialities), before, ...seen, skip + limit + 1];
    return this.page(viewer, { chosen: LATEST_OF_SPECIALITIES, params, skip, limit });
  }

  saved(viewer: Viewer, { before, skip, limit }: ExploreWindow): Promise<Page<ExploreRow>> {
    const params = [viewer.memberId, before, ...viewerParams(viewer, this.clock.now())];
    return this.page(viewer, { chosen: SAVED, params, skip, limit });
  }

  /** @throws Refusal `not-found` also for what this person may not see */
  async findVisibleTo(viewer: Viewer, id: number): Promise<ExploreRow> {
    const params = [id, ...viewerParams(viewer, this.clock.now())];
    const [post] = (await this.page(viewer, { chosen: ONE, params, skip: 0, limit: 1 })).items;
    if (!post) throw new Refusal('not-found');
    return post;
  }

  private async page(
    viewer: Viewer,
    choice: { chosen: string; params: readonly unknown[]; skip: number; limit: number },
  ): Promise<Page<ExploreRow>> {
    const { chosen, params, skip, limit } = choice;
    return Page.of(
      await this.em.execute<ExploreRow[]>(pageOf(chosen), [
        ...params,
        limit + 1,
        skip,
        this.clock.now(),
        viewer.memberId,
      ]),
      limit,
    );
  }

  async add({ authorId, title, speciality }: NewPost): Promise<number> {
    const [row] = await this.em.execute<{ id: number }[]>(
      'insert into explore_post (author_id, title, speciality, created_at) values (?, ?, ?, ?) returning id',
      [authorId, title, speciality, this.clock.now()],
    );
    if (!row) throw new Error('The post was not stored.');
    return row.id;
  }

  /** Posts of a member whose video never came. */
  async removeEmptyOf(authorId: number, before: Date): Promise<void> {
    await this.em.execute(
      'delete from explore_post where author_id = ? and asset_id is null and created_at < ?',
      [authorId, before],
    );
  }

  async facts(id: number): Promise<PostFacts | undefined> {
    const [row] = await this.em.execute<PostFacts[]>(
      'select p.id, p.author_id as "authorId", p.asset_id as "assetId", v.state from explore_post p left join asset v on v.id = p.asset_id where p.id = ?',
      [id],
    );
    return row;
  }

  /** Locks a post for a change, in a transaction. */
  async lock(id: number): Promise<PostFacts> {
    await this.em.execute('select from explore_post where id = ? for update', [id]);
    const post = await this.facts(id);
    if (!post) throw new Refusal('not-found');
    return post;
  }

  async setVideo(id: number, assetId: number): Promise<void> {
    await this.em.execute('update explore_post set asset_id = ? where id = ?', [assetId, id]);
  }

  /** With its views. Call it in a transaction. */
  async remove(ids: readonly number[]): Promise<void> {
    await this.forgetViews(ids);
    await this.em.execute('delete from explore_post where id = any(?::bigint[])', [arrayOf(ids)]);
  }

  async forgetViews(ids: readonly number[]): Promise<void> {
    await this.em.execute('delete from explore_view where post_id = any(?::bigint[])', [
      arrayOf(ids),
    ]);
  }

  /** In a transaction. @returns how often it was seen, this time included if it counts (once per member and 24 h) */
  async countView(id: number, memberId: number, since: Date): Promise<number> {
    const counted = await this.em.execute<unknown[]>(
      `insert into explore_view (post_id, member_id, counted_at) values (?, ?, ?)
       on conflict (post_id, member_id) do update set counted_at = excluded.counted_at where explore_view.counted_at <= ? returning post_id`,
      [id, memberId, this.clock.now(), since],
    );
    const [row] = await this.em.execute<{ views: number }[]>(
      counted.length > 0
        ? 'update explore_post set view_count = view_count + 1 where id = ? returning view_count as views'
        : 'select view_count as views from explore_post where id = ?',
      [id],
    );
    if (!row) throw new Refusal('not-found');
    return row.views;
  }

  /** Nobody likes or comments on them: there is nothing to count. */
  override async count(id: number): Promise<Counts | undefined> {
    return (await this.facts(id)) && { likes: 0, comments: 0 };
  }

  protected override async assetsOf(id: number): Promise<number[]> {
    const post = await this.facts(id);
    return post?.assetId ? [post.assetId] : [];
  }

  protected override shownFiles(ids: readonly number[]): Promise<readonly ShownFile[]> {
    return this.em.execute<ShownFile[]>(
      `select id, asset_id as "assetId" from explore_post where asset_id is not null and id = any(?::bigint[])`,
      [arrayOf(ids)],
    );
  }

  override describe(ids: readonly number[]): Promise<SubjectDescription[]> {
    return this.em.execute<SubjectDescription[]>(
      `select p.id, p.author_id as "authorId", p.title, '' as text, (p.hidden_at is not null and coalesce(p.hidden_until > ?, true)) as "isHidden"
       from explore_post p join account a on a.id = p.author_id where a.deleted_at is null and p.id = any(?::bigint[])`,
      [this.clock.now(), arrayOf(ids)],
    );
  }

  override pathOf(id: number): string {
    return `/explore/${id}`;
  }
}
