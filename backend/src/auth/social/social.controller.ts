import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings';
import { Public } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { type Answer, Reply } from '../../wire/reply';
import { Entrance, type Exchange } from '../sessions/entrance';
import { SessionView } from '../sessions/sessions.wire';
import { callbackOf } from './callback';
import type { Provider } from './provider';
import { Providers } from './providers';
import { AppleSignInBody, GoogleSignInBody, ProvidersView } from './social.wire';
import { type Proof, SocialSignInService } from './social-sign-in.service';

/** Google's pop-up passes its codes to the page instead of to a URL. */
const POPUP = 'postmessage';

/** For apps, and for pages that use a provider's own script. */
@Controller()
export class SocialController {
  constructor(
    private readonly providers: Providers,
    private readonly signIns: SocialSignInService,
    private readonly entrance: Entrance,
    private readonly settings: Settings,
  ) {}

  /** Tells pages which buttons to show. */
  @Get('auth/providers')
  @Public()
  @Reply('Done.', 'result', ProvidersView)
  offered(): ProvidersView {
    return Object.assign(new ProvidersView(), {
      google: this.providers.isOffered('google'),
      apple: this.providers.isOffered('apple'),
    });
  }

  @Post('login/googleSignIn/web')
  @Public()
  @Rated('sign-in')
  @Reply('Welcome back.', 'records', SessionView)
  async google(
    @Body() body: GoogleSignInBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer<SessionView>> {
    const provider = this.providers.get('google');
    if (body.credential)
      return this.enter(provider, { idToken: body.credential }, { request, response });
    const callback = callbackOf('google', request, this.settings);
    const redirectUri = body.redirectUri === callback ? callback : POPUP;
    return this.enter(provider, await provider.redeem({ code: body.code ?? '', redirectUri }), {
      request,
      response,
    });
  }

  @Post('login/appleSignIn/web')
  @Public()
  @Rated('sign-in')
  @Reply('Welcome back.', 'records', SessionView)
  async apple(
    @Body() body: AppleSignInBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer<SessionView>> {
    const provider = this.providers.get('apple');
    const tokens = await provider.redeem({
      code: body.code,
      redirectUri: callbackOf('apple', request, this.settings),
    });
    return this.enter(provider, tokens, { request, response });
  }

  private enter(
    provider: Provider,
    { idToken }: Proof,
    exchange: Exchange,
  ): Promise<Answer<SessionView>> {
    const visit = this.entrance.visitOf(exchange);
    return this.entrance.answer(exchange, () => this.signIns.signIn(provider, { idToken }, visit));
  }
}
