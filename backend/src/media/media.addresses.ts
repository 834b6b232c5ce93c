import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { Settings } from '../platform/config/settings';
import type { Asset } from './asset';
import { extensionOfKey, shelfOf } from './asset-keys';

const MEDIA_PATH = '/media';
/** An address stays the same for this long, so that a browser finds the copy that it has. */
const STEP_S = 600;
const VIDEO_S = 7_200;
const SIGNATURE_BYTES = 16;
const ID = /^\d{1,16}$/;

/** No address lives longer. */
export const LONGEST_LIFE_MS = VIDEO_S * 1_000;

export interface AssetAddresses {
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly mediumUrl: string | null;
  readonly posterUrl: string | null;
  readonly smallUrl: string | null;
}

/** A page of a report. */
export interface PageAddresses {
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly width: number;
  readonly height: number;
}

/** The session in which alone an address shall work, or the link without which it shall not. */
export type BoundTo = { readonly sessionId: number } | { readonly linkId: number };

export interface Permit {
  /** In which session alone it is good. */
  readonly sessionId: number | undefined;
  /** Without which link it is dead. */
  readonly linkId: number | undefined;
  /** For whom a watched address was made. */
  readonly readerId: number | undefined;
}

/**
 * Root-relative addresses of stored files. Public files have lasting ones; private ones carry an expiry (`e`, epoch seconds) and a
 * signature (`s`): 10 to 20 minutes, videos up to 2 hours. Those of hidden posts name the session (`b`) in which alone they are good,
 * those on a patient's page the link (`c`) with which they die.
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
  of(asset: Pick<Asset, 'key' | 'state' | 'renditions'>, boundTo?: BoundTo): AssetAddresses {
    const isReady = asset.state === 'ready';
    const { thumb, medium, poster, small } = asset.renditions;
    const at = (key: string | undefined) => (isReady ? this.at(key, boundTo) : null);
    return {
      url: at(asset.key),
      thumbnailUrl: at(thumb?.key),
      mediumUrl: at(medium?.key),
      posterUrl: at(poster?.key),
      smallUrl: at(small?.key),
    };
  }

  /** Of a report, once they are drawn. */
  ofPages({ renditions }: Pick<Asset, 'renditions'>, boundTo?: BoundTo): PageAddresses[] {
    return (renditions.pages ?? []).map(({ key, width, height, thumb }) => ({
      ...{ width, height },
      url: this.at(key, boundTo),
      thumbnailUrl: this.at(thumb.key, boundTo),
    }));
  }

  /** For lists, whose queries bring the keys: the address of one file, or null where there is none to show. */
  at(key: string | null | undefined, boundTo?: BoundTo): string | null {
    if (!key || shelfOf(key) === 'incoming') return null;
    if (shelfOf(key) === 'public') return `${MEDIA_PATH}/${key}`;
    return this.signed(key, boundTo ? wordOf(boundTo) : {});
  }

  /** As `at`, for a private file of which it is kept who opened it: the address names its reader (`r`), and every opening is written down. */
  watchedAt(key: string, readerId: number, boundTo?: BoundTo): string {
    return this.signed(key, { r: readerId, ...(boundTo && wordOf(boundTo)) });
  }

  private signed(key: string, whose: { r?: number; b?: number; c?: number }): string {
    const e = this.expiryOf(key);
    const s = this.sign(`${key}${wordsOf(whose)}`, e).toString('base64url');
    return `${MEDIA_PATH}/${key}?e=${e}${wordsOf(whose)}&s=${s}`;
  }

  /** What a good address allows; undefined for one that has expired, was altered or never was ours. */
  permitOf(
    key: string,
    given: { e?: unknown; s?: unknown; r?: unknown; b?: unknown; c?: unknown },
  ): Permit | undefined {
    const { e, s, r, b, c } = given;
    if (typeof e !== 'string' || typeof s !== 'string' || !/^\d{1,12}$/.test(e)) return undefined;
    if ([r, b, c].some((id) => id !== undefined && !ID.test(String(id)))) return undefined;
    const isOver = Number(e) * 1_000 <= this.clock.now().getTime();
    const signature = Buffer.from(s, 'base64url');
    const isOurs =
      signature.length === SIGNATURE_BYTES &&
      timingSafeEqual(signature, this.sign(`${key}${wordsOf({ r, b, c })}`, Number(e)));
    if (!isOurs || isOver) return undefined;
    return { readerId: idIn(r), sessionId: idIn(b), linkId: idIn(c) };
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

/** As they stand in the address, and in what is signed. */
function wordsOf({ r, b, c }: { r?: unknown; b?: unknown; c?: unknown }): string {
  const words = Object.entries({ r, b, c }).filter(([, id]) => id !== undefined);
  return words.map(([word, id]) => `&${word}=${String(id)}`).join('');
}

const wordOf = (boundTo: BoundTo) =>
  'linkId' in boundTo ? { c: boundTo.linkId } : { b: boundTo.sessionId };

function idIn(word: unknown): number | undefined {
  return word === undefined ? undefined : Number(word);
}
