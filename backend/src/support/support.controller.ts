import { Body, Controller, Post } from '@nestjs/common';
import { phoneFrom } from '../profiles/phone';
import { type Actor, CurrentMember, Public } from '../wire/access';
import { Rated } from '../wire/rate.guard';
import { Reply } from '../wire/reply';
import { SupportService } from './support.service';
import { ContactBody, DeletionRequestBody, ReceivedView } from './support.wire';

const RECEIVED = 'Thank you. We have received your message.';
const REQUESTED = 'Request sent successfully!';

@Controller()
@Public()
export class SupportController {
  constructor(private readonly support: SupportService) {}

  @Post('contactPage')
  @Rated('public-form')
  @Reply(RECEIVED, undefined, ReceivedView)
  async contact(
    @CurrentMember() writer: Actor | undefined,
    @Body() { name, email, mobileNumber, message }: ContactBody,
  ): Promise<ReceivedView> {
    const id = await this.support.contact(writer, { name, email, mobileNumber, message });
    return Object.assign(new ReceivedView(), { id, message: RECEIVED });
  }

  @Post('miscellaneous/sendUserDeleteRequest')
  @Rated('public-form')
  @Reply(REQUESTED, undefined, ReceivedView)
  async requestDeletion(
    @CurrentMember() writer: Actor | undefined,
    @Body() body: DeletionRequestBody,
  ): Promise<ReceivedView> {
    const { name, email, message, number, countryCode = '' } = body;
    const phone = number === undefined ? null : phoneFrom(countryCode, number).full;
    const id = await this.support.requestDeletion(writer, { name, email, message, phone });
    return Object.assign(new ReceivedView(), { id, message: REQUESTED });
  }
}
