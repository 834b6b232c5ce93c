import type { ECDH } from 'node:crypto';

export interface Browser {
  readonly pair: ECDH;
  readonly auth: Buffer;
  readonly subscription: {
    readonly endpoint: string;
    readonly expirationTime: null;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
}
/** What arrived at a browser: decrypted by its own keys, the sender's signature checked. */
export interface Arrived {
  readonly path: string;
  readonly payload: Record<string, unknown>;
  readonly headers: Record<string, string | undefined>;
  readonly claims: { readonly aud?: unknown; readonly sub?: unknown };
}
export interface PushService {
  readonly origin: string;
  /** A browser of its own, at an address of this service. */
  browser(): Browser;
  /** From now on it answers this browser's pushes with this status. */
  answer(browser: Browser, status: number): void;
  at(browser: Browser): Arrived[];
  stop(): Promise<unknown>;
}
export function aBrowser(endpoint: string): Browser;
export function startPushService(port?: number): Promise<PushService>;
