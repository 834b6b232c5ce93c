import { signal } from '../platform/outbox/job';

/** For the owner of the opportunity. */
export const applicationReceived = signal<{ applicationId: number }>('application-received');
/** For the applicant. */
export const applicationAccepted = signal<{ applicationId: number }>('application-accepted');
export const applicationDeclined = signal<{ applicationId: number }>('application-declined');
/** For those whose applications nobody has answered (`ApplicationRepository.openApplicants`). */
export const opportunityClosed = signal<{ opportunityId: number }>('opportunity-closed');
