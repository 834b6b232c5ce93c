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

type Redeemed = (
  error: Error | null,
  accessToken?: string,
  refreshToken?: string,
  idToken?: string,
) => void;

/** The provider redeems the code, with our time limits; Passport only carries the ID token on. */
function redeeming({ provider, flow, callback }: Journey) {
  return (code: string, _params: unknown, redeemed: Redeemed): void => {
    provider.redeem({ code, redirectUri: callback, codeVerifier: flow.codeVerifier }).then(
      (tokens) => redeemed(null, tokens.accessToken, undefined, tokens.idToken),
      (error: Error) => redeemed(error),
    );
  };
}

function carryOn(
  _accessToken: string,
  _refreshToken: string,
  idToken: unknown,
  _profile: unknown,
  done: (error: null, user: object) => void,
): void {
  done(null, { idToken });
}

function ownParams({ nonce, codeVerifier }: Flow): Record<string, string> {
  return {
    nonce,
    ...(codeVerifier
      ? { code_challenge: challengeOf(codeVerifier), code_challenge_method: 'S256' }
      : {}),
  };
}

function addresses({ provider, endpoints, callback }: Journey) {
  const { authorization: authorizationURL, token: tokenURL } = endpoints;
  return { clientID: provider.about.clientId, authorizationURL, tokenURL, callbackURL: callback };
}

class GoogleJourney extends GoogleStrategy {
  constructor(private readonly journey: Journey) {
    super(
      {
        ...addresses(journey),
        clientSecret: '',
        scope: ['openid', 'email', 'profile'],
        skipUserProfile: true,
      },
      carryOn,
    );
    Object.assign(this._oauth2, { getOAuthAccessToken: redeeming(journey) });
  }

  override authorizationParams(options: object): object {
    return { ...super.authorizationParams(options), ...ownParams(this.journey.flow) };
  }
}

class AppleJourney extends AppleStrategy {
  constructor(private readonly journey: Journey) {
    super(
      {
        ...addresses(journey),
        teamID: '',
        keyID: '',
        scope: ['openid', 'name', 'email'],
        passReqToCallback: false,
      },
      carryOn,
    );
    Object.assign(this._oauth2, { getOAuthAccessToken: redeeming(journey) });
  }

  /** passport-apple's own would send our options along and make a state that nobody keeps. */
  override authorizationParams(): AppleStrategy.AppleAuthorizationParams {
    const params = {
      response_mode: 'form_post',
      scope: 'name email',
      response_type: 'code id_token',
      state: this.journey.flow.state,
    } as const;
    return { ...params, ...ownParams(this.journey.flow) };
  }
}

export function strategyOf(journey: Journey): GoogleJourney | AppleJourney {
  return journey.provider.about.name === 'google'
    ? new GoogleJourney(journey)
    : new AppleJourney(journey);
}
