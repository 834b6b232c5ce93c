import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Global, Injectable, Module } from '@nestjs/common';
import { generateRequestDetails } from 'web-push';
import { Settings } from '../config/settings';
import { lookUpPublic } from './public-addresses';

/** A browser's push endpoint, and its keys for encryption. */
export interface PushAddress {
  readonly endpoint: string;
  /** base64url */
  readonly p256dh: string;
  readonly auth: string;
}

export interface Push {
  /** The JSON read by the service worker; encrypted in transit. */
  readonly payload: object;
  /** Replaces an undelivered push with the same topic. */
  readonly topic: string;
}

/** `gone`: the browser has unsubscribed. `refused`: this push will never be accepted. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

const TIMEOUT_MS = 5_000;
const KEPT_SECONDS = 24 * 3_600;
const GONE = new Set([404, 410]);
const TOO_MANY = 429;

/** Sends pushes to the push services of the browser vendors, and to no other host. */
@Injectable()
export class PushServices {
  constructor(private readonly settings: Settings) {}

  allows(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
    if (this.settings.push.localOrigins.includes(origin)) return true;
    const isKnown = this.settings.push.hosts.some((host) =>
      host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
    );
    return isKnown && protocol === 'https:' && port === '' && username === '' && password === '';
  }

  /** @throws Error when it should be retried */
  async send(
    { endpoint, p256dh, auth }: PushAddress,
    { payload, topic }: Push,
  ): Promise<PushOutcome> {
    if (!this.allows(endpoint)) return 'refused';
    const { publicKey, privateKey } = this.settings.push;
    const details = generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject: this.subject, publicKey, privateKey },
        TTL: KEPT_SECONDS,
        topic,
      },
    );
    const status = await this.post(
      endpoint,
      details.headers as Record<string, string>,
      details.body,
    );
    if (status >= 200 && status < 300) return 'sent';
    if (GONE.has(status)) return 'gone';
    if (status === TOO_MANY || status >= 500)
      throw new Error(`The push service answered ${status}.`);
    return 'refused';
  }

  /** The contact that VAPID gives to push services. */
  private get subject(): string {
    const { supportEmail, publicUrl } = this.settings;
    if (supportEmail) return `mailto:${supportEmail}`;
    return publicUrl?.startsWith('https://') ? publicUrl : 'mailto:support@suture.example';
  }

  /**
   * Follows no redirects, and never connects to a private address, whatever the name resolves to.
   */
  private post(
    endpoint: string,
    headers: Record<string, string>,
    body: Buffer | string | null,
  ): Promise<number> {
    const isLocal = this.settings.push.localOrigins.includes(new URL(endpoint).origin);
    const options = {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
    } as const;
    return new Promise((resolve, reject) => {
      const sending = isLocal
        ? requestHttp(endpoint, options)
        : requestHttps(endpoint, { ...options, lookup: lookUpPublic });
      sending.on('error', reject);
      sending.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      sending.end(body ?? undefined);
    });
  }
}

@Global()
@Module({ providers: [PushServices], exports: [PushServices] })
export class PushModule {}
