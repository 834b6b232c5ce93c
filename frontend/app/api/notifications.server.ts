import { type Asking, api } from './client.server';
import { answered } from './refused.server';

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

export async function notifications(args: Asking, window: { before?: string; limit?: number } = {}): Promise<NotePage> {
  const { result, nextBefore, unread } = answered(await api(args).post<NoteReply>('getNotificationData', window));
  return { notes: result.map(toNote), nextBefore, unread };
}

export async function countUnread(args: Asking): Promise<number> {
  const reply = await api(args).get<{ unread: number }>('notifications/unread');
  return reply.ok ? reply.data.unread : 0;
}

export const markRead = (args: Asking, ids: string[]) => api(args).post('notifications/read', { ids });

export const markAllRead = (args: Asking) => api(args).post('notifications/read', { all: true });

function toNote({ id, kind, text, actor, others, link, is_read, created_date_time }: NoteRow): Note {
  const who = actor ? namesIn(text, actor.full_name, others) : '';
  return {
    ...{ id, kind, who, link, at: created_date_time },
    text: text.slice(who.length).trimStart(),
    actor: actor && { memberId: actor.id, fullName: actor.full_name, pictureUrl: actor.profile_pic || null },
    isRead: is_read === 1,
  };
}

/** The names stand at the start of the text, and are set in bold. */
function namesIn(text: string, name: string, others: number): string {
  const more = others === 0 ? '' : ` and ${others} ${others === 1 ? 'other' : 'others'}`;
  const who = `Dr. ${name}${more}`;
  return text.startsWith(who) ? who : '';
}
