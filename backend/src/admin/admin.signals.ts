import { signal } from '../platform/outbox/job';

export const registrationConfirmed = signal<{ memberId: number }>('registration-confirmed');
