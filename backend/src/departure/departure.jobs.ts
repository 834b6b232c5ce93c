import { job, repeatedJob } from '../platform/outbox/job';

export const sendExportLink = job<{ exportId: number }>('mail', 'export-link');
export const sendFarewell = job<{ departureId: number }>('mail', 'farewell');
/** Erases everything stored about a member who left. */
export const eraseMember = job<{ departureId: number }>('account-deletion', 'erase');
/**
 * Erases again, for requests that were running when the member left; then removes the email
 * address, too.
 */
export const forgetMember = job<{ departureId: number }>('account-deletion', 'forget');
/** Repeated job: removes expired codes, links and stored responses. */
export const forgetExpired = repeatedJob('account-deletion', 'forget-expired', 3_600_000);
