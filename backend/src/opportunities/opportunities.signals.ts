import { signal } from '../platform/outbox/job';

/** Notifies the owner of the opportunity. */
export const applicationReceived = signal<{ applicationId: number }>('application-received');
/** Notifies the applicant. */
export const applicationAccepted = signal<{ applicationId: number }>('application-accepted');
export const applicationDeclined = signal<{ applicationId: number }>('application-declined');
/** Notifies applicants of changed dates, place or last day. */
export const opportunityChanged = signal<{ opportunityId: number; what: string[]; at: string }>(
  'opportunity-changed',
);
/** Tells the owner why an administrator closed it. */
export const opportunityTakenDown = signal<{ opportunityId: number; reason: string }>(
  'opportunity-taken-down',
);
/** Notifies applicants who have not been answered (`ApplicationRepository.openApplicants`). */
export const opportunityClosed = signal<{ opportunityId: number }>('opportunity-closed');
