import { job, repeatedJob } from '../platform/outbox/job';

export interface AssetJob {
  readonly assetId: number;
}

export interface FileCheckJob {
  readonly uploadId: string;
  /** What it is; of one that was promised before, a picture. */
  readonly extension?: string;
}

/** Smaller forms of a picture. */
export const makeRenditions = job<AssetJob>('media', 'make-renditions');

/** Words are looked for in a file that waits for its call. */
export const checkFile = job<FileCheckJob>('file-checks', 'check-file');

/** Comes back by itself: removes what was uploaded and never used. */
export const sweepOrphans = repeatedJob('media', 'sweep-orphans', 10 * 60_000);

/** A video is looked at, made playable and gets its poster. */
export const makeVideo = job<AssetJob>('video', 'make-video');
