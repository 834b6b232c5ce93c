import type { FormValues } from '../lib/form-state';
import type { RouteArgs } from '../wire/client.server';
import { api } from '../wire/untyped.server';

/** A job mails a link to everything that is the member's. */
export const askForExport = (args: RouteArgs) => api(args).post('exports', {});

export const deleteAccount = (args: RouteArgs, reason: string) =>
  api(args).post('deleteAccount', { reason });

/** The password, or the code that was mailed to whoever has none. */
export const confirmIdentity = (args: RouteArgs, body: FormValues) =>
  api(args).post('confirm-identity', body);

export const sendIdentityCode = (args: RouteArgs) => api(args).post('confirm-identity/code', {});
