import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { demandEdition, editionOf } from '../../wire/edition';
import { announced } from '../learning.signals';
import {
  AnnouncementRepository,
  type AnnouncementRow,
  type AnnouncementText,
} from './announcement.repository';

export const editionOfAnnouncement = ({ title, text, html }: AnnouncementRow): string =>
  editionOf([title, text, html]);

/** Editing of announcements. */
@Injectable()
export class AnnouncingService {
  constructor(
    private readonly em: EntityManager,
    private readonly announcements: AnnouncementRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** The announcement as members will see it. */
  async preview(id: number): Promise<AnnouncementRow> {
    return found(await this.announcements.find(id));
  }

  /** Creates a draft. @returns its id */
  draft(actor: Actor, told: AnnouncementText): Promise<number> {
    return this.em.transactional(async () => {
      const id = await this.announcements.add(told);
      await this.write(actor, 'announcement-drafted', id);
      return id;
    });
  }

  /** Members are not notified again of an edited announcement. */
  async change(
    actor: Actor,
    id: number,
    { told, edition }: { told: AnnouncementText; edition: string | undefined },
  ): Promise<void> {
    await this.em.transactional(async () => {
      const before = found(await this.announcements.lock(id));
      demandEdition(edition, editionOfAnnouncement(before));
      await this.announcements.change(id, told);
      await this.write(actor, 'announcement-changed', id);
    });
  }

  /** Members are notified at the given time. @param at null unpublishes it: a draft again */
  async publish(actor: Actor, id: number, at: Date | null): Promise<void> {
    await this.em.transactional(async () => {
      const { version } = found(await this.announcements.publish(id, at));
      if (at !== null)
        await this.outbox.later(announced, { announcementId: id, version }, { runAt: at });
      await this.write(
        actor,
        at === null ? 'announcement-withdrawn' : 'announcement-published',
        id,
      );
    });
  }

  private async write(actor: Actor, action: string, id: number): Promise<void> {
    await this.audit.write({
      actorId: actor.memberId,
      action,
      object: `announcement ${id}`,
      result: 'done',
    });
  }
}

function found(row: AnnouncementRow | undefined): AnnouncementRow {
  if (!row) throw new Refusal('not-found');
  return row;
}
