import { job, repeatedJob } from '../platform/outbox/job';

export interface AssetJob {
  readonly assetId: number;
}

/** Smaller forms of a picture. */
export const makeRenditions = job<AssetJob>('media', 'make-renditions');

/** Comes back by itself: removes what was uploaded and never used. */
export const sweepOrphans = repeatedJob('media', 'sweep-orphans', 10 * 60_000);

/** A video is looked at, made playable and gets its poster. */
export const makeVideo = job<AssetJob>('video', 'make-video');
