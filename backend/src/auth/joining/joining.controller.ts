import { Body, Controller, Post } from '@nestjs/common';
import { Public } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { CreatedAccountView, EmailBody, SignUpBody, VerifyBody } from './joining.wire';
import { SignUpService } from './sign-up.service';
import { VerificationService } from './verification.service';

@Controller()
export class JoiningController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly verification: VerificationService,
  ) {}

  @Post('signup')
  @Public()
  @Rated('sign-up')
  @Reply(
    'Thank you for joining. Please open the link in the mail we have just sent you.',
    undefined,
    CreatedAccountView,
  )
  async signUp(@Body() body: SignUpBody): Promise<CreatedAccountView> {
    const account = await this.signUps.signUp(body);
    return Object.assign(new CreatedAccountView(), { id: account.id });
  }

  @Post('verify')
  @Public()
  @Reply('Your email address is verified. You can log in now.')
  async verify(@Body() body: VerifyBody): Promise<void> {
    await this.verification.verify(body.query);
  }

  @Post('resendVerification')
  @Public()
  @Rated('public-form')
  @Reply('If this address waits to be verified, we have sent the mail again.')
  async resendVerification(@Body() body: EmailBody): Promise<void> {
    await this.verification.resend(body.email);
  }
}
