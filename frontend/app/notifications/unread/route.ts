import type { LoaderFunctionArgs } from '@remix-run/node';
import { sessionOf } from '../../shell/guard.server';
import { countUnread } from '../api.server';

/** What open pages ask every 30 seconds. Nobody is sent to the log-in for it. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await sessionOf(args);
  const isMember = session?.state === 'member';
  return Response.json(isMember ? await countUnread(args) : { unread: 0, chats: 0 });
}
