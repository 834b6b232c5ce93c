import { job } from '../platform/outbox/job';

export interface AssetJob {
  readonly assetId: number;
}

/** Smaller forms of a picture. */
export const makeRenditions = job<AssetJob>('media', 'make-renditions');

/** Runs on a schedule: removes what was uploaded and never used. */
export const sweepOrphans = job<Record<string, never>>('media', 'sweep-orphans');

/** A video is looked at, made playable and gets its poster. */
export const makeVideo = job<AssetJob>('video', 'make-video');
