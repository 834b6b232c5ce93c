import { signal } from '../platform/outbox/job';

/** Publication was taken back while its author had a paper. */
export const paperEnded = signal<{ paperId: number; asked: number }>('paper-ended');
