import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { AppleSettings } from '../../platform/config/social-settings';

const LIFETIME_SECONDS = 300;

/** Apple's client secret is a short-lived token signed by us. */
export async function appleClientSecret(settings: AppleSettings, now: Date): Promise<string> {
  const second = Math.floor(now.getTime() / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: settings.keyId })
    .setIssuer(settings.teamId)
    .setSubject(settings.clientId)
    .setAudience(settings.issuer)
    .setIssuedAt(second)
    .setExpirationTime(second + LIFETIME_SECONDS)
    .sign(createPrivateKey(settings.privateKey));
}
