import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MendingService } from '../engagement/moderation/mending.service';
import type { Asset } from '../media/asset';
import { MediaService } from '../media/media.service';
import { MediaGate } from '../media/media-gate';
import type { ReceivedFile } from '../media/received-file';
import { uploadRules } from '../media/upload.rules';
import { AuditLog } from '../platform/audit/audit-log';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import type { Page } from '../wire/reply';
import { type BeyondFacts, BeyondPostRepository, type LockedPost } from './beyond-post.repository';
import { BEYOND_POST, type BeyondRow } from './beyond-post.sql';

export interface NewBeyondPost {
  readonly title: string;
  readonly file: ReceivedFile;
  /** A text description for members who cannot see the file. */
  readonly altText?: string | undefined;
  readonly isIndemnified: boolean;
}

/** An edit by the author; omitted fields are left unchanged. */
export interface BeyondEdit {
  readonly title: string;
  /** The new file, `none` to have no file, undefined to keep the current one. */
  readonly file: ReceivedFile | 'none' | undefined;
  readonly altText?: string | undefined;
  /** The version the author was editing, if the client sends it. */
  readonly version?: number | undefined;
}

/** Publishes, edits, removes and reads posts of Beyond Surgery. */
@Injectable()
export class BeyondPostsService {
  constructor(
    private readonly em: EntityManager,
    private readonly posts: BeyondPostRepository,
    private readonly media: MediaService,
    private readonly gate: MediaGate,
    private readonly audit: AuditLog,
    private readonly mending: MendingService,
  ) {}

  /** @returns the id of the post. Others see it once its file is checked and, if a video, ready to play. */
  async publish(
    actor: Actor,
    { title, file, altText, isIndemnified }: NewBeyondPost,
  ): Promise<number> {
    const asset = await this.media.accept(actor.memberId, file, uploadRules['beyond-post']);
    const id = await this.em.transactional(async () => {
      const post = { authorId: actor.memberId, title, assetId: asset.id, isIndemnified };
      const postId = await this.posts.add(post);
      await this.hold(actor, asset, altText);
      return postId;
    });
    await this.settle(asset);
    return id;
  }

  /**
   * @throws Refusal `beyond.changed-meanwhile` if a newer version was saved, for example in another
   *   window
   */
  async edit(
    actor: Actor,
    id: number,
    { title, file, altText, version }: BeyondEdit,
  ): Promise<void> {
    await this.findOwn(actor, id);
    const added =
      file === undefined || file === 'none'
        ? undefined
        : await this.media.accept(actor.memberId, file, uploadRules['beyond-post']);
    await this.em.transactional(async () => {
      const post = await this.posts.lock(id);
      if (version !== undefined && version !== post.version)
        throw new Refusal('beyond.changed-meanwhile');
      const keeps = file === undefined;
      await this.posts.change(id, { title, assetId: keeps ? post.assetId : (added?.id ?? null) });
      if (added) await this.hold(actor, added, altText);
      else if (keeps && post.assetId !== null && altText !== undefined)
        await this.media.setAltText(post.assetId, altText);
      if (!keeps) await this.letGo(post);
      await this.mending.changed({ kind: BEYOND_POST, id });
    });
    if (added) await this.settle(added);
  }

  async remove(actor: Actor, id: number): Promise<void> {
    await this.findOwn(actor, id);
    await this.em.transactional(async () => {
      const post = await this.posts.lock(id);
      await this.posts.remove(id);
      await this.letGo(post);
      await this.audit.write({
        actorId: actor.memberId,
        action: 'post-deleted',
        object: `${BEYOND_POST} ${id}`,
        result: 'done',
      });
    });
  }

  private async hold(actor: Actor, asset: Asset, altText: string | undefined): Promise<void> {
    await this.media.hold(actor.memberId, [asset]);
    // No theatre, no patient: the sound of a film is its author's.
    await this.gate.holdBack({ asset, isSoundDecided: true });
    if (altText) await this.media.setAltText(asset.id, altText);
  }

  /** A film takes longer than a request can wait. */
  private async settle({ id, kind }: Asset): Promise<void> {
    if (kind === 'image') await this.gate.settle([id]);
  }

  private async letGo({ assetId }: LockedPost): Promise<void> {
    if (assetId !== null) await this.media.letGo([assetId]);
  }

  feed(actor: Actor, window: Window): Promise<Page<BeyondRow>> {
    return this.posts.feed(actor, window);
  }

  /** The posts of one member that the viewer may see. */
  ofMember(actor: Actor, memberId: number, window: Window): Promise<Page<BeyondRow>> {
    return this.posts.ofAuthor(actor, memberId, window);
  }

  collected(actor: Actor, window: Window): Promise<Page<BeyondRow>> {
    return this.posts.collected(actor, window);
  }

  find(actor: Actor, id: number): Promise<BeyondRow> {
    return this.posts.findVisibleTo(actor, id);
  }

  /** A post its author wants to edit or remove. @throws Refusal for anyone else */
  async findOwn(actor: Actor, id: number): Promise<BeyondFacts> {
    const post = await this.posts.factsVisibleTo(actor, id);
    if (post.authorId !== actor.memberId) throw new Refusal('beyond.not-author');
    return post;
  }
}
