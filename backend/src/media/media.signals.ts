import { signal } from '../platform/outbox/job';

/** A video that was held by something of its owner's can never be shown. */
export const filmRejected = signal<{ assetId: number }>('film-rejected');
