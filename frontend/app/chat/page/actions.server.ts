import { createHash } from 'node:crypto';
import type { ActionFunctionArgs } from '@remix-run/node';
import { told } from '../../shell/done.server';
import { requireMember } from '../../shell/guard.server';
import { passOn } from '../../wire/client.server';
import { readForm } from '../../wire/sent-form.server';
import {
  deleteMessage,
  editMessage,
  reactTo,
  reportMessage,
  sendFile,
  sendMessage,
} from '../api.server';
import { leaveGroup } from '../rooms.server';
import { type Done, type NotDone, placeOf, text } from './asked.server';
import { forward } from './forward.server';
import { addMember, change, make, nameAnAdmin, removeMember } from './group-actions.server';
import { typedPin, withErrors } from './typed-pin.server';

const intents: Record<string, Done> = {
  send,
  edit,
  react,
  leave,
  delete: remove,
  report,
  forward,
  makeGroup: make,
  changeGroup: change,
  addMember,
  removeMember,
  nameAdmin: nameAnAdmin,
};

/** Handles the forms of the page, by intent. A form with a file is passed on as a stream. */
export async function act(args: ActionFunctionArgs): Promise<Response | NotDone> {
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

/** After going back, the page still has the id of what was sent: other words are another message. */
function idOf(clientId: string, words: string): string {
  const digest = createHash('sha256').update(words.trim()).digest('hex').slice(0, 12);
  return clientId.endsWith(digest) ? clientId : `${clientId}-${digest}`;
}

/** A message that may identify a patient is not sent: it is returned for the author to confirm. */
async function send(args: ActionFunctionArgs, form: FormData): Promise<Response | NotDone> {
  const typed = typedPin(form);
  if (typed.errors) return withErrors(form, typed.errors);
  const words = {
    roomId: text(form, 'chatRoomId'),
    clientId: idOf(text(form, 'clientMessageId'), text(form, 'chatSendText')),
    text: text(form, 'chatSendText'),
    replyTo: text(form, 'replyTo'),
    pins: text(form, 'pins') || typed.pins,
  };
  const reply = await sendMessage(args, { ...words, isConfirmed: form.has('confirmed') });
  if (!reply.ok && reply.findings) return { problem: reply.msg, intent: 'send', fields: words };
  if (!reply.ok && reply.errors?.['pins']) return withErrors(form, { pinX: reply.errors['pins'] });
  return told(reply, placeOf(words.roomId));
}

async function edit(args: ActionFunctionArgs, form: FormData): Promise<Response | NotDone> {
  const [id, roomId, words] = [text(form, 'msgId'), text(form, 'chatRoomId'), text(form, 'text')];
  const isConfirmed = form.has('confirmed');
  const reply = await editMessage(args, id, { text: words, isConfirmed });
  if (!reply.ok && reply.findings)
    return { problem: reply.msg, intent: 'edit', fields: { roomId, messageId: id, text: words } };
  return told(reply, placeOf(roomId));
}

async function react(args: ActionFunctionArgs, form: FormData): Promise<Response> {
  const reply = await reactTo(args, text(form, 'msgId'), text(form, 'reaction'));
  return told(reply, placeOf(text(form, 'chatRoomId')));
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
