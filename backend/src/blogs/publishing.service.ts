import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Asset } from '../media/asset';
import { MediaService } from '../media/media.service';
import type { ReceivedFile } from '../media/multipart/received-file';
import { uploadRules } from '../media/upload.rules';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { harmless } from '../platform/rich-text/rich-text';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import type { Page } from '../wire/reply';
import {
  type BlogContent,
  BlogRepository,
  type BlogRow,
  type WholeBlogRow,
} from './blog.repository';

/** What an administrator does with blogs. The door lets nobody else in. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly em: EntityManager,
    private readonly blogs: BlogRepository,
    private readonly media: MediaService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  list(window: Window): Promise<Page<BlogRow>> {
    return this.blogs.page(window);
  }

  /** As it will look once it is published. */
  async preview(id: number): Promise<WholeBlogRow> {
    const blog = await this.blogs.find(id);
    if (!blog) throw new Refusal('not-found');
    return blog;
  }

  async write(actor: Actor, content: BlogContent): Promise<number> {
    return this.em.transactional(async () => {
      const id = await this.blogs.add(await this.checked(content), this.clock.now());
      await this.tellAudit(actor, 'blog.written', id);
      return id;
    });
  }

  async edit(actor: Actor, id: number, content: BlogContent): Promise<void> {
    await this.em.transactional(async () => {
      if (!(await this.blogs.change(id, await this.checked(content), this.clock.now())))
        throw new Refusal('not-found');
      await this.tellAudit(actor, 'blog.edited', id);
    });
  }

  async remove(actor: Actor, id: number): Promise<void> {
    await this.em.transactional(async () => {
      if (!(await this.blogs.remove(id))) throw new Refusal('not-found');
      await this.tellAudit(actor, 'blog.deleted', id);
    });
  }

  /** Kept for the site: articles name it by its address. */
  async addPicture(actor: Actor, file: ReceivedFile, altText: string): Promise<Asset> {
    const asset = await this.media.accept(actor.memberId, file, uploadRules['blog-picture']);
    await this.em.transactional(async () => {
      await this.media.hold(actor.memberId, [asset]);
      await this.media.setAltText(asset.id, altText);
    });
    return asset;
  }

  pictures(window: Window): Promise<Page<Asset>> {
    return this.media.ofPurpose('blog-picture', window);
  }

  /** @throws Refusal when the picture is none of the blogs' */
  private async checked(content: BlogContent): Promise<BlogContent> {
    if (content.pictureId !== null) {
      const [picture] = await this.media.find([content.pictureId]);
      if (picture?.purpose !== 'blog-picture' || picture.attachedAt === null) {
        throw new Refusal('fields', {
          errors: { pictureId: ['Please choose one of the pictures of the blogs.'] },
        });
      }
    }
    return { ...content, html: harmless(content.html) };
  }

  private tellAudit(actor: Actor, action: string, id: number): Promise<void> {
    return this.audit.write({
      actorId: actor.memberId,
      action,
      object: `blog ${id}`,
      result: 'done',
    });
  }
}
