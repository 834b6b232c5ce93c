import { Controller, Get, Param, Query } from '@nestjs/common';
import { MediaAddresses } from '../../media/media.addresses';
import { ProfilesService } from '../../profiles/profiles.service';
import { type Actor, CurrentMember } from '../../wire/access';
import { PageQuery, windowOf } from '../../wire/paging';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { GivenAdviceRepository } from './given-advice.repository';
import { AdvisedCaseView, advisedCaseView } from './given-advice.wire';

/** The cases behind the advice figures of a profile. */
@Controller('members/:id/advice')
export class GivenAdviceController {
  constructor(
    private readonly advice: GivenAdviceRepository,
    private readonly profiles: ProfilesService,
    private readonly addresses: MediaAddresses,
  ) {}

  @Get()
  @Reply('Done.', 'result', [AdvisedCaseView])
  async list(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() query: PageQuery,
  ): Promise<Page<AdvisedCaseView>> {
    await this.profiles.details(actor, id);
    const page = await this.advice.casesOf(actor, id, windowOf(query));
    return page.map((row) => advisedCaseView(row, this.addresses));
  }
}
