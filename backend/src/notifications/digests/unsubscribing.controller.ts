import { Body, Controller, Post } from '@nestjs/common';
import { Refusal } from '../../refusal';
import { Public } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { DigestsService } from './digests.service';

class TokenBody {
  @Wire()
  @Required('This link is not valid or has expired.')
  readonly token!: string;
}

@Controller('notifications/unsubscribe')
export class UnsubscribingController {
  constructor(private readonly digests: DigestsService) {}

  /** The emailed link is enough: unsubscribing requires no log-in. */
  @Post()
  @Public()
  @Reply('You will get no more of these emails.')
  async unsubscribe(@Body() { token }: TokenBody): Promise<void> {
    if (!(await this.digests.unsubscribe(token))) throw new Refusal('auth.link-unknown');
  }
}
