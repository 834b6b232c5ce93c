import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { Multipart, ReceivedFile } from '../../media/multipart/multipart';
import type { ReceivedFile as File } from '../../media/received-file';
import { uploadRules } from '../../media/upload.rules';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { richTextOf } from '../../platform/rich-text/rich-text';
import type { AuthorRow } from '../../profiles/author';
import { type Actor, CurrentMember, ForRoles } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import type { EventContent, EventKind, EventRow } from '../event.repository';
import { programmeIn, speakersIn } from '../event-lines.rules';
import { dayOf, instantOf, USUAL_LENGTH_MS, type Which } from '../event-time.rules';
import { EventsService } from '../events.service';
import { EventViews } from '../events.views';
import { EventsQuery, EventView } from '../events.wire';
import { EventPublishingService, editionOfEvent } from './publishing.service';
import { DraftedView, EventBody, ManagedEventView, PublishBody } from './publishing.wire';

const MINUTE_MS = 60_000;
const form = { files: { banner: [uploadRules['event-banner']] as const }, maxFiles: 1 };

@Controller('admin/events')
@ForRoles('editor')
export class EventPublishingController {
  constructor(
    private readonly publishing: EventPublishingService,
    private readonly events: EventsService,
    private readonly views: EventViews,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Reply('Done.', 'events', [ManagedEventView])
  async list(@Query() page: EventsQuery): Promise<ManagedEventView[]> {
    return (await this.publishing.list(page)).map((row) => this.managed(row));
  }

  @Get(':id')
  @Reply('Done.', 'event', ManagedEventView)
  async preview(@Param('id', IdPipe) id: number): Promise<ManagedEventView> {
    const event = await this.publishing.preview(id);
    return this.managed(event, await this.events.speakersOf(event));
  }

  @Post('preview')
  @Reply('Done.', 'event', EventView)
  async previewTyped(@Body() body: EventBody): Promise<EventView> {
    const event = this.publishing.previewOf(contentOf(body));
    return this.views.of(event, await this.events.speakersOf(event));
  }

  @Post()
  @Multipart(form)
  @OncePerKey()
  @Reply('The draft is saved.', undefined, DraftedView)
  async draft(
    @CurrentMember() actor: Actor,
    @Body() body: EventBody,
    @ReceivedFile('banner') banner: File | undefined,
  ): Promise<DraftedView> {
    return Object.assign(new DraftedView(), {
      id: await this.publishing.draft(actor, contentOf(body), banner),
    });
  }

  @Post(':id')
  @Multipart(form)
  @Reply('The event is saved.')
  async change(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: EventBody,
    @ReceivedFile('banner') banner: File | undefined,
  ): Promise<void> {
    await this.publishing.change(actor, id, {
      content: contentOf(body),
      banner,
      edition: body.edition,
    });
  }

  @Post(':id/publish')
  @Reply('Done.')
  async publish(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { at, withdraws }: PublishBody,
  ): Promise<void> {
    await this.publishing.publish(actor, id, withdraws ? null : (at ?? this.clock.now()));
  }

  private managed(row: EventRow, members?: ReadonlyMap<number, AuthorRow>): ManagedEventView {
    const view = this.views.fill(new ManagedEventView(), row, members);
    return Object.assign(view, {
      publishedAt: timeOf(row.publishedAt),
      organiserLink: row.link ?? '',
      organiserRecording: row.recordingUrl ?? '',
      version: row.version,
      edition: editionOfEvent(row),
    });
  }
}

/** The content of a validated form. */
function contentOf({
  kind,
  title,
  description,
  descriptionHtml,
  location,
  zone,
  date,
  startTime,
  startWhich,
  minutes,
  link,
  ...page
}: EventBody): EventContent {
  const startsAt = instantOf(dayOf(date), startTime, zone, startWhich as Which);
  if (!startsAt) throw new Error('The rules let something through.');
  const length = minutes === undefined ? USUAL_LENGTH_MS : minutes * MINUTE_MS;
  const rich = richTextOf(descriptionHtml);
  return {
    title,
    location,
    startsAt,
    description: rich?.text ?? description,
    descriptionHtml: rich?.html ?? null,
    kind: (kind ?? 'event') as EventKind,
    endsAt: new Date(startsAt.getTime() + length),
    link: link ?? null,
    host: page.host ?? '',
    speakers: speakersIn(page.speakers ?? '') ?? [],
    programme: programmeIn(page.programme ?? '') ?? [],
    recordingUrl: page.recordingUrl ?? null,
  };
}
