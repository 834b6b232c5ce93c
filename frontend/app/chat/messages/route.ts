import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { passOn } from '../../wire/client.server';
import type { Reply } from '../../wire/reply';
import { readForm } from '../../wire/sent-form.server';
import { conversation, reactTo, searchRoom, sendFile, sendMessage } from '../api.server';
import { type MessageView, toMessage } from '../chat';

const PAGE = 50;

/** Messages for scripts: earlier ones (`before`), later ones (`after`), or search results (`q`). */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  const params = new URL(args.request.url).searchParams;
  const number = (name: string) => (params.has(name) ? Number(params.get(name)) : undefined);
  const roomId = number('room') ?? 0;
  const words = params.get('q');
  if (words !== null) return Response.json({ messages: await searchRoom(args, roomId, words) });
  return Response.json(
    await conversation(args, roomId, {
      before: number('before'),
      after: number('after'),
      limit: PAGE,
    }),
  );
}

/** Sends a message, a reaction, or a form with a file, which is passed on as a stream. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  if ((args.request.headers.get('Content-Type') ?? '').startsWith('multipart/'))
    return told(await sendFile(args, passOn(args.request)));
  const form = await readForm(args.request);
  const text = (name: string) => String(form.get(name) ?? '');
  if (form.get('intent') === 'react')
    return told(await reactTo(args, text('msgId'), text('reaction')));
  return told(
    await sendMessage(args, {
      roomId: text('chatRoomId'),
      clientId: text('clientMessageId'),
      text: text('chatSendText'),
      replyTo: text('replyTo'),
      pins: text('pins'),
      isConfirmed: form.has('confirmed'),
    }),
  );
}

function told(reply: Reply<{ chatMessage: MessageView }>): Response {
  if (reply.ok) return Response.json({ message: toMessage(reply.data.chatMessage) });
  const asks = reply.findings !== undefined;
  // A browser that keeps the message reads no bodies (outbox/sending.ts).
  const headers: Record<string, string> = asks ? { 'Asks-First': '1' } : {};
  return Response.json({ problem: reply.msg, asks }, { status: reply.code, headers });
}
