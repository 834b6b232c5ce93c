import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import { Outbox } from '../platform/outbox/outbox';
import type { AuthorRow } from '../profiles/author';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { momentOf, stretchOf } from '../wire/paging';
import { type EventKind, type EventList, EventRepository, type EventRow } from './event.repository';
import { stateOf } from './event-time.rules';
import { eventReminder } from './events.signals';

const PAGE = 20;

export const spanOf = ({ startsAt, endsAt }: EventRow) => ({
  startsAt: timeOf(startsAt),
  endsAt: timeOf(endsAt),
});

/** Events for members. */
@Injectable()
export class EventsService {
  constructor(
    private readonly clock: Clock,
    private readonly events: EventRepository,
    private readonly outbox: Outbox,
  ) {}

  /** As the list stood at `asOf`, so that no event repeats or hides when it begins meanwhile. */
  list(
    actor: Actor,
    list: EventList,
    asked: { kind: EventKind | undefined; page?: number; asOf?: Date; last?: number },
  ): Promise<EventRow[]> {
    const stretch = stretchOf(asked.page, PAGE, asked.last);
    return this.events.page(actor.memberId, list, {
      now: momentOf(asked.asOf, this.clock.now()),
      kind: asked.kind,
      stretch,
    });
  }

  registeredOf(actor: Actor): Promise<number[]> {
    return this.events.registeredOf(actor.memberId, this.clock.now());
  }

  /** @throws Refusal `not-found`, also for events that are not published yet */
  async find(actor: Actor, id: number): Promise<EventRow> {
    const event = await this.events.findPublished(actor.memberId, id, this.clock.now());
    if (!event) throw new Refusal('not-found');
    return event;
  }

  /** Those speakers who are members, by id. */
  async speakersOf({ speakers }: EventRow): Promise<ReadonlyMap<number, AuthorRow>> {
    const ids = speakers.flatMap(({ memberId }) => (memberId === null ? [] : [memberId]));
    return this.events.members(ids);
  }

  /** Repeating it has no effect; also possible during the event. */
  async register(actor: Actor, id: number, zone: string | undefined): Promise<void> {
    const event = await this.find(actor, id);
    if (stateOf(spanOf(event), this.clock.now()) === 'past') throw new Refusal('events.over');
    await this.events.register(id, actor.memberId, { zone, now: this.clock.now() });
  }

  /** Possible until the start. */
  async unregister(actor: Actor, id: number): Promise<void> {
    const event = await this.find(actor, id);
    if (stateOf(spanOf(event), this.clock.now()) !== 'upcoming') throw new Refusal('events.begun');
    await this.events.unregister(id, actor.memberId);
  }

  /**
   * Job: reminds once, and only of the current version of the event; not if it was moved or
   * withdrawn, or has started.
   */
  async remind(
    about: { eventId: number; version: number; minutes: number },
    outboxId: number,
  ): Promise<void> {
    await this.outbox.once(outboxId, async () => {
      const { eventId, version } = about;
      const event = await this.events.findPublished(0, eventId, this.clock.now());
      if (
        !event ||
        event.version !== version ||
        stateOf(spanOf(event), this.clock.now()) !== 'upcoming'
      )
        return;
      const memberIds = await this.events.registered(eventId);
      await this.outbox.laterForAll(
        eventReminder,
        memberIds.map((memberId) => ({ ...about, memberId })),
      );
    });
  }
}
