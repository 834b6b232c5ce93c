import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CollectionsService } from '../engagement/collections.service';
import { type NewReport, ReportsService } from '../engagement/reports.service';
import { SubjectErasure } from '../engagement/subject-erasure';
import { MediaService } from '../media/media.service';
import { MediaGate } from '../media/media-gate';
import type { ReceivedFile } from '../media/received-file';
import { uploadRules } from '../media/upload.rules';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Page } from '../wire/reply';
import {
  ExplorePostRepository,
  type ExploreRow,
  type ExploreWindow,
  type PostFacts,
} from './explore-post.repository';
import { LOOK_REQUIRED } from './explore-post.rules';
import { EXPLORE_POST } from './explore-post.sql';

const DAY_MS = 24 * 3_600_000;

interface NewVideo {
  readonly file: ReceivedFile;
  /** Whether its author confirms having looked at the whole of it. */
  readonly isLookedAt: boolean;
  /** Undefined if its author was not asked: then it is decided about before others see it. */
  readonly keepsSound: boolean | undefined;
}

/** Short videos: posts, views, saving and removal. */
@Injectable()
export class ExploreService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ExplorePostRepository,
    private readonly media: MediaService,
    private readonly gate: MediaGate,
    private readonly collections: CollectionsService,
    private readonly reports: ReportsService,
    private readonly subjects: SubjectErasure,
    private readonly audit: AuditLog,
  ) {}

  feed(
    actor: Actor,
    window: ExploreWindow,
    specialities?: readonly string[],
  ): Promise<Page<ExploreRow>> {
    return this.posts.feed(actor, window, specialities);
  }

  saved(actor: Actor, window: ExploreWindow): Promise<Page<ExploreRow>> {
    return this.posts.saved(actor, window);
  }

  find(actor: Actor, id: number): Promise<ExploreRow> {
    return this.posts.findVisibleTo(actor, id);
  }

  /**
   * The post is invisible until it has a video. Also removes the author's older posts that never
   * got one.
   * @returns its id
   */
  async create(
    { memberId }: Actor,
    {
      title,
      speciality,
      showsPatient,
    }: { title: string; speciality: string; showsPatient?: boolean },
  ): Promise<number> {
    return this.em.transactional(async () => {
      await this.posts.removeEmptyOf(memberId, this.dayAgo());
      return this.posts.add({ authorId: memberId, title, speciality, showsPatient });
    });
  }

  /** @throws Refusal for anyone but its author, and if it has a video */
  async demandRoomForVideo(actor: Actor, id: number): Promise<void> {
    demandRoomForVideo(await this.posts.facts(id), actor);
  }

  /**
   * Adds a video to a post that has none, or whose video could not be converted. Others see it once
   * it is checked, and its author has decided about what was found.
   * @throws Refusal 403 for somebody else's post, 409 if it already has a video, 422 if it shows a
   * patient and its author has not looked at it
   */

  async addVideo(
    actor: Actor,
    id: number,
    { file, isLookedAt, keepsSound }: NewVideo,
  ): Promise<ExploreRow> {
    const begun = await this.posts.facts(id);
    demandRoomForVideo(begun, actor);
    if (begun.showsPatient && !isLookedAt)
      throw new Refusal('fields', { errors: { looked: [LOOK_REQUIRED] } });
    const [asset] = await this.media.acceptAll(actor.memberId, [
      { file, rule: uploadRules['explore-video'], keepsSound },
    ]);
    if (!asset) throw new Error('One upload makes one asset.');
    await this.em.transactional(async () => {
      const post = await this.posts.lock(id);
      demandRoomForVideo(post, actor);
      await this.posts.setVideo(id, asset.id, isLookedAt);
      await this.media.hold(actor.memberId, [asset]);
      await this.gate.holdBack({ asset, isSoundDecided: keepsSound !== undefined });
      if (post.assetId !== null) await this.media.letGo([post.assetId]);
    });
    return this.find(actor, id);
  }

  /** @returns the number of views; a member counts once in 24 hours */
  async see(actor: Actor, id: number): Promise<number> {
    await this.find(actor, id);
    return this.em.transactional(() => this.posts.countView(id, actor.memberId, this.dayAgo()));
  }

  /** Saves the post, or removes it from the saved ones. @returns whether it is now saved */
  async toggleSaved(actor: Actor, id: number): Promise<boolean> {
    await this.find(actor, id);
    return this.em.transactional(() =>
      this.collections.toggle(actor.memberId, { kind: EXPLORE_POST, id }),
    );
  }

  /** @throws Refusal 403 for somebody else's post */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.em.transactional(async () => {
      const post = await this.posts.lock(id);
      demandAuthor(post, actor);
      await this.subjects.erase(EXPLORE_POST, [id]);
      await this.posts.remove([id]);
      if (post.assetId !== null) await this.media.letGo([post.assetId]);
      await this.audit.write({
        actorId: actor.memberId,
        action: 'explore-post-deleted',
        object: `explore-post ${id}`,
        result: 'done',
      });
    });
  }

  /** @throws Refusal 403 for the member's own post */
  async report(actor: Actor, id: number, report: NewReport): Promise<void> {
    const post = await this.find(actor, id);
    if (post.author_id === actor.memberId) throw new Refusal('engagement.own-subject');
    await this.em.transactional(async () => {
      await this.reports.report(actor.memberId, { kind: EXPLORE_POST, id }, report);
      await this.audit.write({
        actorId: actor.memberId,
        action: 'post-reported',
        object: `${EXPLORE_POST} ${id}`,
        result: 'done',
      });
    });
  }

  private dayAgo(): Date {
    return new Date(this.clock.now().getTime() - DAY_MS);
  }
}

function demandAuthor(post: PostFacts | undefined, actor: Actor): asserts post is PostFacts {
  if (!post) throw new Refusal('not-found');
  if (post.authorId !== actor.memberId) throw new Refusal('explore.not-author');
}

function demandRoomForVideo(post: PostFacts | undefined, actor: Actor): asserts post is PostFacts {
  demandAuthor(post, actor);
  if (post.state !== null && post.state !== 'rejected') throw new Refusal('explore.has-video');
}
