import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import AppleStrategy from 'passport-apple';
import { Strategy as GoogleStrategy } from 'passport-google-oauth20';
import type { Endpoints } from './discovery';
import { challengeOf, type Flow } from './flow';
import type { Provider } from './provider';

/** One round trip to a provider. */
export interface Journey {
  readonly provider: Provider;
  readonly endpoints: Endpoints;
  readonly flow: Flow;
  readonly callback: string;
}

/** Options passed from a guard to its strategy. */
export interface JourneyOptions {
  readonly journey: Journey;
  readonly state: string;
  readonly callbackURL: string;
}

/** The result passed from the strategy to the guard. */
export interface Proved {
  readonly idToken: string;
}

type Redeemed = (
  error: Error | null,
  accessToken?: string,
  refreshToken?: string,
  idToken?: string,
) => void;

/**
 * Placeholders, overridden for each journey: the provider's endpoints are only discovered when
 * needed.
 */
const NOWHERE = {
  clientID: 'none',
  authorizationURL: 'https://nowhere.invalid',
  tokenURL: 'https://nowhere.invalid',
};
/**
 * Passport passes the ID token only to a callback with five parameters: the four of `validate`, and
 * `done`.
 */
const ARGUMENTS = 5;

/**
 * Redeems the code through the provider, with our timeouts; Passport only passes on the ID token.
 */
function redeeming({ provider, flow, callback }: Journey) {
  return (code: string, _params: unknown, redeemed: Redeemed): void => {
    provider.redeem({ code, redirectUri: callback, codeVerifier: flow.codeVerifier }).then(
      (tokens) => redeemed(null, tokens.accessToken, undefined, tokens.idToken),
      (error: Error) => redeemed(error),
    );
  };
}

/**
 * Passport creates a strategy per request, so the client can be replaced with that of the journey.
 */
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

  /**
   * The original method of passport-apple would send our options along and create a state that
   * nobody stores.
   */
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
