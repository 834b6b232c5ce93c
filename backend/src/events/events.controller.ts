import { Body, Controller, Delete, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Settings } from '../platform/config/settings';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { calendarFile } from './calendar-file';
import type { EventKind, EventList } from './event.repository';
import { EventsService } from './events.service';
import { EventViews } from './events.views';
import {
  EventRegistrationBody,
  EventsQuery,
  EventsView,
  EventView,
  JoinedView,
  RegisteredEventView,
} from './events.wire';

const REGISTERED = 'You are registered for this event.';
const UNREGISTERED = 'You are no longer registered.';

@Controller()
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly views: EventViews,
    private readonly settings: Settings,
  ) {}

  @Get('pastEvents')
  @Reply('Done.', undefined, EventsView)
  past(@CurrentMember() actor: Actor, @Query() query: EventsQuery): Promise<EventsView> {
    return this.list(actor, 'past', query);
  }

  @Get('upComingEvents')
  @Reply('Done.', undefined, EventsView)
  upcoming(@CurrentMember() actor: Actor, @Query() query: EventsQuery): Promise<EventsView> {
    return this.list(actor, 'upcoming', query);
  }

  @Get('ongoingEvents')
  @Reply('Done.', undefined, EventsView)
  ongoing(@CurrentMember() actor: Actor, @Query() query: EventsQuery): Promise<EventsView> {
    return this.list(actor, 'ongoing', query);
  }

  private async list(
    actor: Actor,
    list: EventList,
    { kind, ...asked }: EventsQuery,
  ): Promise<EventsView> {
    const [rows, registered] = await Promise.all([
      this.events.list(actor, list, { ...asked, kind: kind as EventKind | undefined }),
      this.events.registeredOf(actor),
    ]);
    return Object.assign(new EventsView(), {
      events: rows.map((row) => this.views.of(row)),
      registered: registered.map((eventId) =>
        Object.assign(new RegisteredEventView(), { eventId }),
      ),
    });
  }

  /** Returns a list with one item, as the old apps expect. */
  @Get('eventDetails/:id')
  @Reply('Done.', 'events', [EventView])
  async details(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<EventView[]> {
    const event = await this.events.find(actor, id);
    return [this.views.of(event, await this.events.speakersOf(event))];
  }

  @Put('events/join/:id')
  @Reply(REGISTERED, undefined, JoinedView)
  async register(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { timezone }: EventRegistrationBody,
  ): Promise<JoinedView> {
    await this.events.register(actor, id, timezone);
    return Object.assign(new JoinedView(), { message: REGISTERED });
  }

  @Delete('events/join/:id')
  @WhileRestricted()
  @Reply(UNREGISTERED, undefined, JoinedView)
  async unregister(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<JoinedView> {
    await this.events.unregister(actor, id);
    return Object.assign(new JoinedView(), { message: UNREGISTERED });
  }

  @Get('events/:file')
  async calendar(
    @CurrentMember() actor: Actor,
    @Param('file') file: string,
    @Res() response: Response,
  ): Promise<void> {
    const id = await new IdPipe().transform(/^(\d+)\.ics$/.exec(file)?.[1] ?? '');
    const text = await calendarFile(
      await this.events.find(actor, id),
      `${this.settings.linkBase}/events/${id}`,
    );
    response.type('text/calendar; charset=utf-8').attachment(`event-${id}.ics`).send(text);
  }
}
