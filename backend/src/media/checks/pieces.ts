import type { Frame, Part } from '../videos/frames';
import type { Place } from './places.rules';

/** A local file and its type. */
interface LocalFile {
  readonly path: string;
  readonly extension: string;
}

/**
 * The pieces of which checks consist: what the process is told, and what it answers. It keeps
 * nothing between two of them, so that a file that ends it ends nobody else's check.
 */
export interface Pieces {
  'look-at-picture': {
    readonly takes: LocalFile & { readonly isOriginal: boolean };
    readonly gives: Place[];
  };
  /** Writes what a reader would see of a report to `target`. */
  'open-report': {
    readonly takes: { readonly path: string; readonly target: string };
    readonly gives: null;
  };
  /** Answers the number of pages. */
  'draw-page': {
    readonly takes: { readonly report: string; readonly page: number; readonly target: string };
    readonly gives: number;
  };
  'look-at-page': { readonly takes: { readonly picture: string }; readonly gives: Place[] };
  'read-page': {
    readonly takes: { readonly picture: string; readonly shapes: readonly Place[] };
    readonly gives: Place[];
  };
  'open-film': {
    readonly takes: LocalFile;
    readonly gives: { readonly seconds: number; readonly hasSound: boolean };
  };
  /** Writes stills to paths of the pattern; answers none if the part alone cannot be read. */
  'take-stills': {
    readonly takes: LocalFile & {
      readonly pattern: string;
      readonly seconds: number;
      readonly part: Part | undefined;
    };
    readonly gives: readonly Frame[];
  };
  'look-at-still': {
    readonly takes: { readonly still: string; readonly known: readonly Place[] };
    readonly gives: Place[];
  };
}
export type PieceKind = keyof Pieces;

/** Has a piece done, in its turn. */
export type Work = <Kind extends PieceKind>(
  kind: Kind,
  task: Pieces[Kind]['takes'],
) => Promise<Pieces[Kind]['gives']>;
