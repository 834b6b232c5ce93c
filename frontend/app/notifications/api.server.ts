import { drName } from '../lib/words';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';

export interface Note {
  id: number;
  kind: string;
  /** "Dr. Anna Keller and 3 others"; empty for notifications without an actor. */
  who: string;
  /** The rest of the sentence. */
  text: string;
  actor: { memberId: number; fullName: string; pictureUrl: string | null } | null;
  /** The path to open. */
  link: string;
  isRead: boolean;
  at: string;
  /** The title of the post it is about. */
  title: string | null;
  /** The beginning of the comment. */
  quote: string | null;
  /** Present for connection requests only. */
  connection: { connectionId: number; state: 'received' | 'connected' } | null;
}

export interface NotePage {
  notes: Note[];
  nextBefore: number | null;
  /** Capped: 100 means more than 99. */
  unread: number;
}

export async function notifications(
  args: RouteArgs,
  body: { before?: number; limit?: number } = {},
): Promise<NotePage> {
  const { result, nextBefore, unread } = await dataOf(
    api(args).POST('/getNotificationData', { body }),
  );
  return { notes: result.map(toNote), nextBefore, unread };
}

type Subscription = components['schemas']['SubscriptionBody'];

export const subscribeToPush = (args: RouteArgs, subscription: Subscription) =>
  replyOf(api(args).POST('/subscribe', { body: { subscription } }));

export const endPush = (args: RouteArgs, { endpoint = '' }: Subscription) =>
  replyOf(api(args).POST('/subscribe/end', { body: { endpoint } }));

/** `token` comes from the unsubscribe link of an email. */
export const unsubscribe = (args: RouteArgs, token: string) =>
  replyOf(api(args).POST('/notifications/unsubscribe', { body: { token } }));

export const markRead = (args: RouteArgs, ids: string[]) =>
  postForm(args, { path: '/notifications/read', form: { ids } });

export const markAllRead = (args: RouteArgs) =>
  postForm(args, { path: '/notifications/read', form: { all: 'true' } });

function toNote({
  id,
  kind,
  text,
  actor,
  others,
  link,
  is_read,
  created_date_time,
  title,
  quote,
  connection,
}: components['schemas']['NotificationView']): Note {
  const who = actor ? namesIn(text, actor.full_name, others) : '';
  return {
    text: text.slice(who.length).trimStart(),
    actor: actor && {
      memberId: actor.id,
      fullName: actor.full_name,
      pictureUrl: actor.profile_pic || null,
    },
    isRead: is_read === 1,
    connection: connection && {
      connectionId: connection.follow_id,
      state: connection.standing,
    },
    id,
    kind,
    who,
    link,
    at: created_date_time,
    title,
    quote,
  };
}

/** The names at the start of the text, which are shown in bold. */
function namesIn(text: string, name: string, others: number): string {
  const more = others === 0 ? '' : ` and ${others} ${others === 1 ? 'other' : 'others'}`;
  const who = `${drName(name)}${more}`;
  return text.startsWith(who) ? who : '';
}
