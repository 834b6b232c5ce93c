import { Controller, Get, Param } from '@nestjs/common';
import { type Actor, CurrentMember } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { AudienceView, audienceView } from './audience.wire';
import { OpeningsService } from './openings.service';

/** How many colleagues have opened a post. */
@Controller('posts/:id')
export class AudienceController {
  constructor(private readonly openings: OpeningsService) {}

  /** For its author. */
  @Get('seen')
  @Reply('Done.', 'result', AudienceView)
  async seen(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AudienceView> {
    return audienceView(await this.openings.audienceOf(actor, id));
  }
}
