import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import type { AuthorRow } from '../profiles/author';
import { Refusal } from '../refusal';
import { momentOf, type PageAsOf, stretchOf } from '../wire/paging';
import { BlogRepository, type BlogRow, type WholeBlogRow } from './blog.repository';

export interface BlogsPage {
  readonly blogs: readonly BlogRow[];
  /** Null on the last page. */
  readonly nextPage: number | null;
}

export interface WholeBlog extends WholeBlogRow {
  /** Undefined if only a name is known. */
  readonly author: AuthorRow | undefined;
}

/** Articles that everyone can read. */
@Injectable()
export class BlogsService {
  constructor(
    private readonly blogs: BlogRepository,
    private readonly clock: Clock,
  ) {}

  /** `page` starts at 1. */
  async published({ page = 1, asOf, last }: PageAsOf, pageSize: number): Promise<BlogsPage> {
    const rows = await this.blogs.published(momentOf(asOf, this.clock.now()), {
      ...stretchOf(page, pageSize, last),
      limit: pageSize + 1,
    });
    return { blogs: rows.slice(0, pageSize), nextPage: rows.length > pageSize ? page + 1 : null };
  }

  /** @throws Refusal `not-found`, also for drafts and scheduled blogs */
  async read(id: number): Promise<WholeBlog> {
    const now = this.clock.now();
    const blog = await this.blogs.findPublished(id, now);
    if (!blog) throw new Refusal('not-found');
    return { ...blog, author: await this.blogs.authorOf(blog, now) };
  }
}
