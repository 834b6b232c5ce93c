import { api, type RouteArgs, replyOf } from '../wire/client.server';

/** Starts a job that emails the member a link to an export of all their data. */
export const askForExport = (args: RouteArgs) => replyOf(api(args).POST('/exports'));

export const deleteAccount = (args: RouteArgs, reason: string) =>
  replyOf(api(args).POST('/deleteAccount', { body: { reason } }));
