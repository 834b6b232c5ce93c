import { Controller, Get, Header } from '@nestjs/common';
import { RegistrationsService } from '../profiles/registrations/registrations.service';
import { RegistrationChecksView } from '../profiles/registrations/registrations.wire';
import { Public } from '../wire/access';
import { Reply } from '../wire/reply';
import { SiteService } from './site.service';
import { NoticeView, SiteView } from './site.wire';
import { SiteViews } from './site-views';

const SHARED = 'public, max-age=60';

@Controller('site')
@Public()
export class SiteController {
  constructor(
    private readonly site: SiteService,
    private readonly views: SiteViews,
    private readonly registrations: RegistrationsService,
  ) {}

  /** The founders, testimonials and mission video. */
  @Get('content')
  @Header('Cache-Control', SHARED)
  @Reply('Done.', undefined, SiteView)
  async content(): Promise<SiteView> {
    return this.views.site(await this.site.voices(), await this.site.look());
  }

  /** How registrations were checked in the last 90 days. */
  @Get('trust')
  @Header('Cache-Control', SHARED)
  @Reply('Done.', 'result', RegistrationChecksView)
  async trust(): Promise<RegistrationChecksView> {
    return Object.assign(new RegistrationChecksView(), await this.registrations.checks());
  }

  @Get('notice')
  @Reply('Done.', undefined, NoticeView)
  async notice(): Promise<NoticeView> {
    const { announcesUpgrade } = await this.site.look();
    return Object.assign(new NoticeView(), { announcesUpgrade });
  }
}
