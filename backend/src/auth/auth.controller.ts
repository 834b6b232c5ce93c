import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../platform/config/settings';
import { isOwnOrigin } from '../platform/http/origin';
import { Asking, type Actor, Public } from '../wire/access';
import { Rated } from '../wire/rate.guard';
import { Answer, Reply } from '../wire/reply';
import {
  CreatedAccountView,
  EmailBody,
  RefreshBody,
  SessionView,
  SignInBody,
  SignOutBody,
  SignUpBody,
  TokenPairView,
  VerifyBody,
} from './auth.wire';
import { clearSessionCookie, setSessionCookie } from './session-cookie';
import { SessionViews } from './session-views';
import { SessionsService } from './sessions.service';
import { SignInService } from './sign-in.service';
import { SignUpService } from './sign-up.service';
import { VerificationService } from './verification.service';

@Controller()
export class AuthController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly verification: VerificationService,
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly views: SessionViews,
    private readonly settings: Settings,
  ) {}

  @Post('signup')
  @Public()
  @Rated('sign-up')
  @Reply('Thank you for joining. Please open the link in the mail we have just sent you.', undefined, CreatedAccountView)
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

  @Post('login')
  @Public()
  @Rated('sign-in')
  @Reply('Welcome back.', 'records', SessionView)
  async signIn(@Body() body: SignInBody, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Answer<SessionView>> {
    const { account, session } = await this.signIns.signIn({
      email: body.email,
      password: body.password,
      remember: body.remember ?? false,
      device: request.headers['user-agent'] ?? 'Unknown device',
      address: request.ip ?? '',
      browser: isOwnOrigin(request, this.settings),
    });
    if (session.cookie) setSessionCookie(response, this.settings, { value: session.cookie, maxAgeSeconds: session.cookieSeconds });
    const view = await this.views.of(account, session);
    return account.isMember ? new Answer(view, {}) : new Answer(view, { code: 202, msg: 'Welcome. Please complete your registration.' });
  }

  @Post('token/refresh')
  @Public()
  @Reply('Done.', 'records', TokenPairView)
  async refresh(@Body() body: RefreshBody): Promise<TokenPairView> {
    return Object.assign(new TokenPairView(), await this.sessions.refresh(body.refreshToken));
  }

  @Post('logout')
  @Public()
  @Reply('You are logged out.')
  async signOut(@Body() body: SignOutBody, @Asking() actor: Actor | undefined, @Res({ passthrough: true }) response: Response): Promise<void> {
    if (actor) await this.sessions.end(actor.sessionId);
    else if (body.refreshToken) await this.sessions.endByRefreshToken(body.refreshToken);
    clearSessionCookie(response, this.settings);
  }
}
