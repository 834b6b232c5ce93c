import { signal } from '../platform/outbox/job';

/** A moderator has confirmed the medical registration. */
export const registrationConfirmed = signal<{ memberId: number }>('registration-confirmed');

interface OfRegistration {
  readonly id: number;
  readonly memberId: number;
}

/** The registration was refused, or its confirmation withdrawn. */
export const registrationRefused = signal<OfRegistration>('registration-refused');
/** A moderator has asked the member a question about it. */
export const registrationAsked = signal<OfRegistration>('registration-asked');
/** The confirmation expires soon, or has expired. */
export const registrationExpiring = signal<OfRegistration>('registration-expiring');
