import type { FormValues } from '../lib/form-state';
import { api, postForm, type RouteArgs, replyOf } from '../wire/client.server';

/** A job mails a link to everything that is the member's. */
export const askForExport = (args: RouteArgs) => replyOf(api(args).POST('/exports'));

export const deleteAccount = (args: RouteArgs, reason: string) =>
  replyOf(api(args).POST('/deleteAccount', { body: { reason } }));

/** The password, or the code that was mailed to whoever has none. */
export const confirmIdentity = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/confirm-identity', form });

export const sendIdentityCode = (args: RouteArgs) =>
  replyOf(api(args).POST('/confirm-identity/code'));
