import { signal } from '../platform/outbox/job';

/** An administrator has decided that a member may read but not post for a while. */
export const measureTaken = signal<{ measureId: number; memberId: number }>('measure-taken');
