import { job, repeatedJob } from '../platform/outbox/job';

export const sendApplicationReceivedEmail = job<{ applicationId: number }>(
  'mail',
  'application-received',
);
export const sendApplicationAnsweredEmail = job<{ applicationId: number }>(
  'mail',
  'application-answered',
);
/** Enqueues an email for each applicant who is waiting for an answer. */
export const sendClosedEmails = job<{ opportunityId: number }>('mail', 'opportunity-closed');
export const sendClosedEmail = job<{ applicationId: number }>(
  'mail',
  'opportunity-closed-for-applicant',
);
export const sendTakenDownEmail = job<{ opportunityId: number; reason: string }>(
  'mail',
  'opportunity-taken-down',
);
/** Repeated job: marks past opportunities, and deletes applications a year after the end. */
export const tidyOpportunities = repeatedJob('opportunities', 'tidy', 3_600_000);
