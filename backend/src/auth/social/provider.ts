import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/logging/log';
import { Refusal } from '../../refusal';
import { Discovery, type Endpoints, TIMEOUT_MS } from './discovery';
import { type IdClaims, InvalidIdToken, readIdToken } from './id-token';

export type ProviderName = 'google' | 'apple';

interface About {
  readonly name: ProviderName;
  readonly label: 'Google' | 'Apple';
  /** The issuer under which identities are stored. */
  readonly issuer: string;
  /** All issuers accepted in its tokens and documents. */
  readonly issuers: string[];
  readonly clientId: string;
  readonly clientSecret: () => Promise<string>;
}

interface Surroundings {
  readonly clock: Clock;
  readonly log: Log;
}

export interface Redemption {
  readonly code: string;
  /** The URL the code was sent to. */
  readonly redirectUri: string;
  readonly codeVerifier?: string | undefined;
}

export interface ProviderTokens {
  readonly accessToken: string;
  readonly idToken: string;
}

/** Google or Apple, as an OpenID provider. */
export class Provider {
  private readonly discovery: Discovery;

  constructor(
    readonly about: About,
    private readonly around: Surroundings,
  ) {
    this.discovery = new Discovery(about);
  }

  /** @throws Refusal `auth.social-unavailable` */
  async endpoints(): Promise<Endpoints> {
    try {
      return await this.discovery.endpoints(this.around.clock.now());
    } catch (error) {
      throw this.unavailable(error);
    }
  }

  /**
   * Exchanges a code for tokens.
   * @throws Refusal `auth.social-invalid` for an invalid or expired code, `auth.social-unavailable`
   */
  async redeem(redemption: Redemption): Promise<ProviderTokens> {
    const { token } = await this.endpoints();
    const answer = await this.askForTokens(token, redemption);
    const { access_token: accessToken, id_token: idToken, error } = answer;
    if (error === 'invalid_grant' || error === 'invalid_request')
      throw new Refusal('auth.social-invalid');
    // Any other error (unknown client, wrong secret) is a misconfiguration on our side or the
    // provider's.
    if (error !== undefined || typeof accessToken !== 'string')
      throw this.unavailable(new Error(`The token endpoint refused: ${String(error)}`));
    if (typeof idToken !== 'string') throw new Refusal('auth.social-invalid');
    return { accessToken, idToken };
  }

  /** @throws Refusal `auth.social-invalid` or `auth.social-unavailable` */
  async read(idToken: string, nonce?: string): Promise<IdClaims> {
    const { keys } = await this.endpoints();
    const { issuers, clientId } = this.about;
    try {
      return await readIdToken(idToken, {
        keys,
        issuers,
        clientId,
        now: this.around.clock.now(),
        nonce,
      });
    } catch (error) {
      throw error instanceof InvalidIdToken
        ? new Refusal('auth.social-invalid')
        : this.unavailable(error);
    }
  }

  private async askForTokens(
    address: string,
    { code, redirectUri, codeVerifier }: Redemption,
  ): Promise<Record<string, unknown>> {
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: this.about.clientId,
      client_secret: await this.about.clientSecret(),
      ...(codeVerifier ? { code_verifier: codeVerifier } : {}),
    });
    try {
      const response = await fetch(address, {
        method: 'POST',
        body: form,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return (await response.json()) as Record<string, unknown>;
    } catch (error) {
      throw this.unavailable(error);
    }
  }

  private unavailable(error: unknown): Refusal {
    this.around.log.warn(
      { err: error, provider: this.about.name },
      'a provider of log-ins cannot be used',
    );
    return new Refusal('auth.social-unavailable', {
      values: { provider: this.about.label },
      retryAfter: 5,
    });
  }
}
