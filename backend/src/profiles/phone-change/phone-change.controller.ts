import { Body, Controller, Post } from '@nestjs/common';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { phoneFrom } from '../phone';
import { PhoneChangeService } from './phone-change.service';
import { ChangedPhoneView, NewPhoneBody, PhoneCodeBody } from './phone-change.wire';

@Controller('phone')
export class PhoneChangeController {
  constructor(private readonly changes: PhoneChangeService) {}

  @Post('code')
  @WhileRestricted()
  @Reply('We have sent a one-time code to your email address.')
  async ask(@CurrentMember() actor: Actor, @Body() body: NewPhoneBody): Promise<void> {
    await this.changes.ask(actor, phoneFrom(body.countryCode, body.number));
  }

  @Post('confirm')
  @WhileRestricted()
  @Reply('Your phone number is confirmed.', undefined, ChangedPhoneView)
  async confirm(
    @CurrentMember() actor: Actor,
    @Body() body: PhoneCodeBody,
  ): Promise<ChangedPhoneView> {
    const { countryCode, number } = await this.changes.confirm(actor, body.code);
    return Object.assign(new ChangedPhoneView(), { mobile: `${countryCode}\n${number}` });
  }
}
