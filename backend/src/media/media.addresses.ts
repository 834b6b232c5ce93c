import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { Settings } from '../platform/config/settings';
import type { Asset } from './asset';
import { extensionOfKey, shelfOf } from './asset-keys';

const MEDIA_PATH = '/media';
/** An address stays the same for this long, so that a browser keeps what it has loaded. */
const STEP_S = 600;
const VIDEO_S = 7_200;
const SIGNATURE_BYTES = 16;

export interface AssetAddresses {
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly mediumUrl: string | null;
  readonly posterUrl: string | null;
  readonly smallUrl: string | null;
}

export interface Permit {
  readonly secondsLeft: number;
  /** For whom a watched address was made. */
  readonly readerId: number | undefined;
}

/**
 * Root-relative addresses of stored files. Public files have lasting ones; private ones carry an expiry (`e`, epoch seconds) and a
 * signature (`s`): 10 to 20 minutes, videos up to 2 hours.
 */
@Injectable()
export class MediaAddresses {
  private readonly secret: Buffer;

  constructor(
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.secret = Buffer.from(
      hkdfSync('sha256', settings.sessionSecret, '', 'media-addresses', 32),
    );
  }

  /** All that a view may want of an asset; nulls while it is not ready. */
  of(asset: Pick<Asset, 'key' | 'state' | 'renditions'>): AssetAddresses {
    const isReady = asset.state === 'ready';
    const { thumb, medium, poster, small } = asset.renditions;
    const at = (key: string | undefined) => (isReady ? this.at(key) : null);
    return {
      url: at(asset.key),
      thumbnailUrl: at(thumb?.key),
      mediumUrl: at(medium?.key),
      posterUrl: at(poster?.key),
      smallUrl: at(small?.key),
    };
  }

  /** For lists, whose queries bring the keys: the address of one file, or null where there is none to show. */
  at(key: string | null | undefined): string | null {
    if (!key || shelfOf(key) === 'incoming') return null;
    if (shelfOf(key) === 'public') return `${MEDIA_PATH}/${key}`;
    const expiry = this.expiryOf(key);
    return `${MEDIA_PATH}/${key}?e=${expiry}&s=${this.sign(key, expiry).toString('base64url')}`;
  }

  /** As `at`, for a private file of which it is kept who opened it: the address names its reader (`r`), and every opening is written down. */
  watchedAt(key: string, readerId: number): string {
    const expiry = this.expiryOf(key);
    return `${MEDIA_PATH}/${key}?e=${expiry}&r=${readerId}&s=${this.sign(`${key}\n${readerId}`, expiry).toString('base64url')}`;
  }

  /** What a good address allows; undefined for one that has expired, was altered or never was ours. */
  permitOf(key: string, given: { e?: unknown; s?: unknown; r?: unknown }): Permit | undefined {
    if (typeof given.e !== 'string' || typeof given.s !== 'string' || !/^\d{1,12}$/.test(given.e))
      return undefined;
    const secondsLeft = Number(given.e) - Math.floor(this.clock.now().getTime() / 1_000);
    const signature = Buffer.from(given.s, 'base64url');
    const signed = given.r === undefined ? key : `${key}\n${String(given.r)}`;
    const isOurs =
      signature.length === SIGNATURE_BYTES &&
      timingSafeEqual(signature, this.sign(signed, Number(given.e)));
    if (!isOurs || secondsLeft <= 0) return undefined;
    return { secondsLeft, readerId: given.r === undefined ? undefined : Number(given.r) };
  }

  private expiryOf(key: string): number {
    const step = Math.floor(this.clock.now().getTime() / 1_000 / STEP_S) * STEP_S;
    return step + (extensionOfKey(key) === 'mp4' ? VIDEO_S : 2 * STEP_S);
  }

  private sign(key: string, expiry: number): Buffer {
    return createHmac('sha256', this.secret)
      .update(`${key}\n${expiry}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  }
}
