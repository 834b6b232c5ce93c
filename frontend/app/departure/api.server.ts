import { api, type RouteArgs, replyOf } from '../wire/client.server';

/** A job mails a link to everything that is the member's. */
export const askForExport = (args: RouteArgs) => replyOf(api(args).POST('/exports'));

export const deleteAccount = (args: RouteArgs, reason: string) =>
  replyOf(api(args).POST('/deleteAccount', { body: { reason } }));
