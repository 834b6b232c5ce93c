import { Body, Controller, Post } from '@nestjs/common';
import { Public } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { DeletionRequestsService } from './deletion-requests.service';
import { ProofBody } from './deletion-requests.wire';

@Controller('deletion-requests')
@Public()
export class ProveDeletionController {
  constructor(private readonly requests: DeletionRequestsService) {}

  /** With the token of the emailed link. */
  @Post('prove')
  @Rated('sign-in')
  @Reply('Thank you. The account is yours; we will delete it and email you when that is done.')
  prove(@Body() { token }: ProofBody): Promise<void> {
    return this.requests.prove(token);
  }
}
