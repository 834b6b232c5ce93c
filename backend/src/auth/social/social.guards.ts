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

/** A request on its way to a provider, or back from one. */
interface Travelling extends Request {
  step?: Step;
  idToken?: string;
}

const exchangeOf = (context: ExecutionContext): Exchange & { request: Travelling } => ({
  request: context.switchToHttp().getRequest(),
  response: context.switchToHttp().getResponse(),
});

/** Who is back: the flow that began in this browser, and the ID token that the provider gave for its code. */
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

/** Passport sends the browser to the provider; the call itself is never reached. */
export const ToProvider = (name: ProviderName) =>
  throughPassport(name, (flows, exchange) => flows.begin(name, exchange));

/** Passport redeems the code that the browser has brought back. */
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

    /** Passport sees of the request only what we have checked: else it takes a `code` in any address for a way back. */
    override getRequest(context: ExecutionContext): Request {
      const { request } = exchangeOf(context);
      return Object.create(request, {
        query: { value: request.step?.query },
        body: { value: {} },
      }) as Request;
    }

    /** Passport wraps what went wrong while the code was redeemed. */
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
