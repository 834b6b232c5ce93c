import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Renditions } from '../media/asset';
import type { DbTime } from '../platform/database/columns';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';

/** What an administrator writes. */
export interface BlogContent {
  readonly title: string;
  readonly category: string;
  readonly summary: string;
  readonly authorName: string;
  /** Harmless. */
  readonly html: string;
  readonly pictureId: number | null;
  /** Null for a draft; to come for one that is scheduled. */
  readonly publishedAt: Date | null;
}

/** A blog as lists show it. */
export interface BlogRow {
  readonly id: number;
  readonly title: string;
  readonly category: string;
  readonly summary: string;
  readonly authorName: string;
  readonly publishedAt: DbTime | null;
  readonly editedAt: DbTime;
  readonly pictureId: number | null;
  readonly pictureKey: string | null;
  readonly renditions: Renditions | null;
}

export interface WholeBlogRow extends BlogRow {
  readonly html: string;
}

const COLUMNS = `b.id, b.title, b.category, b.summary, b.author_name as "authorName", b.published_at as "publishedAt", b.edited_at as "editedAt",
  b.picture_id as "pictureId", picture.key as "pictureKey", picture.renditions`;
const FROM = `from blog b left join asset picture on picture.id = b.picture_id and picture.state = 'ready'`;

@Injectable()
export class BlogRepository {
  constructor(private readonly em: EntityManager) {}

  /** What is published by now, the newest first. */
  published(now: Date, { limit, offset }: { limit: number; offset: number }): Promise<BlogRow[]> {
    return this.em.execute<BlogRow[]>(
      `select ${COLUMNS} ${FROM} where b.published_at <= ? order by b.published_at desc, b.id desc limit ? offset ?`,
      [now, limit, offset],
    );
  }

  async findPublished(id: number, now: Date): Promise<WholeBlogRow | undefined> {
    const [row] = await this.em.execute<WholeBlogRow[]>(
      `select ${COLUMNS}, b.html ${FROM} where b.id = ? and b.published_at <= ?`,
      [id, now],
    );
    return row;
  }

  /** Drafts and all. */
  async find(id: number): Promise<WholeBlogRow | undefined> {
    const [row] = await this.em.execute<WholeBlogRow[]>(
      `select ${COLUMNS}, b.html ${FROM} where b.id = ?`,
      [id],
    );
    return row;
  }

  /** Drafts and all, those written last first. */
  async page({ before, limit }: Window): Promise<Page<BlogRow>> {
    const rows = await this.em.execute<BlogRow[]>(
      `select ${COLUMNS} ${FROM} where b.id < ? order by b.id desc limit ?`,
      [before, limit + 1],
    );
    return Page.of(rows, limit);
  }

  async add(content: BlogContent, at: Date): Promise<number> {
    const [row] = await this.em.execute<{ id: number }[]>(
      `insert into blog (title, category, summary, author_name, html, picture_id, published_at, created_at, edited_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [...valuesOf(content), at, at],
    );
    if (!row) throw new Error('The blog was not stored.');
    return row.id;
  }

  /** @returns whether there is such a blog */
  async change(id: number, content: BlogContent, at: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update blog set title = ?, category = ?, summary = ?, author_name = ?, html = ?, picture_id = ?, published_at = ?, edited_at = ?
       where id = ? returning id`,
      [...valuesOf(content), at, id],
    );
    return rows.length > 0;
  }

  async remove(id: number): Promise<boolean> {
    return (
      (await this.em.execute<unknown[]>('delete from blog where id = ? returning id', [id]))
        .length > 0
    );
  }
}

const valuesOf = ({
  title,
  category,
  summary,
  authorName,
  html,
  pictureId,
  publishedAt,
}: BlogContent) => [...[title, category, summary, authorName, html, pictureId, publishedAt]];
