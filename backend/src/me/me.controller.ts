import { Controller, Get } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { type Actor, CurrentMember } from '../wire/access';
import { Reply } from '../wire/reply';
import { MeService } from './me.service';
import { MemberSummaryView, memberSummaryView } from './me.wire';

@Controller('me')
export class MeController {
  constructor(
    private readonly me: MeService,
    private readonly addresses: MediaAddresses,
  ) {}

  /** The figures of the member's own page and of the columns beside the feed. */
  @Get()
  @Reply('Done.', 'result', MemberSummaryView)
  async summary(@CurrentMember() actor: Actor): Promise<MemberSummaryView> {
    return memberSummaryView(await this.me.summaryOf(actor), this.addresses);
  }
}
