import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { SettingsError } from './settings-error';

const maybe = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());

export const pushSchema = { PUSH_HOSTS: maybe, VAPID_PRIVATE_KEY: maybe };

/** The push services of the browser vendors. */
const USUAL_HOSTS =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const HOST = /^(\*\.)?([a-z\d-]+\.)+[a-z]{2,}$/;

export interface PushSettings {
  /** Host names; a name that starts with `*.` covers all of its subdomains. */
  readonly hosts: readonly string[];
  /**
   * With STAGE=local, push services on this machine may be named by origin, such as
   * http://127.0.0.1:4100.
   */
  readonly localOrigins: readonly string[];
  readonly publicKey: string;
  readonly privateKey: string;
}

interface Values {
  readonly STAGE: 'local' | 'live';
  readonly PUSH_HOSTS?: string | undefined;
}

export function pushSettings(
  { STAGE: stage, PUSH_HOSTS: given }: Values,
  privateKey: string,
): PushSettings {
  const hosts: string[] = [];
  const localOrigins: string[] = [];
  for (const name of (given ?? USUAL_HOSTS).split(',').map((part) => part.trim().toLowerCase())) {
    if (HOST.test(name)) hosts.push(name);
    else if (stage === 'local' && isLocalOrigin(name)) localOrigins.push(name);
    else throw new SettingsError(`PUSH_HOSTS names no host of a push service: "${name}".`);
  }
  return { hosts, localOrigins, publicKey: publicKeyOf(privateKey), privateKey };
}

function isLocalOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  return protocol === 'http:' && LOOPBACK.has(hostname) && origin === text;
}

const curve = () => createECDH('prime256v1');

/** A VAPID key: 32 bytes of P-256 as base64url. */
export function newVapidKey(): string {
  const pair = curve();
  pair.generateKeys();
  return pair.getPrivateKey().toString('base64url');
}

function publicKeyOf(privateKey: string): string {
  try {
    const pair = curve();
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url', 'uncompressed');
  } catch {
    throw new SettingsError('VAPID_PRIVATE_KEY must be a P-256 key: 32 bytes as base64url.');
  }
}
