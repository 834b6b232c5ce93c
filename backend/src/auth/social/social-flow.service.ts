import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings';
import { callbackOf } from './callback';
import { Flows } from './flow';
import type { ProviderName } from './provider';
import { Providers } from './providers';
import { asReturnPath } from './return-path.rules';
import { FlowProblem } from './social-problem.filter';
import type { Journey } from './strategies';

export interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** One Passport step: its journey, and the parts of the request it may see. */
export interface Step {
  readonly journey: Journey;
  readonly query: Readonly<Record<string, string>>;
}

/** The error codes of Google and Apple for a cancelled sign-in. */
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize']);

/** Handles the redirects of browsers to a provider and back. */
@Injectable()
export class SocialFlowService {
  constructor(
    private readonly providers: Providers,
    private readonly flows: Flows,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal `auth.social-unavailable` */
  async begin(name: ProviderName, { request, response }: Exchange): Promise<Step> {
    const provider = this.providers.get(name);
    const callback = callbackOf(name, request, this.settings);
    const endpoints = await provider.endpoints();
    const returnPath = asReturnPath(request.query['next']);
    const flow = this.flows.make({ provider: name, offersPkce: endpoints.offersPkce, returnPath });
    await this.flows.keep(flow, response);
    return { journey: { provider, endpoints, flow, callback }, query: {} };
  }

  /**
   * Google answers in the query, Apple with a form post. A flow can be used once.
   * @throws FlowProblem if the browser has no matching flow, or the provider sends no code
   * @throws Refusal `auth.social-unavailable`
   */
  async resume(name: ProviderName, { request, response }: Exchange): Promise<Step> {
    const said: Record<string, unknown> = (name === 'google' ? request.query : request.body) ?? {};
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
    const callback = callbackOf(name, request, this.settings);
    const journey = { provider, endpoints: await provider.endpoints(), flow, callback };
    return { journey, query: { code, state: flow.state } };
  }
}
