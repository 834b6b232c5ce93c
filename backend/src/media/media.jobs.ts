import { job, repeatedJob } from '../platform/outbox/job';

export interface AssetJob {
  readonly assetId: number;
}

export interface FileCheckJob {
  readonly uploadId: string;
  /** The type of the file; missing in jobs from earlier versions, which are images. */
  readonly extension?: string;
}

/** Creates smaller versions of an image. */
export const makeRenditions = job<AssetJob>('media', 'make-renditions');

/** Checks an uploaded file for text. */
export const checkFile = job<FileCheckJob>('file-checks', 'check-file');

/** Checks a stored file that is held back. */
export const checkAsset = job<AssetJob>(checkFile.queue, 'check-asset');

/** Repeated job: deletes uploads that were never used. */
export const sweepOrphans = repeatedJob('media', 'sweep-orphans', 10 * 60_000);

/** Checks and converts a video, and creates its poster. */
export const makeVideo = job<AssetJob>('video', 'make-video');
