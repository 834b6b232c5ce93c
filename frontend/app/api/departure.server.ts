import type { FormValues } from '../lib/form-state';
import { type Asking, api } from './client.server';

/** A job mails a link to everything that is the member's. */
export const askForExport = (args: Asking) => api(args).post('exports', {});

export const deleteAccount = (args: Asking, reason: string) =>
  api(args).post('deleteAccount', { reason });

/** The password, or the code that was mailed to whoever has none. */
export const confirmIdentity = (args: Asking, body: FormValues) =>
  api(args).post('confirm-identity', body);

export const sendIdentityCode = (args: Asking) => api(args).post('confirm-identity/code', {});
