import type { DbTime } from '../platform/database/columns';
import type { AssetKind } from './file-type.rules';
import type { Purpose } from './upload.rules';

/**
 * Ready assets may be shown. Images and PDFs are ready when the request ends; videos wait for the
 * worker. A held one is whole, but only for its owner: it is being checked, or has to be decided
 * about.
 */
export type AssetState = 'pending' | 'held' | 'ready' | 'rejected';

export interface Rendition {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

export interface Renditions {
  readonly thumb?: Rendition;
  readonly medium?: Rendition;
  /** A still image of a video. */
  readonly poster?: Rendition;
  /** A smaller version of a video for slow connections. */
  readonly small?: Rendition;
  /** The pages of a report, in order. */
  readonly pages?: readonly PageRendition[];
}

/** A page of a report as an image. */
export interface PageRendition extends Rendition {
  readonly thumb: Rendition;
}

/** A text description of a file. */
export interface AltText {
  readonly assetId: number;
  readonly altText: string;
}

/** A member's file, checked and sanitised. Domains refer to assets, never to files. */
export interface Asset {
  readonly id: number;
  readonly ownerId: number;
  readonly purpose: Purpose;
  readonly state: AssetState;
  /** A message for the owner. */
  readonly rejectReason: string | null;
  readonly kind: AssetKind;
  readonly mime: string;
  readonly key: string;
  /** Null for files of cases: their names often contain a patient's name. */
  readonly originalName: string | null;
  readonly bytes: number;
  /** Digest of the original upload, in hex. */
  readonly sha256: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly dominantColor: string | null;
  readonly altText: string | null;
  readonly renditions: Renditions;
  readonly tries: number;
  readonly workedMs: number;
  /** For a video: whether the converted file has sound. */
  readonly keepsSound: boolean;
  /** Areas to black out when a video is converted, as text (masks.rules.ts). */
  readonly masks: string;
  /** Whether a virus scanner has checked it. */
  readonly scan: 'clean' | 'not-scanned';
  readonly createdAt: DbTime;
  /** Null until a domain attaches it; assets still unattached after an hour are deleted. */
  readonly attachedAt: DbTime | null;
}

export type NewAsset = Omit<
  Asset,
  | 'id'
  | 'state'
  | 'rejectReason'
  | 'altText'
  | 'renditions'
  | 'createdAt'
  | 'attachedAt'
  | 'tries'
  | 'workedMs'
> & { readonly createdAt: Date };
