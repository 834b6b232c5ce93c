import { job, repeatedJob } from '../platform/outbox/job';

export const sendApplicationReceivedEmail = job<{ applicationId: number }>(
  'mail',
  'application-received',
);
export const sendApplicationAnsweredEmail = job<{ applicationId: number }>(
  'mail',
  'application-answered',
);
/** Promises one of the next for each applicant who waits for an answer. */
export const sendClosedEmails = job<{ opportunityId: number }>('mail', 'opportunity-closed');
export const sendClosedEmail = job<{ applicationId: number }>(
  'mail',
  'opportunity-closed-for-applicant',
);
/** Comes back by itself: marks what is past, and forgets applicants a year after the end. */
export const tidyOpportunities = repeatedJob('opportunities', 'tidy', 3_600_000);
