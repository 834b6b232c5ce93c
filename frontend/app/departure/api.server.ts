import { api, type RouteArgs, replyOf } from '../wire/client.server';

/** Starts a job that emails the member a link to an export of all their data. */
export const askForExport = (args: RouteArgs) => replyOf(api(args).POST('/exports'));

/** How often the emailed link can still be opened; 0 if it is not valid. */
export async function exportDownloadsLeft(args: RouteArgs, token: string): Promise<number> {
  if (!/^[\w-]{43}$/.test(token)) return 0;
  const reply = await replyOf(
    api(args).GET('/exports/{token}/left', { params: { path: { token } } }),
  );
  return reply.ok ? reply.data.result.left : 0;
}

export const deleteAccount = (args: RouteArgs, reason: string) =>
  replyOf(api(args).POST('/deleteAccount', { body: { reason } }));
