import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import type { AuthorRow } from '../profiles/author';
import { Refusal } from '../refusal';
import { BlogRepository, type BlogRow, type WholeBlogRow } from './blog.repository';

export interface BlogsPage {
  readonly blogs: readonly BlogRow[];
  /** Null at the end. */
  readonly nextPage: number | null;
}

export interface WholeBlog extends WholeBlogRow {
  /** Undefined for a name alone. */
  readonly author: AuthorRow | undefined;
}

/** Articles for everybody to read. */
@Injectable()
export class BlogsService {
  constructor(
    private readonly blogs: BlogRepository,
    private readonly clock: Clock,
  ) {}

  /** `page` counts from 1. */
  async published(page: number, pageSize: number): Promise<BlogsPage> {
    const rows = await this.blogs.published(this.clock.now(), {
      limit: pageSize + 1,
      offset: (page - 1) * pageSize,
    });
    return { blogs: rows.slice(0, pageSize), nextPage: rows.length > pageSize ? page + 1 : null };
  }

  /** @throws Refusal for drafts and for what is scheduled, too */
  async read(id: number): Promise<WholeBlog> {
    const now = this.clock.now();
    const blog = await this.blogs.findPublished(id, now);
    if (!blog) throw new Refusal('not-found');
    return { ...blog, author: await this.blogs.authorOf(blog, now) };
  }
}
