import { signal } from '../platform/outbox/job';

/** A video that was held by something of its owner's can never be shown. */
export const filmRejected = signal<{ assetId: number }>('film-rejected');

/** Something was found in a held file, or it could not be checked: its owner has to decide. */
export const mediaNeedsLook = signal<{ assetId: number }>('media-needs-look');
/** Others may see a file that was held back. */
export const mediaReleased = signal<{ assetId: number }>('media-released');
