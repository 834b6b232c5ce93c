import type { DbTime } from '../platform/database/columns';
import type { AssetKind } from './file-type.rules';
import type { Purpose } from './upload.rules';

/** Ready assets may be shown. Pictures and PDFs are ready when the request ends; videos wait for the worker. */
export type AssetState = 'pending' | 'ready' | 'rejected';

export interface Rendition {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

export interface Renditions {
  readonly thumb?: Rendition;
  readonly medium?: Rendition;
  /** A still of a video. */
  readonly poster?: Rendition;
  /** A video for slow lines. */
  readonly small?: Rendition;
  /** Of a report, in their order. */
  readonly pages?: readonly PageRendition[];
}

/** A page of a report, as a picture. */
export interface PageRendition extends Rendition {
  readonly thumb: Rendition;
}

/** What a file shows, for who cannot see it. */
export interface AltText {
  readonly assetId: number;
  readonly altText: string;
}

/** A file of somebody, checked and made harmless. Domains hold assets, never files. */
export interface Asset {
  readonly id: number;
  readonly ownerId: number;
  readonly purpose: Purpose;
  readonly state: AssetState;
  /** The sentence for the owner. */
  readonly rejectReason: string | null;
  readonly kind: AssetKind;
  readonly mime: string;
  readonly key: string;
  /** Null for files of cases: their names often hold a patient's. */
  readonly originalName: string | null;
  readonly bytes: number;
  /** Of what was sent, in hex. */
  readonly sha256: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly dominantColor: string | null;
  readonly altText: string | null;
  readonly renditions: Renditions;
  /** Of a video, when it is made playable. */
  readonly keepsSound: boolean;
  /** What is blackened in a video then, as text (masks.rules.ts). */
  readonly masks: string;
  /** Whether a virus scanner has seen it. */
  readonly scan: 'clean' | 'not-scanned';
  readonly createdAt: DbTime;
  /** Null until something of a domain holds it; what stays so for an hour is swept away. */
  readonly attachedAt: DbTime | null;
}

export type NewAsset = Omit<
  Asset,
  'id' | 'state' | 'rejectReason' | 'altText' | 'renditions' | 'createdAt' | 'attachedAt'
> & { readonly createdAt: Date };
