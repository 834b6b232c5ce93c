import { signal } from '../platform/outbox/job';

/** An administrator has restricted a member, who can then read but not post. */
export const measureTaken = signal<{ measureId: number; memberId: number }>('measure-taken');
