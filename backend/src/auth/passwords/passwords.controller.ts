import { Body, Controller, Post } from '@nestjs/common';
import { type Actor, CurrentMember, Onboarding, Public, WhileRestricted } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { EmailBody } from '../joining/joining.wire';
import { PasswordChangesService } from './password-changes.service';
import { ChangePasswordBody, CodeSentView, ResetPasswordBody } from './passwords.wire';

@Controller()
export class PasswordsController {
  constructor(private readonly changes: PasswordChangesService) {}

  @Post('sendOtp')
  @Public()
  @Rated('sign-in')
  @Reply(
    'If this address has an account with a password, a one-time code is on its way.',
    undefined,
    CodeSentView,
  )
  async sendCode(@Body() body: EmailBody): Promise<CodeSentView> {
    await this.changes.askForCode(body.email);
    return Object.assign(new CodeSentView(), { email: body.email });
  }

  @Post('verifyOtp')
  @Public()
  @Rated('sign-in')
  @Reply('Your password has been changed. You can log in now.')
  async reset(@Body() body: ResetPasswordBody): Promise<void> {
    await this.changes.reset(body);
  }

  @Post('changePassword')
  @WhileRestricted()
  @Onboarding()
  @Reply('Your password has been changed.')
  async change(@Body() body: ChangePasswordBody, @CurrentMember() actor: Actor): Promise<void> {
    await this.changes.change(actor, body);
  }
}
