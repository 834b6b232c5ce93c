import { job } from '../../platform/outbox/job';

/** Sends a code that proves access to the account's email before the phone number is changed. */
export const sendPhoneCode = job<{ changeId: number }>('otp', 'phone-code');
