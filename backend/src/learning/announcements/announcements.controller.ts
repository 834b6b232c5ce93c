import { Controller, Get, Query } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { asHtml, harmless } from '../../platform/rich-text/rich-text';
import { PageQuery, windowOf } from '../../wire/paging';
import { type Page, Reply } from '../../wire/reply';
import { AnnouncementRepository } from './announcement.repository';
import { AnnouncementView } from './announcements.wire';

/** Announcements for members. There are only reads, so there is no service in between. */
@Controller('announcements')
export class AnnouncementsController {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Reply('Done.', 'result', [AnnouncementView])
  async list(@Query() query: PageQuery): Promise<Page<AnnouncementView>> {
    const page = await this.announcements.published(windowOf(query), this.clock.now());
    return page.map(({ id, title, text, html, publishedAt }) =>
      Object.assign(new AnnouncementView(), {
        id,
        title,
        text,
        html: harmless(html ?? asHtml(text)),
        publishedAt: timeOf(publishedAt),
      }),
    );
  }
}
