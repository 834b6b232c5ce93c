import type { Readable } from 'node:stream';

/** A file that lies in a folder of this machine: `res.sendFile` knows the rest. */
export interface LocalFile {
  readonly kind: 'local';
  readonly folder: string;
}

/** A file that comes from elsewhere, or the piece of it that was asked for. */
export interface RemotePiece {
  readonly kind: 'remote';
  readonly stream: Readable;
  /** Bytes that the stream will give. */
  readonly length: number;
  /** The Content-Range of the reply, when only a piece was asked for. */
  readonly contentRange: string | undefined;
}

/** The range that was asked for lies outside the file. */
export class RangeOutsideFile extends Error {
  override readonly name = 'RangeOutsideFile';
}

/** The disk or the bucket is full. Nothing was kept. */
export class NoRoomLeft extends Error {
  override readonly name = 'NoRoomLeft';
}

/**
 * Where the bytes of assets lie: the local disk, or an S3 bucket. Keys are random, relative and made by the caller; nothing is
 * ever listed. Readers never get an address of the store itself: the /media route serves both kinds.
 */
export abstract class Storage {
  /**
   * Moves a finished temporary file under its key. Once this resolves, a crash does not lose it.
   * @throws NoRoomLeft
   */
  abstract put(key: string, path: string, mime: string): Promise<void>;

  /**
   * @param range a `Range` header with one range
   * @returns undefined when there is no such file
   * @throws RangeOutsideFile
   */
  abstract open(key: string, range?: string): Promise<LocalFile | RemotePiece | undefined>;

  /** Removes files; those that are gone already are fine. */
  abstract delete(keys: readonly string[]): Promise<void>;

  /** Runs work on a file that can be opened by path; a copy made for it is removed afterwards. The work never writes to it. */
  abstract withLocalFile<Result>(
    key: string,
    work: (path: string) => Promise<Result>,
  ): Promise<Result>;
}
