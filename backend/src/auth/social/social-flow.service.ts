import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import passport from 'passport';
import { Settings } from '../../platform/config/settings';
import { Refusal } from '../../refusal';
import { callbackOf } from './callback';
import { type Flow, Flows } from './flow';
import type { Provider, ProviderName } from './provider';
import { Providers } from './providers';
import { asReturnPath } from './return-path.rules';
import { type Journey, strategyOf } from './strategies';

export interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** The browser's way to a provider and back, by Passport. */
@Injectable()
export class SocialFlowService {
  private readonly passport = new passport.Passport();

  constructor(
    private readonly providers: Providers,
    private readonly flows: Flows,
    private readonly settings: Settings,
  ) {}

  /** Sends the browser to the provider. */
  async leave(name: ProviderName, exchange: Exchange): Promise<void> {
    const provider = this.providers.get(name);
    const callback = callbackOf(name, exchange.request, this.settings);
    const endpoints = await provider.endpoints();
    const returnPath = asReturnPath(exchange.request.query['next']);
    const flow = this.flows.make({ provider: name, offersPkce: endpoints.offersPkce, returnPath });
    await this.flows.keep(flow, exchange.response);
    await this.travel({ provider, endpoints, flow, callback }, exchange);
  }

  /** Back with a code: @returns the ID token that the provider gave for it. @throws Refusal `auth.social-invalid`, `auth.social-unavailable` */
  async redeem(
    provider: Provider,
    { code, flow }: { code: string; flow: Flow },
    exchange: Exchange,
  ): Promise<string> {
    const callback = callbackOf(provider.about.name, exchange.request, this.settings);
    const journey = { provider, endpoints: await provider.endpoints(), flow, callback };
    const idToken = await this.travel(journey, exchange, { code, state: flow.state });
    if (!idToken) throw new Refusal('auth.social-invalid');
    return idToken;
  }

  /** One step of Passport, which sees of the request only what we have judged: else it takes a `code` in any address for a way back. */
  private travel(
    journey: Journey,
    { request, response }: Exchange,
    query: Record<string, string> = {},
  ): Promise<string | undefined> {
    const judged = Object.create(request, {
      query: { value: query },
      body: { value: {} },
    }) as Request;
    return new Promise((done, fail) => {
      response.once('finish', () => done(undefined));
      // Passport wraps what went wrong while the code was redeemed.
      const arrived = (
        error: { oauthError?: unknown } | null,
        user?: { idToken?: string } | false,
      ) => {
        if (error) fail(error.oauthError ?? error);
        else done(user ? user.idToken : undefined);
      };
      this.passport.authenticate(
        strategyOf(journey),
        { session: false, state: journey.flow.state },
        arrived,
      )(judged, response, fail);
    });
  }
}
