import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings';
import { type Actor, CurrentMember, Public } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { type Answer, Reply } from '../../wire/reply';
import { Entrance } from './entrance';
import { clearSessionCookie } from './session-cookie';
import { SessionsService } from './sessions.service';
import { RefreshBody, SessionView, SignInBody, SignOutBody, TokenPairView } from './sessions.wire';
import { SignInService } from './sign-in.service';

@Controller()
export class SignInController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
    private readonly entrance: Entrance,
    private readonly settings: Settings,
  ) {}

  @Post('login')
  @Public()
  @Rated('sign-in')
  @Reply('Welcome back.', 'records', SessionView)
  signIn(
    @Body() { email, password, remember = false }: SignInBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer<SessionView>> {
    const exchange = { request, response };
    const visit = { ...this.entrance.visitOf(exchange), remember };
    return this.entrance.answer(exchange, () => this.signIns.signIn({ email, password, ...visit }));
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
