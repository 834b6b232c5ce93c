import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import { Announcement } from './announcement.entity';
import {
  ANNOUNCEMENT,
  ANNOUNCEMENTS,
  type AnnouncementRow,
  LOCK_ANNOUNCEMENT,
  PUBLISH,
  PUBLISHED_ANNOUNCEMENTS,
} from './announcement.sql';

export type { AnnouncementRow } from './announcement.sql';

export interface AnnouncementText {
  readonly title: string;
  readonly text: string;
  /** Undefined or null for plain text. */
  readonly html?: string | null;
}

@Injectable()
export class AnnouncementRepository {
  constructor(private readonly em: EntityManager) {}

  /** Published announcements, latest first. `before` is the last one shown. */
  async published({ before, limit }: Window, now: Date): Promise<Page<AnnouncementRow>> {
    return Page.of(
      await PUBLISHED_ANNOUNCEMENTS.rows(this.em, { now, before, most: limit + 1 }),
      limit,
    );
  }

  /** Includes drafts. */
  async all({ before, limit }: Window): Promise<Page<AnnouncementRow>> {
    return Page.of(await ANNOUNCEMENTS.rows(this.em, { before, most: limit + 1 }), limit);
  }

  find(id: number): Promise<AnnouncementRow | undefined> {
    return ANNOUNCEMENT.first(this.em, { id });
  }

  /** Held still to the end of the transaction. */
  async lock(id: number): Promise<AnnouncementRow | undefined> {
    await LOCK_ANNOUNCEMENT.rows(this.em, { id });
    return this.find(id);
  }

  /** Whether members may read exactly this version. */
  async isPublished(id: number, version: number, now: Date): Promise<boolean> {
    const row = await this.find(id);
    return row?.version === version && row.publishedAt !== null && new Date(row.publishedAt) <= now;
  }

  add({ title, text, html = null }: AnnouncementText): Promise<number> {
    return this.em.insert(Announcement, { title, text, html, version: 1 });
  }

  async change(id: number, { title, text, html = null }: AnnouncementText): Promise<void> {
    await this.em.nativeUpdate(Announcement, { id }, { title, text, html });
  }

  /**
   * @param publishedAt null to unpublish
   * @returns the changed row; undefined if there is none
   */
  async publish(id: number, publishedAt: Date | null): Promise<AnnouncementRow | undefined> {
    await PUBLISH.rows(this.em, { id, publishedAt });
    return this.find(id);
  }
}
