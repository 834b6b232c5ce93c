import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';
import { Clock } from '../platform/clock';
import { Settings } from '../platform/config/settings';

export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'EdDSA';
const ISSUER = 'suture';
const AUDIENCE = 'suture-api';
const TYPE = 'at+jwt';
/** Tokens issued this far in the future are still accepted, in case a clock was set back. */
const AHEAD_SECONDS = 300;

/** A token whose signature was checked; when it was issued and ends, in seconds. */
interface Verified {
  readonly claims: AccessClaims;
  readonly issuedAt: number;
  readonly endsAt: number;
}

export interface AccessClaims {
  readonly memberId: number;
  readonly sessionId: number;
}

/**
 * Access tokens (JWT, Ed25519) and opaque 256-bit secrets; only the SHA-256 of a secret is stored.
 */
@Injectable()
export class Tokens {
  /** The most verified tokens that are remembered. */
  readonly limits = { verified: 5_000 };
  /** By digest. Checking the signature again takes a tenth of the time of a short request. */
  private readonly verified = new Map<string, Verified>();
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    this.privateKey = createPrivateKey(settings.jwtPrivateKey);
    this.publicKey = createPublicKey(this.privateKey);
  }

  /** Deterministic: the same claims at the same second give the same token. */
  async sign(claims: AccessClaims, issuedAt: Date): Promise<string> {
    const second = Math.floor(issuedAt.getTime() / 1_000);
    return new SignJWT({ sid: String(claims.sessionId) })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(String(claims.memberId))
      .setJti(
        createHash('sha256')
          .update(`${claims.sessionId}.${issuedAt.getTime()}`)
          .digest('base64url')
          .slice(0, 22),
      )
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(second)
      .setExpirationTime(second + ACCESS_TOKEN_SECONDS)
      .sign(this.privateKey);
  }

  /** @returns undefined for anything but a valid access token of ours */
  async read(token: string): Promise<AccessClaims | undefined> {
    const now = this.clock.now();
    const name = digest(token).toString('base64');
    const known = this.verified.get(name) ?? (await this.verify(token, now));
    if (!known) return undefined;
    this.keep(name, known);
    const seconds = now.getTime() / 1_000;
    const isInTime =
      Math.floor(seconds) < known.endsAt && known.issuedAt <= seconds + AHEAD_SECONDS;
    return isInTime ? known.claims : undefined;
  }

  private async verify(token: string, now: Date): Promise<Verified | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.publicKey, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        currentDate: now,
        requiredClaims: ['sub', 'sid', 'jti', 'exp', 'iat'],
      });
      const { sub, sid, iat = 0, exp = 0 } = payload;
      const claims = { memberId: Number(sub), sessionId: Number(sid) };
      return { claims, issuedAt: iat, endsAt: exp };
    } catch {
      return undefined;
    }
  }

  /** The oldest one goes first. */
  private keep(name: string, token: Verified): void {
    if (this.verified.has(name)) return;
    this.verified.set(name, token);
    const [oldest] = this.verified.keys();
    if (this.verified.size > this.limits.verified && oldest) this.verified.delete(oldest);
  }

  newSecret(): string {
    return randomBytes(32).toString('base64url');
  }

  /**
   * Derives the successor of a refresh token, so that two tabs renewing at the same time get the
   * same pair.
   */
  successor(refreshToken: string): string {
    return createHmac('sha256', this.settings.sessionSecret)
      .update(`refresh-token:${refreshToken}`)
      .digest('base64url');
  }
}

export function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
