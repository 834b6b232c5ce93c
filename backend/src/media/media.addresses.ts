import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { Settings } from '../platform/config/settings';
import type { Asset } from './asset';
import { extensionOfKey, shelfOf } from './asset-keys';

const MEDIA_PATH = '/media';
/** A URL stays the same for this long, so that the browser's cache is used. */
const STEP_S = 600;
const VIDEO_S = 7_200;
const SIGNATURE_BYTES = 16;
/** About 3 MB. */
const MOST_KEPT = 10_000;
const ID = /^\d{1,16}$/;

/** The longest lifetime of any URL. */
export const LONGEST_LIFE_MS = VIDEO_S * 1_000;

export interface AssetAddresses {
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly mediumUrl: string | null;
  readonly posterUrl: string | null;
  readonly smallUrl: string | null;
}

/** The URLs of a page of a report. */
export interface PageAddresses {
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly width: number;
  readonly height: number;
}

/** Restricts a URL to a session, or ties its validity to a link. */
export type BoundTo = { readonly sessionId: number } | { readonly linkId: number };

export interface Permit {
  /** The only session in which the URL is valid. */
  readonly sessionId: number | undefined;
  /** The link the URL depends on. */
  readonly linkId: number | undefined;
  /** The member a watched URL was issued to. */
  readonly readerId: number | undefined;
}

/**
 * Root-relative URLs of stored files. Public files have permanent ones; private ones contain an
 * expiry (`e`, epoch seconds) and a signature (`s`): valid for 10 to 20 minutes, or up to 2 hours
 * for videos. Those of hidden posts are bound to a session (`b`), those on a patient's page to a
 * link (`c`).
 */
@Injectable()
export class MediaAddresses {
  private readonly secret: Buffer;
  /** URLs for everybody who may see the file: lists repeat them until their expiry moves on. */
  private readonly kept = new Map<string, string>();
  private keptForStep = 0;

  constructor(
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.secret = Buffer.from(
      hkdfSync('sha256', settings.sessionSecret, '', 'media-addresses', 32),
    );
  }

  /** All URLs of an asset; null while it is not ready. */
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

  /** The pages of a report, once they are rendered. */
  ofPages({ renditions }: Pick<Asset, 'renditions'>, boundTo?: BoundTo): PageAddresses[] {
    return (renditions.pages ?? []).map(({ key, width, height, thumb }) => ({
      width,
      height,
      url: this.at(key, boundTo),
      thumbnailUrl: this.at(thumb.key, boundTo),
    }));
  }

  /**
   * For lists, whose queries include the keys: the URL of one file, or null if there is none to
   * show.
   */
  at(key: string | null | undefined, boundTo?: BoundTo): string | null {
    if (!key || shelfOf(key) === 'incoming') return null;
    if (shelfOf(key) === 'public') return `${MEDIA_PATH}/${key}`;
    return boundTo ? this.signed(key, wordOf(boundTo)) : this.unbound(key);
  }

  /**
   * Like `at`, for a private file whose views are logged: the URL contains its reader (`r`), and
   * every opening is recorded.
   */
  watchedAt(key: string, readerId: number, boundTo?: BoundTo): string {
    return this.signed(key, { r: readerId, ...(boundTo && wordOf(boundTo)) });
  }

  private unbound(key: string): string {
    const step = this.step();
    if (step !== this.keptForStep || this.kept.size >= MOST_KEPT) this.kept.clear();
    this.keptForStep = step;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const url = this.signed(key, {});
    this.kept.set(key, url);
    return url;
  }

  private signed(key: string, whose: { r?: number; b?: number; c?: number }): string {
    const e = this.expiryOf(key);
    const s = this.sign(`${key}${wordsOf(whose)}`, e).toString('base64url');
    return `${MEDIA_PATH}/${key}?e=${e}${wordsOf(whose)}&s=${s}`;
  }

  /** What a valid URL permits; undefined if it has expired, was altered or is not ours. */
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

  /** Epoch seconds. */
  private step(): number {
    return Math.floor(this.clock.now().getTime() / 1_000 / STEP_S) * STEP_S;
  }

  private expiryOf(key: string): number {
    return this.step() + (extensionOfKey(key) === 'mp4' ? VIDEO_S : 2 * STEP_S);
  }

  private sign(key: string, expiry: number): Buffer {
    return createHmac('sha256', this.secret)
      .update(`${key}\n${expiry}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  }
}

/** The parameters as in the URL and in the signed string. */
function wordsOf({ r, b, c }: { r?: unknown; b?: unknown; c?: unknown }): string {
  const words = Object.entries({ r, b, c }).filter(([, id]) => id !== undefined);
  return words.map(([word, id]) => `&${word}=${String(id)}`).join('');
}

const wordOf = (boundTo: BoundTo) =>
  'linkId' in boundTo ? { c: boundTo.linkId } : { b: boundTo.sessionId };

function idIn(word: unknown): number | undefined {
  return word === undefined ? undefined : Number(word);
}
