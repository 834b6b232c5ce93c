import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import AppleStrategy from 'passport-apple';
import { Strategy as GoogleStrategy } from 'passport-google-oauth20';
import type { Endpoints } from './discovery';
import { challengeOf, type Flow } from './flow';
import type { Provider } from './provider';

/** One visit to a provider, there and back. */
export interface Journey {
  readonly provider: Provider;
  readonly endpoints: Endpoints;
  readonly flow: Flow;
  readonly callback: string;
}

/** What a guard hands to its strategy. */
export interface JourneyOptions {
  readonly journey: Journey;
  readonly state: string;
  readonly callbackURL: string;
}

/** What Passport carries from the strategy to the guard. */
export interface Proved {
  readonly idToken: string;
}

type Redeemed = (
  error: Error | null,
  accessToken?: string,
  refreshToken?: string,
  idToken?: string,
) => void;

/** Said anew for each journey: where a provider is, is discovered when it is needed. */
const NOWHERE = {
  clientID: 'none',
  authorizationURL: 'https://nowhere.invalid',
  tokenURL: 'https://nowhere.invalid',
};
/** Passport hands the ID token to a callback of five arguments only: the four of `validate`, and `done`. */
const ARGUMENTS = 5;

/** The provider redeems the code, with our time limits; Passport only carries the ID token on. */
function redeeming({ provider, flow, callback }: Journey) {
  return (code: string, _params: unknown, redeemed: Redeemed): void => {
    provider.redeem({ code, redirectUri: callback, codeVerifier: flow.codeVerifier }).then(
      (tokens) => redeemed(null, tokens.accessToken, undefined, tokens.idToken),
      (error: Error) => redeemed(error),
    );
  };
}

/** Passport gives each request a strategy of its own, so that the client may be that of its journey. */
function clientOf(client: object, journey: Journey) {
  return Object.assign(Object.create(client), {
    _clientId: journey.provider.about.clientId,
    _authorizeUrl: journey.endpoints.authorization,
    getOAuthAccessToken: redeeming(journey),
  });
}

function ownParams({ nonce, codeVerifier }: Flow): Record<string, string> {
  return {
    nonce,
    ...(codeVerifier
      ? { code_challenge: challengeOf(codeVerifier), code_challenge_method: 'S256' }
      : {}),
  };
}

@Injectable()
export class GoogleSignIn extends PassportStrategy(GoogleStrategy, 'google', ARGUMENTS) {
  constructor() {
    super({
      ...NOWHERE,
      clientSecret: '',
      scope: ['openid', 'email', 'profile'],
      skipUserProfile: true,
    });
  }

  override authenticate(request: Request, options: JourneyOptions): void {
    this._oauth2 = clientOf(this._oauth2, options.journey);
    super.authenticate(request, options);
  }

  override authorizationParams(options: JourneyOptions): object {
    return { ...super.authorizationParams(options), ...ownParams(options.journey.flow) };
  }

  override validate(_access: string, _refresh: string, idToken: string, _profile: object): Proved {
    return { idToken };
  }
}

@Injectable()
export class AppleSignIn extends PassportStrategy(AppleStrategy, 'apple', ARGUMENTS) {
  constructor() {
    super({
      ...NOWHERE,
      teamID: '',
      keyID: '',
      scope: ['openid', 'name', 'email'],
      passReqToCallback: false,
    });
  }

  override authenticate(request: Request, options: JourneyOptions): void {
    this._oauth2 = clientOf(this._oauth2, options.journey);
    super.authenticate(request, options);
  }

  /** passport-apple's own would send our options along and make a state that nobody keeps. */
  override authorizationParams({
    journey,
  }: JourneyOptions): AppleStrategy.AppleAuthorizationParams {
    const params = {
      response_mode: 'form_post',
      scope: 'name email',
      response_type: 'code id_token',
      state: journey.flow.state,
    } as const;
    return { ...params, ...ownParams(journey.flow) };
  }

  override validate(_access: string, _refresh: string, idToken: string, _profile: object): Proved {
    return { idToken };
  }
}
