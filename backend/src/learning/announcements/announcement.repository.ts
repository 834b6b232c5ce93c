import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { DbTime } from '../../platform/database/columns';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';

export interface AnnouncementText {
  readonly title: string;
  readonly text: string;
}

export interface AnnouncementRow extends AnnouncementText {
  readonly id: number;
  /** Null for a draft; to come for a scheduled one. */
  readonly publishedAt: DbTime | null;
  readonly version: number;
}

const SELECT = 'select id, title, text, published_at as "publishedAt", version from announcement';

@Injectable()
export class AnnouncementRepository {
  constructor(private readonly em: EntityManager) {}

  /** What members read, the latest published first. `before` is the last one that was read. */
  async published({ before, limit }: Window, now: Date): Promise<Page<AnnouncementRow>> {
    const rows = await this.em.execute<AnnouncementRow[]>(
      `${SELECT} where published_at <= ?
         and (published_at, id) < (coalesce((select published_at from announcement where id = ?), 'infinity'), cast(? as bigint))
       order by published_at desc, id desc limit ?`,
      [now, before, before, limit + 1],
    );
    return Page.of(rows, limit);
  }

  /** Drafts too. */
  async all({ before, limit }: Window): Promise<Page<AnnouncementRow>> {
    return Page.of(
      await this.em.execute<AnnouncementRow[]>(`${SELECT} where id < ? order by id desc limit ?`, [
        before,
        limit + 1,
      ]),
      limit,
    );
  }

  async find(id: number): Promise<AnnouncementRow | undefined> {
    const [row] = await this.em.execute<AnnouncementRow[]>(`${SELECT} where id = ?`, [id]);
    return row;
  }

  /** Whether members may read just this version. */
  async isPublished(id: number, version: number, now: Date): Promise<boolean> {
    const row = await this.find(id);
    return row?.version === version && row.publishedAt !== null && new Date(row.publishedAt) <= now;
  }

  async add({ title, text }: AnnouncementText): Promise<number> {
    const [row] = await this.em.execute<{ id: number }[]>(
      'insert into announcement (title, text) values (?, ?) returning id',
      [title, text],
    );
    if (!row) throw new Error('The announcement was not stored.');
    return row.id;
  }

  /** @returns as it is now; undefined when there is no such thing */
  async change(
    id: number,
    { title, text }: AnnouncementText,
  ): Promise<AnnouncementRow | undefined> {
    await this.em.execute('update announcement set title = ?, text = ? where id = ?', [
      title,
      text,
      id,
    ]);
    return this.find(id);
  }

  /** @param at null takes it back. @returns as it is now; undefined when there is no such thing */
  async publish(id: number, at: Date | null): Promise<AnnouncementRow | undefined> {
    await this.em.execute(
      'update announcement set published_at = ?, version = version + 1 where id = ?',
      [at, id],
    );
    return this.find(id);
  }
}
