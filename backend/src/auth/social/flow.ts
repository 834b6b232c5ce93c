import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import type { ProviderName } from './provider';

const LIFETIME_SECONDS = 600;
const SEAL = { alg: 'dir', enc: 'A256GCM' } as const;
const NAME = 'suture-sign-in';

/** A sign-in in progress in one browser. */
export interface Flow {
  readonly provider: ProviderName;
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier: proves that the code is redeemed by the client that requested it. */
  readonly codeVerifier?: string;
  readonly returnPath?: string;
}

/**
 * Keeps a flow in an encrypted cookie for ten minutes. Apple answers with a POST from its own site,
 * so the cookie must be sent cross-site.
 */
@Injectable()
export class Flows {
  private readonly key: Uint8Array;
  private readonly name: string;

  constructor(
    settings: Settings,
    private readonly clock: Clock,
  ) {
    this.key = createHmac('sha256', settings.sessionSecret).update('sign-in flow').digest();
    this.name = settings.publicUrl?.startsWith('https://') ? `__Host-${NAME}` : NAME;
  }

  /**
   * We create state, nonce and, if the provider supports it, PKCE ourselves: passport-apple
   * overwrites the state in its options.
   */
  make(about: {
    provider: ProviderName;
    offersPkce: boolean;
    returnPath: string | undefined;
  }): Flow {
    return {
      provider: about.provider,
      state: secret(),
      nonce: secret(),
      ...(about.offersPkce ? { codeVerifier: secret() } : {}),
      ...(about.returnPath ? { returnPath: about.returnPath } : {}),
    };
  }

  async keep(flow: Flow, response: Response): Promise<void> {
    const until = Math.floor(this.clock.now().getTime() / 1_000) + LIFETIME_SECONDS;
    const sealed = await new EncryptJWT({ ...flow })
      .setProtectedHeader(SEAL)
      .setExpirationTime(until)
      .encrypt(this.key);
    this.set(response, sealed, LIFETIME_SECONDS);
  }

  /** @returns undefined if there is none, or it is invalid or expired */
  async find(request: Pick<Request, 'headers'>): Promise<Flow | undefined> {
    const pair = (request.headers.cookie ?? '')
      .split('; ')
      .find((one) => one.startsWith(`${this.name}=`));
    if (!pair) return undefined;
    try {
      const { payload } = await jwtDecrypt<Flow>(pair.slice(this.name.length + 1), this.key, {
        keyManagementAlgorithms: [SEAL.alg],
        contentEncryptionAlgorithms: [SEAL.enc],
        currentDate: this.clock.now(),
      });
      return payload;
    } catch {
      return undefined;
    }
  }

  forget(response: Response): void {
    this.set(response, '', 0);
  }

  /** Browsers accept a `Secure` cookie over plain http from loopback, too. */
  private set(response: Response, value: string, seconds: number): void {
    response.append(
      'Set-Cookie',
      `${this.name}=${value}; Path=/; HttpOnly; SameSite=None; Secure; Max-Age=${seconds}`,
    );
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

export function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url');
}
