import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';

export interface Note {
  id: number;
  kind: string;
  /** "Dr. Anna Keller and 3 others"; empty where the house tells. */
  who: string;
  /** What comes after it. */
  text: string;
  actor: { memberId: number; fullName: string; pictureUrl: string | null } | null;
  /** The place on our pages. */
  link: string;
  isRead: boolean;
  at: string;
}

export interface NotePage {
  notes: Note[];
  nextBefore: number | null;
  /** 100 means: more than 99. */
  unread: number;
}

interface NoteRow {
  id: number;
  kind: string;
  text: string;
  actor: { id: number; full_name: string; profile_pic: string } | null;
  others: number;
  link: string;
  is_read: number;
  created_date_time: string;
}

interface NoteReply {
  result: NoteRow[];
  nextBefore: number | null;
  unread: number;
}

export async function notifications(
  args: RouteArgs,
  window: { before?: string; limit?: number } = {},
): Promise<NotePage> {
  const { result, nextBefore, unread } = answered(
    await api(args).post<NoteReply>('getNotificationData', window),
  );
  return { notes: result.map(toNote), nextBefore, unread };
}

export async function countUnread(args: RouteArgs): Promise<number> {
  const reply = await api(args).get<{ unread: number }>('notifications/unread');
  return reply.ok ? reply.data.unread : 0;
}

/** The requests have two doors; what is told of them leads to the first. */
const seenAt = (place: string) =>
  /^\/beyondSurg[eo]ryFollowing$/.test(place) ? '/communityFollowing' : place;

/** What waits for the reader: news, and requests to connect. What leads to the `place` that is being opened is seen, and counts no more. */
export async function bells(
  args: RouteArgs,
  place: string,
): Promise<{ unread: number; waiting: number }> {
  const reply = await api(args).get<{ unread: number; waiting: number }>('notifications/unread', {
    params: { place: seenAt(place) },
  });
  return reply.ok
    ? { unread: reply.data.unread, waiting: reply.data.waiting }
    : { unread: 0, waiting: 0 };
}

export interface KindPreference {
  kind: string;
  label: string;
  /** The heading that it stands under. */
  area: string;
  inApp: boolean;
  push: boolean;
  mail: boolean;
}

export interface Preferences {
  kinds: KindPreference[];
  /** How often who was away gets a mail: daily, weekly or never. */
  digest: string;
  /** With which a browser subscribes to pushes. */
  pushKey: string;
}

type PreferenceRow = Omit<KindPreference, 'inApp'> & { in_app: boolean };

export async function preferences(args: RouteArgs): Promise<Preferences> {
  const reply = await api(args).get<{ result: PreferenceRow[]; digest: string; push_key: string }>(
    'notifications/preferences',
  );
  const { result, digest, push_key: pushKey } = answered(reply);
  return {
    kinds: result.map(({ in_app: inApp, ...kind }) => ({ ...kind, inApp })),
    digest,
    pushKey,
  };
}

/** A form with a `kind` for each kind that it shows, and that kind under each way that is ticked. */
export function savePreferences(args: RouteArgs, form: FormData) {
  const ways = ['in_app', 'push', 'mail'] as const;
  const kinds = form.getAll('kind').map((kind) => ({
    kind,
    ...Object.fromEntries(ways.map((way) => [way, form.getAll(way).includes(kind)])),
  }));
  return api(args).put('notifications/preferences', {
    preferences: kinds,
    digest: form.get('digest') ?? undefined,
  });
}

export const subscribeToPush = (args: RouteArgs, subscription: object) =>
  api(args).post('subscribe', { subscription });

export const endPush = (args: RouteArgs, { endpoint }: { endpoint?: string }) =>
  api(args).post('subscribe/end', { endpoint });

/** `token` comes from the link of a mail. */
export const unsubscribe = (args: RouteArgs, token: string) =>
  api(args).post('notifications/unsubscribe', { token });

export const markRead = (args: RouteArgs, ids: string[]) =>
  api(args).post('notifications/read', { ids });

export const markAllRead = (args: RouteArgs) => api(args).post('notifications/read', { all: true });

function toNote({
  id,
  kind,
  text,
  actor,
  others,
  link,
  is_read,
  created_date_time,
}: NoteRow): Note {
  const who = actor ? namesIn(text, actor.full_name, others) : '';
  return {
    ...{ id, kind, who, link, at: created_date_time },
    text: text.slice(who.length).trimStart(),
    actor: actor && {
      memberId: actor.id,
      fullName: actor.full_name,
      pictureUrl: actor.profile_pic || null,
    },
    isRead: is_read === 1,
  };
}

/** The names stand at the start of the text, and are set in bold. */
function namesIn(text: string, name: string, others: number): string {
  const more = others === 0 ? '' : ` and ${others} ${others === 1 ? 'other' : 'others'}`;
  const who = `Dr. ${name}${more}`;
  return text.startsWith(who) ? who : '';
}
