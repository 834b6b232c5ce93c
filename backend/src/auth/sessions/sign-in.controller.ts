import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings';
import { isOwnOrigin } from '../../platform/http/origin';
import { type Actor, CurrentMember, Public } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Answer, Reply } from '../../wire/reply';
import { clearSessionCookie, setSessionCookie } from './session-cookie';
import { SessionViews } from './session-views';
import { SessionsService } from './sessions.service';
import { RefreshBody, SessionView, SignInBody, SignOutBody, TokenPairView } from './sessions.wire';
import { SignInService } from './sign-in.service';

@Controller()
export class SignInController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly views: SessionViews,
    private readonly settings: Settings,
  ) {}

  @Post('login')
  @Public()
  @Rated('sign-in')
  @Reply('Welcome back.', 'records', SessionView)
  async signIn(
    @Body() body: SignInBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer<SessionView>> {
    const { account, session } = await this.signIns.signIn({
      email: body.email,
      password: body.password,
      remember: body.remember ?? false,
      device: request.headers['user-agent'] ?? 'Unknown device',
      address: request.ip ?? '',
      browser: isOwnOrigin(request, this.settings),
    });
    if (session.cookie)
      setSessionCookie(response, this.settings, {
        value: session.cookie,
        maxAgeSeconds: session.cookieSeconds,
      });
    const view = await this.views.of(account, session);
    return account.isMember
      ? new Answer(view, {})
      : new Answer(view, { code: 202, msg: 'Welcome. Please complete your registration.' });
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
  async signOut(
    @Body() body: SignOutBody,
    @CurrentMember() actor: Actor | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (actor) await this.sessions.end(actor.sessionId);
    else if (body.refreshToken) await this.sessions.endByRefreshToken(body.refreshToken);
    clearSessionCookie(response, this.settings);
  }
}
