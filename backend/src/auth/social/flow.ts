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

/** A sign-in under way in one browser. */
export interface Flow {
  readonly provider: ProviderName;
  readonly state: string;
  readonly nonce: string;
  /** Proof (PKCE) that whoever redeems the code has asked for it. */
  readonly codeVerifier?: string;
  readonly returnPath?: string;
}

/** Keeps a flow in a sealed cookie of ten minutes. Apple answers by a post from its own site, so the cookie must travel across sites. */
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

  /** State, nonce and, where the provider offers it, PKCE are ours: passport-apple writes over the state of its options. */
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

  /** @returns undefined when there is none, or none that is still good */
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

  /** Browsers take a `Secure` cookie from loopback over plain http as well. */
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
