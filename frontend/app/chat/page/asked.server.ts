import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { setToast } from '../../shell/flash.server';
import type { Reply } from '../../wire/reply';

/** A message that was not sent, and why: its author decides what to do. */
export interface Asked {
  problem: string;
  intent: 'send' | 'edit';
  fields: {
    roomId: string;
    text: string;
    clientId?: string;
    replyTo?: string | undefined;
    messageId?: string;
  };
}

export type Done = (args: ActionFunctionArgs, form: FormData) => Promise<Response | Asked>;

/** Redirects to the room, with a toast for a refusal, or for a result that cannot be seen there. */
export async function told(reply: Reply<unknown>, place: string, news?: string): Promise<Response> {
  const sentence = reply.ok ? news : reply.msg;
  if (!sentence) return redirect(place);
  const toast = await setToast({ kind: reply.ok ? 'success' : 'error', text: sentence });
  return redirect(place, { headers: { 'Set-Cookie': toast } });
}

export const placeOf = (roomId: string) => `/chat?room=${encodeURIComponent(roomId)}`;

export const text = (form: FormData, name: string) => String(form.get(name) ?? '');
