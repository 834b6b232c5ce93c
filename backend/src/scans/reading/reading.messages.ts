import type { FaceAnswer } from '../series/faces.rules';
import type { ScanFacts } from '../series/facts.rules';
import type { LeftOut } from '../series/left-out.rules';

/** What the process of a reading is asked. */
export type ReadingTask =
  | { readonly kind: 'read'; readonly files: readonly string[]; readonly prefix: string }
  | {
      readonly kind: 'less-face';
      readonly path: string;
      readonly to: string;
      readonly answer: Extract<FaceAnswer, 'thin' | 'cover'>;
    };

/** A series that was read; its packed bytes lie under the reading's prefix and this key. */
export interface ReadSeries {
  readonly key: string;
  readonly facts: ScanFacts;
  readonly bytes: number;
  /** Only every n-th slice is in it. */
  readonly every: number;
  /** The header said that words stand in the pixels. */
  readonly isBurned: boolean;
  readonly asksAboutFace: boolean;
  /** A small picture of its middle, as a data address. */
  readonly poster: string;
}

export interface ReadingResult {
  readonly series: readonly ReadSeries[];
  readonly leftOut: readonly { readonly what: LeftOut; readonly count: number }[];
}

/** What the process says while it reads, and at its end. */
export type ReadingTold =
  | { readonly files: number; readonly read: number }
  | { readonly result: ReadingResult }
  | { readonly done: boolean };

/** Of the process: how far it yields to pages, and its memory beside the program itself. */
export interface ReadingSettings {
  readonly megabytes: number;
  readonly priority: number;
}

export const packedPath = (prefix: string, key: string): string => `${prefix}.${key}.scan`;
