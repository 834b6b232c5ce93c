import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { passOn } from '../../wire/client.server';
import type { Reply } from '../../wire/reply';
import { readForm } from '../../wire/sent-form.server';
import { deleteMessage, leaveGroup, reportMessage, sendFile, sendMessage } from '../api.server';

type Done = (args: ActionFunctionArgs, form: FormData) => Promise<Response>;

const intents: Record<string, Done> = { send, leave, delete: remove, report };

/** What forms of the page ask for. The one with a file goes on as it comes. */
export async function act(args: ActionFunctionArgs): Promise<Response> {
  await requireMember(args);
  const room = new URL(args.request.url).searchParams.get('room') ?? '';
  if ((args.request.headers.get('Content-Type') ?? '').startsWith('multipart/')) {
    return told(await sendFile(args, passOn(args.request)), placeOf(room));
  }
  const form = await readForm(args.request);
  const intent = intents[String(form.get('intent'))];
  if (!intent) throw new Response(null, { status: 400 });
  return intent(args, form);
}

async function send(args: ActionFunctionArgs, form: FormData): Promise<Response> {
  const roomId = text(form, 'chatRoomId');
  const reply = await sendMessage(
    args,
    { roomId, clientId: text(form, 'clientMessageId') },
    text(form, 'chatSendText'),
  );
  return told(reply, placeOf(roomId));
}

async function leave(args: ActionFunctionArgs, form: FormData): Promise<Response> {
  const reply = await leaveGroup(args, text(form, 'chatRoomId'));
  return told(
    reply,
    reply.ok ? '/chat' : placeOf(text(form, 'chatRoomId')),
    'You have left the group.',
  );
}

async function remove(args: ActionFunctionArgs, form: FormData): Promise<Response> {
  const roomId = text(form, 'chatRoomId');
  return told(await deleteMessage(args, roomId, text(form, 'msgId')), placeOf(roomId));
}

async function report(args: ActionFunctionArgs, form: FormData): Promise<Response> {
  const reply = await reportMessage(args, Number(form.get('msgId')), text(form, 'reason'));
  return told(reply, placeOf(text(form, 'chatRoomId')), reply.msg);
}

/** Back to the room; a refusal, or news that cannot be seen there, is said on the way. */
async function told(reply: Reply<unknown>, place: string, news?: string): Promise<Response> {
  const sentence = reply.ok ? news : reply.msg;
  if (!sentence) return redirect(place);
  const toast = await setToast({ kind: reply.ok ? 'success' : 'error', text: sentence });
  return redirect(place, { headers: { 'Set-Cookie': toast } });
}

const placeOf = (roomId: string) => `/chat?room=${encodeURIComponent(roomId)}`;

const text = (form: FormData, name: string) => String(form.get(name) ?? '');
