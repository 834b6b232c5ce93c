import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MediaService } from '../../media/media.service';
import type { ReceivedFile } from '../../media/received-file';
import { uploadRules } from '../../media/upload.rules';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { demandEdition, editionOf } from '../../wire/edition';
import { momentOf, type PageAsOf, stretchOf } from '../../wire/paging';
import { type EventContent, EventRepository, type EventRow } from '../event.repository';
import { REMINDERS } from '../event-time.rules';
import { remindOfEvent } from '../events.jobs';

const PAGE = 50;
const MINUTE_MS = 60_000;

interface ChangedEvent {
  readonly content: EventContent;
  readonly banner: ReceivedFile | undefined;
  /** The one that the editor began from. */
  readonly edition: string | undefined;
}

/** Of what the editor's form holds. */
export const editionOfEvent = (row: EventRow): string =>
  editionOf([
    row.kind,
    row.title,
    row.description,
    row.descriptionHtml,
    row.location,
    row.link,
    row.startsAt,
    row.endsAt,
    row.host,
    row.speakers,
    row.programme,
    row.recordingUrl,
    row.bannerKey,
  ]);

/** Editing of events: drafts, changes, publishing now or later. */
@Injectable()
export class EventPublishingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly events: EventRepository,
    private readonly media: MediaService,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  list({ page, asOf, last }: PageAsOf): Promise<EventRow[]> {
    return this.events.all(momentOf(asOf, this.clock.now()), stretchOf(page, PAGE, last));
  }

  /** The event as it will be shown. */
  async preview(id: number): Promise<EventRow> {
    const event = await this.events.find(id);
    if (!event) throw new Refusal('not-found');
    return event;
  }

  /** What was typed, as it would be stored. Nothing is stored. */
  previewOf(content: EventContent): EventRow {
    return {
      ...content,
      id: 0,
      version: 0,
      registrationCount: 0,
      isRegistered: false,
      descriptionHtml: content.descriptionHtml ?? null,
      publishedAt: null,
      attendedAt: null,
      bannerKey: null,
      bannerMediumKey: null,
      startsAt: content.startsAt.toISOString(),
      endsAt: content.endsAt.toISOString(),
      speakers: [...content.speakers],
      programme: [...content.programme],
    };
  }

  /** Creates a draft. @returns its id */
  async draft(
    actor: Actor,
    content: EventContent,
    banner: ReceivedFile | undefined,
  ): Promise<number> {
    const asset =
      banner && (await this.media.accept(actor.memberId, banner, uploadRules['event-banner']));
    return this.em.transactional(async () => {
      const id = await this.events.add(content, this.clock.now());
      if (asset) await this.hold(actor, id, asset.id);
      await this.write(actor, 'event-drafted', id);
      return id;
    });
  }

  /** Moves the reminders with the event. */
  async change(
    actor: Actor,
    id: number,
    { content, banner, edition }: ChangedEvent,
  ): Promise<void> {
    await this.preview(id);
    const asset =
      banner && (await this.media.accept(actor.memberId, banner, uploadRules['event-banner']));
    await this.em.transactional(async () => {
      await this.events.lock(id);
      demandEdition(edition, editionOfEvent(await this.preview(id)));
      await this.events.change(id, content);
      if (asset) await this.hold(actor, id, asset.id);
      await this.promiseReminders(id);
      await this.write(actor, 'event-changed', id);
    });
  }

  /** @param at null unpublishes it: a draft again */
  async publish(actor: Actor, id: number, at: Date | null): Promise<void> {
    await this.preview(id);
    await this.em.transactional(async () => {
      await this.events.lock(id);
      await this.events.publish(id, at);
      await this.promiseReminders(id);
      await this.write(actor, at === null ? 'event-withdrawn' : 'event-published', id);
    });
  }

  private async hold(actor: Actor, id: number, assetId: number): Promise<void> {
    await this.media.hold(actor.memberId, [{ id: assetId }]);
    const before = await this.events.setBanner(id, assetId);
    if (before !== null) await this.media.letGo([before]);
  }

  /** Reminders of earlier versions detect that they are outdated. */
  private async promiseReminders(eventId: number): Promise<void> {
    const event = await this.preview(eventId);
    if (event.publishedAt === null) return;
    const { version } = event;
    for (const minutes of REMINDERS) {
      const runAt = new Date(timeOf(event.startsAt).getTime() - minutes * MINUTE_MS);
      if (runAt > this.clock.now())
        await this.outbox.later(remindOfEvent, { eventId, version, minutes }, { runAt });
    }
  }

  private async write(actor: Actor, action: string, id: number): Promise<void> {
    await this.audit.write({
      actorId: actor.memberId,
      action,
      object: `event ${id}`,
      result: 'done',
    });
  }
}
