import { api, type RouteArgs, replyOf } from '../wire/client.server';

/** The numbers of unread notifications and unread chat messages. */
export async function countUnread(args: RouteArgs): Promise<{ unread: number; chats: number }> {
  const reply = await replyOf(api(args).GET('/notifications/unread'));
  const { unread = 0, chats = 0 } = reply.ok ? reply.data : {};
  return { unread, chats };
}

/**
 * Connection requests have two URLs; notifications about them link to the community one. A case is
 * seen whichever of its pictures is shown.
 */
const seenAt = (place: string) =>
  /^\/beyondSurg[eo]ryFollowing$/.test(place)
    ? '/communityFollowing'
    : place.replace(/^(\/caseDetails\/\d+)\?.*$/, '$1');

/**
 * The header's counts: unread notifications, connection requests, questions and chat messages.
 * Notifications that link to `place`, the page being opened, are marked as read and not counted.
 */
export async function bells(
  args: RouteArgs,
  place: string,
): Promise<{ unread: number; waiting: number; questions: number; chats: number }> {
  const query = { place: seenAt(place) };
  const reply = await replyOf(api(args).GET('/notifications/unread', { params: { query } }));
  const { unread = 0, waiting = 0, questions = 0, chats = 0 } = reply.ok ? reply.data : {};
  return { unread, waiting, questions, chats };
}
