import type { LoaderFunctionArgs } from '@remix-run/node';
import { countUnread } from '../../api/notifications.server';
import { sessionOf } from '../../lib/guard.server';

/** What open pages ask every 30 seconds. Nobody is sent to the log-in for it. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await sessionOf(args);
  return Response.json({ unread: session?.state === 'member' ? await countUnread(args) : 0 });
}
