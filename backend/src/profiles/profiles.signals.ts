import { signal } from '../platform/outbox/job';

/** An administrator has looked the medical registration up, and it holds. */
export const registrationConfirmed = signal<{ memberId: number }>('registration-confirmed');
