import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings';
import { Log } from '../../platform/logging/log';
import { type Reason, Refusal } from '../../refusal';
import { Public } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import type { Account } from '../account.entity';
import { setSessionCookie } from '../sessions/session-cookie';
import { type Flow, Flows } from './flow';
import { asNames, type PersonNames } from './id-token';
import type { ProviderName } from './provider';
import { Providers } from './providers';
import type { SignInProblem } from './sign-in-problem.rules';
import { type Exchange, SocialFlowService } from './social-flow.service';
import { SocialSignInService } from './social-sign-in.service';

const PROBLEMS: Partial<Record<Reason, SignInProblem>> = {
  'auth.social-invalid': 'social-invalid',
  'auth.social-unverified': 'social-unverified',
  'auth.social-unavailable': 'social-unavailable',
  'auth.account-deleted': 'social-deleted',
};
/** Google's word and Apple's for somebody who changed their mind. */
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize']);

/** Ends a flow at the log-in page. */
class FlowProblem extends Error {
  constructor(readonly problem: SignInProblem) {
    super(problem);
  }
}

type Said = Record<string, unknown>;

/** The browser's doors. They answer by redirects into the web app, and echo nothing of what the provider says. */
@Controller()
export class SocialFlowController {
  constructor(
    private readonly providers: Providers,
    private readonly travels: SocialFlowService,
    private readonly flows: Flows,
    private readonly signIns: SocialSignInService,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  @Get('auth/google')
  @Public()
  @Rated('sign-in')
  async toGoogle(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.leave('google', { request, response });
  }

  @Get('auth/apple')
  @Public()
  @Rated('sign-in')
  async toApple(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.leave('apple', { request, response });
  }

  @Get('auth/google/callback')
  @Public()
  @Rated('sign-in')
  async fromGoogle(
    @Query() said: Said,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.arrive('google', said, { request, response });
  }

  /** The one call that another site's page may post: the sealed flow stands in for the Origin, and no session counts. */
  @Post('auth/apple/callback')
  @Public()
  @Rated('sign-in')
  async fromApple(
    @Body() said: Said | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.arrive('apple', said ?? {}, { request, response });
  }

  private async leave(name: ProviderName, exchange: Exchange): Promise<void> {
    this.providers.get(name);
    exchange.response.setHeader('Cache-Control', 'no-store');
    try {
      await this.travels.leave(name, exchange);
    } catch (error) {
      exchange.response.redirect(303, this.problemPage(error));
    }
  }

  private async arrive(name: ProviderName, said: Said, exchange: Exchange): Promise<void> {
    this.providers.get(name);
    exchange.response.setHeader('Cache-Control', 'no-store');
    try {
      exchange.response.redirect(303, await this.enter(name, said, exchange));
    } catch (error) {
      exchange.response.redirect(303, this.problemPage(error));
    }
  }

  private async enter(name: ProviderName, said: Said, exchange: Exchange): Promise<string> {
    const { request, response } = exchange;
    const flow = await this.flows.find(request);
    if (flow?.provider !== name || said['state'] !== flow.state)
      throw new FlowProblem('social-expired');
    this.flows.forget(response);
    const { code, error } = said;
    if (error !== undefined)
      throw new FlowProblem(
        CANCELLED.has(String(error)) ? 'social-cancelled' : 'social-unavailable',
      );
    if (typeof code !== 'string' || code === '') throw new FlowProblem('social-invalid');
    const provider = this.providers.get(name);
    const idToken = await this.travels.redeem(provider, { code, flow }, exchange);
    const visit = {
      device: request.headers['user-agent'] ?? 'Unknown device',
      address: request.ip ?? '',
      browser: true,
    };
    const { account, session } = await this.signIns.signIn(
      provider,
      { idToken, nonce: flow.nonce, names: namesIn(said['user']) },
      visit,
    );
    if (session.cookie)
      setSessionCookie(response, this.settings, {
        value: session.cookie,
        maxAgeSeconds: session.cookieSeconds,
      });
    return pageFor(account, flow);
  }

  private problemPage(error: unknown): string {
    const known =
      error instanceof FlowProblem
        ? error.problem
        : error instanceof Refusal
          ? PROBLEMS[error.reason]
          : undefined;
    if (!known) this.log.error({ err: error }, 'a sign-in through a provider failed');
    return `/login?problem=${known ?? 'social-unavailable'}`;
  }
}

/** Members go where they wanted to go, or where a log-in leads; whoever is onboarding goes to the next step. */
function pageFor(account: Account, flow: Flow): string {
  if (account.isMember) return flow.returnPath ?? '/chat';
  return account.onboardingStep === 0 ? '/personal' : '/qualification';
}

/** Apple posts names beside the code, as JSON, unsigned: good for prefilling a form and nothing else. */
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
