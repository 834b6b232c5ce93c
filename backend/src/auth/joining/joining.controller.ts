import { Body, Controller, Post } from '@nestjs/common';
import { Public } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import {
  CreatedAccountView,
  EmailBody,
  SignUpBody,
  VerifiedView,
  VerifyBody,
} from './joining.wire';
import { LinkSignInService } from './link-sign-in.service';
import { SignUpService } from './sign-up.service';
import { VerificationService } from './verification.service';

@Controller()
export class JoiningController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly verification: VerificationService,
    private readonly linkSignIns: LinkSignInService,
  ) {}

  @Post('signup')
  @Public()
  @Rated('sign-up')
  @Reply(
    'Thank you for joining. Please open the link in the email we have just sent you.',
    undefined,
    CreatedAccountView,
  )
  async signUp(@Body() body: SignUpBody): Promise<CreatedAccountView> {
    const account = await this.signUps.signUp(body);
    return Object.assign(new CreatedAccountView(), { id: account.id });
  }

  @Post('verify')
  @Public()
  @Reply('Your email address is verified. You can log in now.', undefined, VerifiedView)
  async verify(@Body() { query }: VerifyBody): Promise<VerifiedView> {
    await this.verification.verify(query);
    return Object.assign(new VerifiedView(), await this.linkSignIns.lookAt(query));
  }

  @Post('resendVerification')
  @Public()
  @Rated('public-form')
  @Reply('If this address is waiting to be verified, we have sent the email again.')
  async resendVerification(@Body() body: EmailBody): Promise<void> {
    await this.verification.resend(body.email);
  }
}
