import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';
import { Clock } from '../platform/clock';
import { Settings } from '../platform/config/settings';

const ALGORITHM = 'HS256';
const ISSUER = 'suture';
const AUDIENCE = 'suture-visitors';
const TYPE = 'visitor+jwt';
const LIFE_SECONDS = 7 * 24 * 3_600;

/**
 * The token a visitor gets for the form: signed, valid for a week, and never accepted as a member's
 * token.
 */
@Injectable()
export class VisitorTokens {
  private readonly secret: Uint8Array;

  constructor(
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.secret = new Uint8Array(
      hkdfSync('sha256', settings.sessionSecret, '', 'visitor-tokens', 32),
    );
  }

  sign(visitorId: number): Promise<string> {
    const second = Math.floor(this.clock.now().getTime() / 1_000);
    return new SignJWT({})
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(String(visitorId))
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(second)
      .setExpirationTime(second + LIFE_SECONDS)
      .sign(this.secret);
  }

  /** @returns the visitor's id; undefined for anything but a valid visitor token */
  async read(token: string): Promise<number | undefined> {
    const rules = {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['sub', 'exp'],
    };
    try {
      const { payload } = await jwtVerify(token, this.secret, {
        ...rules,
        currentDate: this.clock.now(),
      });
      return Number(payload.sub);
    } catch {
      return undefined;
    }
  }
}
