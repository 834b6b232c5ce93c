import { job, repeatedJob } from '../platform/outbox/job';

export const sendExportLink = job<{ exportId: number }>('mail', 'export-link');
export const sendFarewell = job<{ departureId: number }>('mail', 'farewell');
/** Removes whatever is kept of somebody who left. */
export const eraseMember = job<{ departureId: number }>('account-deletion', 'erase');
/** The same once more, for what was under way when they left; then the address is forgotten, too. */
export const forgetMember = job<{ departureId: number }>('account-deletion', 'forget');
/** Runs on a schedule: codes, links and kept replies whose time is over. */
export const forgetExpired = repeatedJob('account-deletion', 'forget-expired', 3_600_000);
