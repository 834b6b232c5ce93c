import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { emailKey, fullName } from '../auth/account.entity';
import type { Asset } from '../media/asset';
import { MediaService } from '../media/media.service';
import type { ReceivedFile } from '../media/received-file';
import { uploadRules } from '../media/upload.rules';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { harmless } from '../platform/rich-text/rich-text';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { demandEdition } from '../wire/edition';
import type { Window } from '../wire/paging';
import type { Page } from '../wire/reply';
import {
  type BlogContent,
  BlogRepository,
  type BlogRow,
  type WholeBlogRow,
} from './blog.repository';
import { editionOfBlog } from './blog-views';
import type { WholeBlog } from './blogs.service';

export type BlogAnswers = Omit<BlogContent, 'authorId'>;

/** Editing of blogs. Access is restricted to editors by the controller. */
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

  /** The blog as it will look once published. */
  async preview(id: number): Promise<WholeBlog> {
    const blog = await this.blogs.find(id);
    if (!blog) throw new Refusal('not-found');
    return { ...blog, author: await this.blogs.authorOf(blog, this.clock.now()) };
  }

  /** What was typed, checked and sanitised as it would be stored. Nothing is stored. */
  async previewOf(content: BlogAnswers, id: number | undefined): Promise<WholeBlog> {
    const before = id === undefined ? undefined : await this.blogs.find(id);
    if (id !== undefined && !before) throw new Refusal('not-found');
    const now = this.clock.now();
    const checked = await this.checked(content, before);
    const picture = await this.picture(content.pictureId);
    return {
      ...checked,
      id: id ?? 0,
      editedAt: now.toISOString(),
      publishedAt: checked.publishedAt?.toISOString() ?? null,
      pictureKey: picture?.key ?? null,
      renditions: picture?.renditions ?? null,
      author: await this.blogs.authorOf(checked, now),
    };
  }

  async write(actor: Actor, content: BlogAnswers): Promise<number> {
    return this.em.transactional(async () => {
      const id = await this.blogs.add(await this.checked(content), this.clock.now());
      await this.tellAudit(actor, 'blog.written', id);
      return id;
    });
  }

  async edit(
    actor: Actor,
    id: number,
    { content, edition }: { content: BlogAnswers; edition: string | undefined },
  ): Promise<void> {
    await this.em.transactional(async () => {
      const before = await this.blogs.lock(id);
      if (!before) throw new Refusal('not-found');
      demandEdition(edition, editionOfBlog(before));
      await this.blogs.change(id, await this.checked(content, before), this.clock.now());
      await this.tellAudit(actor, 'blog.edited', id);
    });
  }

  async remove(actor: Actor, id: number): Promise<void> {
    await this.em.transactional(async () => {
      if (!(await this.blogs.remove(id))) throw new Refusal('not-found');
      await this.tellAudit(actor, 'blog.deleted', id);
    });
  }

  /** Kept permanently: articles refer to it by its URL. */
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

  /** @throws Refusal if the picture was not uploaded for blogs */
  private async checked(content: BlogAnswers, before?: WholeBlogRow): Promise<BlogContent> {
    const picture = await this.picture(content.pictureId);
    if (picture && (picture.purpose !== 'blog-picture' || picture.attachedAt === null))
      throw noPicture();
    return {
      ...content,
      ...(await this.author(content.authorName, before)),
      html: harmless(content.html),
    };
  }

  /** @throws Refusal if there is none with this id */
  private async picture(id: number | null): Promise<Asset | undefined> {
    if (id === null) return undefined;
    const [picture] = await this.media.find([id]);
    if (!picture) throw noPicture();
    return picture;
  }

  /**
   * The author may be given by a member's email address, from which the article takes the name and
   * id. Another name removes the link to the member; an unchanged one keeps it.
   * @throws Refusal if nobody has that address
   */
  private async author(
    typed: string,
    before?: WholeBlogRow,
  ): Promise<Pick<BlogContent, 'authorName' | 'authorId'>> {
    if (!typed.includes('@'))
      return {
        authorName: typed,
        authorId: before?.authorName === typed ? before.authorId : null,
      };
    const member = await this.blogs.memberAt(emailKey(typed));
    if (!member)
      throw new Refusal('fields', {
        errors: { authorName: ['No member has this email address.'] },
      });
    return { authorName: `Dr. ${fullName(member)}`, authorId: member.id };
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

const noPicture = () =>
  new Refusal('fields', {
    errors: { pictureId: ['Please choose one of the pictures of the blogs.'] },
  });
