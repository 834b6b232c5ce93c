import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { asHtml, harmless, richTextOf } from '../../platform/rich-text/rich-text';
import { type Actor, CurrentMember, ForRoles } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { PageQuery, windowOf } from '../../wire/paging';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { PublishedIdView, PublishLearningBody } from '../publishing/publishing.wire';
import {
  AnnouncementRepository,
  type AnnouncementRow,
  type AnnouncementText,
} from './announcement.repository';
import {
  AnnouncementBody,
  ManagedAnnouncementView,
  PreviewedAnnouncementView,
} from './announcements.wire';
import { AnnouncingService, editionOfAnnouncement } from './announcing.service';

@Controller('admin/announcements')
@ForRoles('editor')
export class AnnouncingController {
  constructor(
    private readonly announcing: AnnouncingService,
    private readonly announcements: AnnouncementRepository,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Reply('Done.', 'result', [ManagedAnnouncementView])
  async list(@Query() query: PageQuery): Promise<Page<ManagedAnnouncementView>> {
    return (await this.announcements.all(windowOf(query))).map(viewOf);
  }

  @Get(':id')
  @Reply('Done.', 'announcement', ManagedAnnouncementView)
  async preview(@Param('id', IdPipe) id: number): Promise<ManagedAnnouncementView> {
    return viewOf(await this.announcing.preview(id));
  }

  @Post('preview')
  @Reply('Done.', 'announcement', PreviewedAnnouncementView)
  previewTyped(@Body() body: AnnouncementBody): PreviewedAnnouncementView {
    const { title, text, html } = toldIn(body);
    return Object.assign(new PreviewedAnnouncementView(), { title, html: html ?? asHtml(text) });
  }

  @Post()
  @OncePerKey()
  @Reply('The draft is saved.', undefined, PublishedIdView)
  async draft(
    @CurrentMember() actor: Actor,
    @Body() body: AnnouncementBody,
  ): Promise<PublishedIdView> {
    return Object.assign(new PublishedIdView(), {
      id: await this.announcing.draft(actor, toldIn(body)),
    });
  }

  @Post(':id')
  @Reply('The announcement is saved.')
  async change(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: AnnouncementBody,
  ): Promise<void> {
    await this.announcing.change(actor, id, { told: toldIn(body), edition: body.edition });
  }

  @Post(':id/publish')
  @Reply('Done.')
  async publish(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { at, withdraws }: PublishLearningBody,
  ): Promise<void> {
    await this.announcing.publish(actor, id, withdraws ? null : (at ?? this.clock.now()));
  }
}

function toldIn({ title, text, html }: AnnouncementBody): AnnouncementText {
  const rich = richTextOf(html);
  return { title, text: rich?.text ?? text, html: rich?.html ?? null };
}

function viewOf(row: AnnouncementRow): ManagedAnnouncementView {
  const { id, title, text, html, publishedAt } = row;
  return Object.assign(new ManagedAnnouncementView(), {
    id,
    title,
    text,
    html: harmless(html ?? asHtml(text)),
    publishedAt: timeOf(publishedAt),
    edition: editionOfAnnouncement(row),
  });
}
