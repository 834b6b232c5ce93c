import type { FaceAnswer } from '../../../../backend/src/scans/series/faces.rules';
import type { ScanFacts } from '../../../../backend/src/scans/series/facts.rules';
import type { LeftOut } from '../../../../backend/src/scans/series/left-out.rules';

/** A series that was read in this browser; its frames stay in the worker until they are asked for. */
export interface FoundHere {
  readonly key: string;
  readonly facts: ScanFacts;
  readonly bytes: number;
  /** Only every n-th slice is in it. */
  readonly every: number;
  /** The header said that words stand in the pixels. */
  readonly isBurned: boolean;
  readonly asksAboutFace: boolean;
  /** A small picture of its middle. */
  readonly poster: Blob;
}

export interface ReadHere {
  readonly series: readonly FoundHere[];
  readonly leftOut: readonly { readonly what: LeftOut; readonly count: number }[];
}

export type LessFace = Extract<FaceAnswer, 'thin' | 'cover'>;

/** What the page asks of the worker. */
export type Asked =
  | { readonly kind: 'read'; readonly files: readonly Blob[] }
  | { readonly kind: 'decoder'; readonly program: ArrayBuffer | null }
  | { readonly kind: 'pack'; readonly key: string; readonly face: LessFace | undefined };

/** What the worker tells the page. It has no line of its own: whatever is sent, the page sends. */
export type Told =
  | { readonly kind: 'progress'; readonly files: number; readonly read: number }
  | { readonly kind: 'decoder-needed' }
  | { readonly kind: 'read'; readonly result: ReadHere }
  /** Null where the face cannot be dealt with as it was said. */
  | { readonly kind: 'packed'; readonly packed: Blob | null }
  | { readonly kind: 'failed' };
