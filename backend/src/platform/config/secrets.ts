import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newVapidKey } from './push-settings';
import { SettingsError } from './settings-error';

export interface Secrets {
  readonly sessionSecret: string;
  readonly jwtPrivateKey: string;
  readonly vapidPrivateKey: string;
}

interface SecretSettings {
  SESSION_SECRET?: string | undefined;
  JWT_PRIVATE_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  DATA_DIR: string;
}

/**
 * The configured secrets. Any that are not set are read from DATA_DIR/secrets, where the first
 * process to start creates them.
 */
export function readSecrets(values: SecretSettings): Secrets {
  return {
    sessionSecret:
      values.SESSION_SECRET ??
      kept(values.DATA_DIR, 'session-secret', () => randomBytes(48).toString('base64url')),
    jwtPrivateKey:
      signingKey(values.JWT_PRIVATE_KEY) ??
      kept(values.DATA_DIR, 'jwt-private-key.pem', newSigningKey),
    vapidPrivateKey:
      values.VAPID_PRIVATE_KEY ?? kept(values.DATA_DIR, 'vapid-private-key', newVapidKey),
  };
}

/**
 * The PEM of the key that signs access tokens, with escaped line breaks restored.
 * @throws SettingsError if it is not an Ed25519 key
 */
export function signingKey(given: string | undefined): string | undefined {
  const pem = given?.replaceAll('\\n', '\n');
  if (pem !== undefined && typeOfKey(pem) !== 'ed25519')
    throw new SettingsError(
      'JWT_PRIVATE_KEY must be an Ed25519 key: PKCS#8 PEM, its line breaks as \\n.',
    );
  return pem;
}

function typeOfKey(pem: string): string | undefined {
  try {
    return createPrivateKey(pem).asymmetricKeyType;
  } catch {
    return undefined;
  }
}

/** Secrets for a process that signs nothing: they are never written to disk. */
export function passingSecrets(): Secrets {
  return {
    sessionSecret: randomBytes(48).toString('base64url'),
    jwtPrivateKey: newSigningKey(),
    vapidPrivateKey: newVapidKey(),
  };
}

function newSigningKey(): string {
  return generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new SettingsError(`DATA_DIR cannot be written to: ${(error as Error).message}.`);
  }
}

/**
 * Two processes may start at once: the first to link its file wins, and the other one reads that
 * file.
 */
function kept(dataDir: string, name: string, make: () => string): string {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  makeFolder(folder);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, make(), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}
