import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { timeOf } from '../platform/database/columns';
import type { AuthorRow } from '../profiles/author';
import type { Stretch, Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { Blog } from './blog.entity';
import {
  ANY_BLOG,
  ANY_BLOGS,
  AUTHOR_SHOWN,
  type BlogRow,
  LOCK_BLOG,
  MEMBER_AT,
  PLACE_OF_BLOG,
  PUBLISHED_BLOG,
  PUBLISHED_BLOGS,
  type WholeBlogRow,
} from './blog.sql';

export type { BlogRow, WholeBlogRow } from './blog.sql';

/** The content of a blog as entered by an editor. */
export interface BlogContent {
  readonly title: string;
  readonly category: string;
  readonly summary: string;
  readonly authorName: string;
  /** Null if the author is not a member, or was not given as one. */
  readonly authorId: number | null;
  /** Sanitised. */
  readonly html: string;
  readonly pictureId: number | null;
  /** Null for a draft; in the future for a scheduled blog. */
  readonly publishedAt: Date | null;
}

@Injectable()
export class BlogRepository {
  constructor(private readonly em: EntityManager) {}

  /** Blogs published by now, newest first. A last row that is published no more names no place. */
  async published(now: Date, { limit, offset, last }: Stretch): Promise<BlogRow[]> {
    const after = last ? await PLACE_OF_BLOG.first(this.em, { id: last, now }) : undefined;
    return PUBLISHED_BLOGS.rows(this.em, {
      until: after ? timeOf(after.publishedAt) : now,
      below: after?.id ?? Number.MAX_SAFE_INTEGER,
      most: limit,
      from: after ? 0 : offset,
    });
  }

  findPublished(id: number, now: Date): Promise<WholeBlogRow | undefined> {
    return PUBLISHED_BLOG.first(this.em, { id, now });
  }

  /** Includes drafts. */
  find(id: number): Promise<WholeBlogRow | undefined> {
    return ANY_BLOG.first(this.em, { id });
  }

  /** Held still to the end of the transaction. */
  async lock(id: number): Promise<WholeBlogRow | undefined> {
    await LOCK_BLOG.rows(this.em, { id });
    return this.find(id);
  }

  /** Includes drafts, most recently written first. */
  async page({ before, limit }: Window): Promise<Page<BlogRow>> {
    return Page.of(await ANY_BLOGS.rows(this.em, { before, most: limit + 1 }), limit);
  }

  /** The public view of the author; undefined if only a name is known. */
  async authorOf(
    { authorId }: Pick<BlogRow, 'authorId'>,
    now: Date,
  ): Promise<AuthorRow | undefined> {
    return authorId === null ? undefined : AUTHOR_SHOWN.first(this.em, { memberId: authorId, now });
  }

  memberAt(key: string) {
    return MEMBER_AT.first(this.em, { key });
  }

  add(content: BlogContent, at: Date): Promise<number> {
    return this.em.insert(Blog, { ...contentOf(content), createdAt: at, editedAt: at });
  }

  /** @returns whether the blog exists */
  async change(id: number, content: BlogContent, at: Date): Promise<boolean> {
    return (await this.em.nativeUpdate(Blog, { id }, { ...contentOf(content), editedAt: at })) > 0;
  }

  async remove(id: number): Promise<boolean> {
    return (await this.em.nativeDelete(Blog, { id })) > 0;
  }
}

/** Drops any other properties of the caller's object. */
const contentOf = ({
  title,
  category,
  summary,
  authorName,
  authorId,
  html,
  pictureId,
  publishedAt,
}: BlogContent) => ({
  title,
  category,
  summary,
  authorName,
  authorId,
  html,
  pictureId,
  publishedAt,
});
