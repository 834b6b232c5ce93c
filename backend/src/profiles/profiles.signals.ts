import { signal } from '../platform/outbox/job';

/** A moderator has looked the medical registration up, and it holds. */
export const registrationConfirmed = signal<{ memberId: number }>('registration-confirmed');

interface OfRegistration {
  readonly id: number;
  readonly memberId: number;
}

/** It was refused, or what was confirmed is withdrawn. */
export const registrationRefused = signal<OfRegistration>('registration-refused');
/** A moderator wants to know something of its member. */
export const registrationAsked = signal<OfRegistration>('registration-asked');
/** Its confirmation ends soon, or has ended. */
export const registrationExpiring = signal<OfRegistration>('registration-expiring');
