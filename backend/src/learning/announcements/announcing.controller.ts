import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { type Actor, CurrentMember, ForRoles } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { PageQuery, windowOf } from '../../wire/paging';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { PublishedIdView, PublishLearningBody } from '../publishing/publishing.wire';
import { AnnouncementRepository, type AnnouncementRow } from './announcement.repository';
import { AnnouncementBody, ManagedAnnouncementView } from './announcements.wire';
import { AnnouncingService } from './announcing.service';

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

  @Post()
  @OncePerKey()
  @Reply('The draft is saved.', undefined, PublishedIdView)
  async draft(
    @CurrentMember() actor: Actor,
    @Body() { title, text }: AnnouncementBody,
  ): Promise<PublishedIdView> {
    return Object.assign(new PublishedIdView(), {
      id: await this.announcing.draft(actor, { title, text }),
    });
  }

  @Post(':id')
  @Reply('The announcement is saved.')
  async change(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { title, text }: AnnouncementBody,
  ): Promise<void> {
    await this.announcing.change(actor, id, { title, text });
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

function viewOf({ id, title, text, publishedAt }: AnnouncementRow): ManagedAnnouncementView {
  return Object.assign(new ManagedAnnouncementView(), {
    id,
    title,
    text,
    publishedAt: timeOf(publishedAt),
  });
}
