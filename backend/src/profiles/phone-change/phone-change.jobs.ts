import { job } from '../../platform/outbox/job';

/** A code that proves that whoever asks for another phone number reads the account's mail. */
export const sendPhoneCode = job<{ changeId: number }>('otp', 'phone-code');
