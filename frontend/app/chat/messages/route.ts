import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { passOn } from '../../wire/client.server';
import type { Reply } from '../../wire/reply';
import { readForm } from '../../wire/sent-form.server';
import { conversation, searchRoom, sendFile, sendMessage } from '../api.server';
import { type MessageView, toMessage } from '../chat';

const PAGE = 50;

/** Messages for scripts: earlier ones, those that came since, or those with certain words. */
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

/** Sends a message, or a form with a file, which goes on as it comes. */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  if ((args.request.headers.get('Content-Type') ?? '').startsWith('multipart/'))
    return told(await sendFile(args, passOn(args.request)));
  const form = await readForm(args.request);
  const to = {
    roomId: String(form.get('chatRoomId')),
    clientId: String(form.get('clientMessageId')),
  };
  return told(await sendMessage(args, to, String(form.get('chatSendText'))));
}

function told(reply: Reply<{ chatMessage: MessageView }>): Response {
  if (reply.ok) return Response.json({ message: toMessage(reply.data.chatMessage) });
  return Response.json({ problem: reply.msg }, { status: reply.code });
}
