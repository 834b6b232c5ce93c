import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  mixin,
  type Type,
} from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { Refusal } from '../../refusal';
import type { ProviderName } from './provider';
import { Providers } from './providers';
import { type Exchange, SocialFlowService, type Step } from './social-flow.service';
import { SocialProblem } from './social-problem.filter';
import type { Proved } from './strategies';

/** A request on its way to or from a provider. */
interface Travelling extends Request {
  step?: Step;
  idToken?: string;
}

const exchangeOf = (context: ExecutionContext): Exchange & { request: Travelling } => ({
  request: context.switchToHttp().getRequest(),
  response: context.switchToHttp().getResponse(),
});

/**
 * The result of a return from a provider: the flow that began in this browser, and the ID token
 * obtained for its code.
 */
export interface Returned {
  readonly flow: Step['journey']['flow'];
  readonly idToken: string;
}

export const ReturnedFromProvider = createParamDecorator(
  (_: unknown, context: ExecutionContext) => {
    const { step, idToken } = exchangeOf(context).request;
    return { flow: step?.journey.flow, idToken };
  },
);

/**
 * Passport redirects the browser to the provider; the handler itself is never reached. The strategy
 * gets the provider's address and the browser's flow with each request, since both are known only
 * then.
 */
export const ToProvider = (name: ProviderName) =>
  throughPassport(name, (flows, exchange) => flows.begin(name, exchange));

/** Passport redeems the code brought back by the browser. */
export const FromProvider = (name: ProviderName) =>
  throughPassport(name, (flows, exchange) => flows.resume(name, exchange));

function throughPassport(
  name: ProviderName,
  prepare: (flows: SocialFlowService, exchange: Exchange) => Promise<Step>,
): Type<CanActivate> {
  @Injectable()
  class SocialGuard extends AuthGuard(name) {
    constructor(
      private readonly providers: Providers,
      private readonly flows: SocialFlowService,
    ) {
      super();
    }

    override async canActivate(context: ExecutionContext): Promise<boolean> {
      this.providers.get(name);
      const exchange = exchangeOf(context);
      exchange.response.setHeader('Cache-Control', 'no-store');
      try {
        exchange.request.step = await prepare(this.flows, exchange);
        return (await super.canActivate(context)) as boolean;
      } catch (error) {
        throw new SocialProblem(error);
      }
    }

    override getAuthenticateOptions(context: ExecutionContext): object {
      const { step } = exchangeOf(context).request;
      const { flow, callback } = step?.journey ?? {};
      return { state: flow?.state, callbackURL: callback, journey: step?.journey };
    }

    /**
     * Passport only sees the parameters we have checked; otherwise it would treat a `code` in any
     * URL as a return from the provider.
     */
    override getRequest(context: ExecutionContext): Request {
      const { request } = exchangeOf(context);
      return Object.create(request, {
        query: { value: request.step?.query },
        body: { value: {} },
      }) as Request;
    }

    /** Passport wraps errors thrown while the code is redeemed. */
    override handleRequest<User = Proved>(
      error: { oauthError?: unknown } | null,
      proved: Proved | undefined,
      _info: unknown,
      context: ExecutionContext,
    ): User {
      if (error) throw error.oauthError ?? error;
      if (!proved?.idToken) throw new Refusal('auth.social-invalid');
      exchangeOf(context).request.idToken = proved.idToken;
      return proved as User;
    }
  }
  return mixin(SocialGuard);
}
