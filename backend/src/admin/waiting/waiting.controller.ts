import { Controller, Get } from '@nestjs/common';
import { type Actor, CurrentMember, ForRoles } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { Wire } from '../../wire/wire';
import { WaitingService } from './waiting.service';

export class WaitingView {
  @Wire({ optional: true }) reports?: number;
  @Wire({ optional: true }) appeals?: number;
  @Wire({ optional: true }) registrations?: number;
  /** Messages to support, and requests to delete data. */
  @Wire({ optional: true }) letters?: number;
  @Wire({ optional: true }) places?: number;
  @Wire('failed_jobs', { optional: true }) failedJobs?: number;
}

/** The counts shown in the menu. */
@Controller('admin')
@ForRoles('moderator', 'editor')
export class WaitingController {
  constructor(private readonly waiting: WaitingService) {}

  @Get('waiting')
  @Reply('Done.', 'result', WaitingView)
  async read(@CurrentMember() actor: Actor): Promise<WaitingView> {
    return Object.assign(new WaitingView(), await this.waiting.for(actor));
  }
}
