import type { LoaderFunctionArgs } from '@remix-run/node';
import { sessionOf } from '../../shell/guard.server';
import { countUnread } from '../unread.server';

/**
 * Polled by open pages every 30 seconds. Signed-out users get zeros instead of a redirect to the
 * log-in.
 */
export async function loader(args: LoaderFunctionArgs) {
  const session = await sessionOf(args);
  const isMember = session?.state === 'member';
  return Response.json(isMember ? await countUnread(args) : { unread: 0, chats: 0 });
}
