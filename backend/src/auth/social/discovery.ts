import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

export const TIMEOUT_MS = 5_000;
const FRESH_MS = 3_600_000;

/** The parts of a provider's discovery document that we use. */
export interface Endpoints {
  readonly authorization: string;
  readonly token: string;
  readonly keys: JWTVerifyGetKey;
  readonly offersPkce: boolean;
}

interface Known {
  readonly endpoints: Endpoints;
  readonly keysAt: string;
  readonly until: number;
}

/** Fetches an issuer's endpoints and keys on first use, then once an hour. */
export class Discovery {
  private known: Known | undefined;
  private asking: Promise<Endpoints> | undefined;

  constructor(private readonly about: { readonly issuer: string; readonly issuers: string[] }) {}

  /** @throws any fetch error, unless an older answer is available */
  async endpoints(now: Date): Promise<Endpoints> {
    if (this.known && now.getTime() < this.known.until) return this.known.endpoints;
    this.asking ??= this.ask(now).finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async ask(now: Date): Promise<Endpoints> {
    try {
      const document = await this.fetchDocument();
      const keysAt = this.address(document, 'jwks_uri');
      const keys =
        this.known?.keysAt === keysAt
          ? this.known.endpoints.keys
          : createRemoteJWKSet(new URL(keysAt), { timeoutDuration: TIMEOUT_MS });
      const endpoints = {
        authorization: this.address(document, 'authorization_endpoint'),
        token: this.address(document, 'token_endpoint'),
        keys,
        offersPkce: [document['code_challenge_methods_supported']].flat().includes('S256'),
      };
      this.known = { endpoints, keysAt, until: now.getTime() + FRESH_MS };
      return endpoints;
    } catch (error) {
      if (this.known) return this.known.endpoints;
      throw error;
    }
  }

  private async fetchDocument(): Promise<Record<string, unknown>> {
    const response = await fetch(
      `${this.about.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
      {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    if (!response.ok)
      throw new Error(`The discovery document was answered with ${response.status}.`);
    const document = (await response.json()) as Record<string, unknown>;
    if (!this.about.issuers.includes(String(document['issuer'])))
      throw new Error('The discovery document is of another issuer.');
    return document;
  }

  /** An issuer with an https URL may only name https endpoints. */
  private address(document: Record<string, unknown>, word: string): string {
    const url = new URL(String(document[word]));
    if (url.protocol !== 'https:' && url.protocol !== new URL(this.about.issuer).protocol)
      throw new Error(`The discovery document's ${word} is not safe.`);
    return url.href;
  }
}
