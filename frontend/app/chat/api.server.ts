import {
  api,
  dataOf,
  type PassedOn,
  postForm,
  putForm,
  type RouteArgs,
} from '../wire/client.server';
import { type Conversation, toMessage } from './chat';

/** Unless `before` is given, it also marks the room as read up to the last message. */
export async function conversation(
  args: RouteArgs,
  roomId: number,
  window: { before?: number; after?: number; limit?: number } = {},
): Promise<Conversation> {
  const { chatMessages, nextBefore, readNumber, seenNumber } = await dataOf(
    api(args).POST('/getChatMessages', { body: { chatRoomId: roomId, ...window } }),
  );
  return { messages: chatMessages.map(toMessage), nextBefore, readNumber, seenNumber };
}

/** The marks of a message, plus the marks that other messages set in its file. */
export async function pinsAround(args: RouteArgs, id: number) {
  const params = { path: { id }, query: { limit: 100 } };
  return (await dataOf(api(args).GET('/chat/messages/{id}/pins', { params }))).result;
}

/** One message of a room, or null. Loading it does not mark it as read. */
export async function messageOf(args: RouteArgs, roomId: number, id: number) {
  const { messages } = await conversation(args, roomId, { before: id + 1, limit: 1 });
  const message = messages.at(-1);
  return message?.id === id ? message : null;
}

export async function searchRoom(args: RouteArgs, roomId: number, words: string) {
  const params = { path: { id: roomId }, query: { q: words } };
  const { result } = await dataOf(api(args).GET('/chat/rooms/{id}/search', { params }));
  return result.map(toMessage);
}

interface NewWords {
  roomId: string;
  clientId: string;
  text: string;
  replyTo?: string | undefined;
  /** The places that it points at, as JSON. */
  pins?: string | undefined;
  /** The sender was shown the identifiers found in the text and sends it as it is. */
  isConfirmed?: boolean;
}

/** With `check`, the API asks for confirmation before it sends text with certain identifiers. */
export const sendMessage = (args: RouteArgs, words: NewWords) =>
  postForm(args, {
    path: '/sendChatMessage',
    form: {
      chatRoomId: words.roomId,
      chatSendText: words.text,
      clientMessageId: words.clientId,
      replyTo: words.replyTo ?? '',
      ...(words.pins && { pins: words.pins }),
      check: 'true',
      confirmed: words.isConfirmed ? 'true' : '',
    },
  });

export const shareCase = (
  args: RouteArgs,
  { roomId, caseId, clientId }: { roomId: string; caseId: string; clientId: string },
) =>
  postForm(args, {
    path: '/sendChatMessage',
    form: { chatRoomId: roomId, type: '4', caseId, chatSendText: '', clientMessageId: clientId },
  });

export const editMessage = (
  args: RouteArgs,
  id: string,
  { text, isConfirmed }: { text: string; isConfirmed: boolean },
) =>
  putForm(args, {
    path: '/chat/messages/{id}',
    at: { id },
    form: { text, check: 'true', confirmed: isConfirmed ? 'true' : '' },
  });

export const reactTo = (args: RouteArgs, id: string, reaction: string) =>
  putForm(args, { path: '/chat/messages/{id}/reaction', at: { id }, form: { reaction } });

export const sendFile = (args: RouteArgs, form: FormData | PassedOn) =>
  postForm(args, { path: '/uploadChatFile', form });

export const reviewFile = (args: RouteArgs, form: FormData | PassedOn) =>
  postForm(args, { path: '/chat/files/review', form });

export async function checkOf(args: RouteArgs, uploadId: string) {
  const params = { path: { uploadId } };
  return (await dataOf(api(args).GET('/uploads/{uploadId}/check', { params }))).result;
}

export const deleteMessage = (args: RouteArgs, roomId: string, messageId: string) =>
  postForm(args, { path: '/deleteMsg', form: { chatRoomId: roomId, msgId: messageId } });

export const reportMessage = (args: RouteArgs, id: number, reason: string) =>
  postForm(args, { path: '/chat/messages/{id}/report', at: { id }, form: { reason } });
