import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { MediaService } from '../media/media.service';
import { Blog } from './blog.entity';
import { BLOGS_BY } from './blog.sql';

/**
 * Blogs belong to the site and stay, under the name of their author; the link to the member is
 * removed when they leave. Their images are transferred to another administrator when the uploader
 * leaves.
 */
@Injectable()
export class BlogsMemberData extends MemberData {
  override readonly name = 'blogs';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly media: MediaService,
  ) {
    super(parts);
  }

  /** The images are among the files of the archive. */
  override collect(memberId: number): Promise<object> {
    return BLOGS_BY.rows(this.em, { memberId });
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.nativeUpdate(Blog, { authorId: memberId }, { authorId: null });
    await this.media.passToAdministrator(memberId, 'blog-picture');
  }
}
