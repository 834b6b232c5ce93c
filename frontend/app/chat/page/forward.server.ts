import type { ActionFunctionArgs } from '@remix-run/node';
import { told } from '../../shell/done.server';
import type { Reply } from '../../wire/reply';
import { done } from '../../wire/reply';
import { messageOf, sendMessage, shareCase } from '../api.server';
import { type Asked, placeOf, text } from './asked.server';

const MOST = 5;

/**
 * Sends the text of a message, or a case, to other chats. The text was checked when it was first
 * sent, so the form sets `confirmed`; without it, identifiers are refused again.
 */
export async function forward(args: ActionFunctionArgs, form: FormData): Promise<Response | Asked> {
  const rooms = form.getAll('to').map(String).slice(0, MOST);
  const from = text(form, 'chatRoomId');
  const message = form.has('msgId')
    ? await messageOf(args, Number(from), Number(form.get('msgId')))
    : null;
  const caseId = message?.shared ? String(message.shared.id) : text(form, 'caseId');
  let reply: Reply<unknown> = done;
  for (const roomId of rooms) {
    const clientId = `${text(form, 'retryKey')}-${roomId}`;
    reply = caseId
      ? await shareCase(args, { roomId, caseId, clientId })
      : await sendMessage(args, {
          roomId,
          clientId,
          text: message?.text ?? '',
          isConfirmed: form.has('confirmed'),
        });
    if (!reply.ok) break;
  }
  const [only] = rooms;
  const place = rooms.length === 1 && only ? placeOf(only) : from ? placeOf(from) : '/chat';
  return told(reply, place, rooms.length > 0 ? 'Sent.' : undefined);
}
