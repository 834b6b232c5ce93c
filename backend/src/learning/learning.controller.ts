import { Controller, Get, Query } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { PageQuery, windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { LearningRepository } from './learning.repository';
import { LearningViews } from './learning.views';
import { LearningView } from './learning.wire';

/** What members learn from. Reading is all that is done here, so there is no service between. */
@Controller()
export class LearningController {
  constructor(
    private readonly learning: LearningRepository,
    private readonly views: LearningViews,
    private readonly clock: Clock,
  ) {}

  @Get('lwsfs/images')
  @Reply('Done.', 'posts', [LearningView])
  async images(@Query() query: PageQuery): Promise<Page<LearningView>> {
    const page = await this.learning.published('image', windowOf(query), this.clock.now());
    return page.map((row) => this.views.of(row));
  }

  @Get('lwsfs/videos')
  @Reply('Done.', 'posts', [LearningView])
  async videos(@Query() query: PageQuery): Promise<Page<LearningView>> {
    const page = await this.learning.published('video', windowOf(query), this.clock.now());
    return page.map((row) => this.views.of(row));
  }
}
