import { signal } from '../platform/outbox/job';

/** A member was named as a co-author, and has yet to agree. */
export const coAuthorAsked = signal<{ paperId: number; memberId: number }>('co-author-asked');
/** A member named as a co-author has agreed or declined. */
export const coAuthorAnswered = signal<{ paperId: number; memberId: number }>('co-author-answered');
/** Publication was taken back while its author had a paper. */
export const paperEnded = signal<{ paperId: number; asked: number }>('paper-ended');
