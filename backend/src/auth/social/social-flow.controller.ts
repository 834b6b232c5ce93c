import { Body, Controller, Get, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings';
import { Public } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import type { Account } from '../account.entity';
import { SecondStepDue } from '../sessions/admission.service';
import { Entrance } from '../sessions/entrance';
import { setTicketCookie } from '../tickets/ticket-cookie';
import type { Flow } from './flow';
import { asNames, type PersonNames } from './id-token';
import { Providers } from './providers';
import { FromProvider, type Returned, ReturnedFromProvider, ToProvider } from './social.guards';
import type { Exchange } from './social-flow.service';
import { SocialProblem, SocialProblemFilter } from './social-problem.filter';
import { SocialSignInService } from './social-sign-in.service';

/**
 * For browsers. They are answered by redirects into the web app, without echoing anything from the
 * provider.
 */
@Controller()
@UseFilters(SocialProblemFilter)
export class SocialFlowController {
  constructor(
    private readonly providers: Providers,
    private readonly signIns: SocialSignInService,
    private readonly entrance: Entrance,
    private readonly settings: Settings,
  ) {}

  @Get('auth/google')
  @Public()
  @Rated('sign-in')
  @UseGuards(ToProvider('google'))
  toGoogle(@Res() _response: Response): void {}

  @Get('auth/apple')
  @Public()
  @Rated('sign-in')
  @UseGuards(ToProvider('apple'))
  toApple(@Res() _response: Response): void {}

  @Get('auth/google/callback')
  @Public()
  @Rated('sign-in')
  @UseGuards(FromProvider('google'))
  async fromGoogle(
    @ReturnedFromProvider() returned: Returned,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.enter(returned, undefined, { request, response });
  }

  /**
   * The only endpoint that another site may post to: the encrypted flow cookie replaces the check
   * of the Origin, and sessions are ignored.
   */
  @Post('auth/apple/callback')
  @Public()
  @Rated('sign-in')
  @UseGuards(FromProvider('apple'))
  async fromApple(
    @ReturnedFromProvider() returned: Returned,
    @Body() said: Record<string, unknown> | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.enter(returned, said?.['user'], { request, response });
  }

  private async enter(
    { flow, idToken }: Returned,
    user: unknown,
    exchange: Exchange,
  ): Promise<void> {
    const visit = { ...this.entrance.visitOf(exchange), browser: true };
    const proof = { idToken, nonce: flow.nonce, names: namesIn(user) };
    const { response } = exchange;
    try {
      const provider = this.providers.get(flow.provider);
      const { account, session } = await this.signIns.signIn(provider, proof, visit);
      this.entrance.giveCookies(exchange, session);
      response.redirect(303, pageFor(account, flow));
    } catch (error) {
      if (!(error instanceof SecondStepDue)) throw new SocialProblem(error);
      setTicketCookie(response, this.settings, error.ticket);
      const next = flow.returnPath ? `?${new URLSearchParams({ next: flow.returnPath })}` : '';
      response.redirect(303, `/login/second${next}`);
    }
  }
}

/**
 * Members go to the page they wanted, or to the default after a log-in; others continue their
 * onboarding.
 */
function pageFor(account: Account, flow: Flow): string {
  if (account.isMember) return flow.returnPath ?? '/chat';
  return account.onboardingStep === 0 ? '/personal' : '/qualification';
}

/** Apple posts names beside the code, as unsigned JSON: only good for prefilling a form. */
function namesIn(raw: unknown): PersonNames {
  try {
    const { name } = JSON.parse(String(raw ?? '{}')) as {
      name?: { firstName?: unknown; lastName?: unknown };
    };
    return asNames(name?.firstName, name?.lastName);
  } catch {
    return { firstName: '', lastName: '' };
  }
}
