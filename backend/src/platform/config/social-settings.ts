import { createPrivateKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { SettingsError } from './settings-error';

const empty = (value: unknown) => (value === '' ? undefined : value);
const maybe = z.preprocess(empty, z.string().optional());
const issuer = (standard: string) => z.preprocess(empty, z.url().default(standard));

/** The settings for signing in through Google and Apple. */
export const socialSchema = {
  GOOGLE_CLIENT_ID: maybe,
  GOOGLE_CLIENT_SECRET: maybe,
  GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  APPLE_CLIENT_ID: maybe,
  APPLE_TEAM_ID: maybe,
  APPLE_KEY_ID: maybe,
  APPLE_PRIVATE_KEY: maybe,
  APPLE_ISSUER: issuer('https://appleid.apple.com'),
};

interface Values extends z.infer<z.ZodObject<typeof socialSchema>> {
  readonly STAGE: 'local' | 'live';
}

export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

export interface AppleSettings {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PEM of the P-256 key that signs our client secrets. */
  readonly privateKey: string;
  readonly issuer: string;
}

/** @returns undefined when signing in through Google is not configured */
export function googleSettings(values: Values): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret)
    throw new SettingsError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.');
  return { clientId, clientSecret, issuer: readIssuer('GOOGLE_ISSUER', values) };
}

/** @returns undefined when signing in through Apple is not configured */
export function appleSettings(values: Values): AppleSettings | undefined {
  const {
    APPLE_CLIENT_ID: clientId,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: key,
  } = values;
  if (!clientId && !teamId && !keyId && !key) return undefined;
  if (!clientId || !teamId || !keyId || !key) {
    throw new SettingsError(
      'APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY must be set together.',
    );
  }
  const privateKey = key.replaceAll('\\n', '\n');
  if (curveOf(privateKey) !== 'prime256v1')
    throw new SettingsError('APPLE_PRIVATE_KEY must be the PEM of a P-256 key.');
  return { clientId, teamId, keyId, privateKey, issuer: readIssuer('APPLE_ISSUER', values) };
}

function curveOf(pem: string): string | undefined {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    return undefined;
  }
  return key.asymmetricKeyDetails?.namedCurve;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A provider without TLS is accepted on this machine only, and only with STAGE=local. */
function readIssuer(name: 'GOOGLE_ISSUER' | 'APPLE_ISSUER', values: Values): string {
  const url = new URL(values[name]);
  const local = values.STAGE === 'local' && url.protocol === 'http:' && LOOPBACK.has(url.hostname);
  if (url.protocol !== 'https:' && !local)
    throw new SettingsError(`${name} must be an https address.`);
  return values[name];
}
