import type { PreviewToDraw } from '../inspection/draw-preview';
import type { FileToInspect, Inspection } from '../inspection/inspect-file';
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
    readonly takes: LocalFile & { readonly isOriginal: boolean; readonly asksForFaces: boolean };
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
  /** Not of a check, as the next: whether a file could be posted, and what it tells. */
  'inspect-file': { readonly takes: FileToInspect; readonly gives: Inspection };
  /** How others will see a file. Answers its MIME type; null if there is nothing. */
  'draw-preview': { readonly takes: PreviewToDraw; readonly gives: string | null };
}
export type PieceKind = keyof Pieces;

/** Has a piece done, in its turn. */
export type Work = <Kind extends PieceKind>(
  kind: Kind,
  task: Pieces[Kind]['takes'],
) => Promise<Pieces[Kind]['gives']>;
