import { percentOf } from '../../lib/percent';
import type { ChatMessage, ChatPin, Conversation } from '../chat';
import { messageIn } from './message-reply';

const PLACE = '/chat/messages';

interface NewText {
  roomId: number;
  clientId: string;
  text: string;
  /** Missing in messages that waited since before there were any. */
  pins?: ChatPin[] | undefined;
  replyTo?: number | undefined;
  isConfirmed?: boolean | undefined;
}

interface NewFile {
  roomId: number;
  clientId: string;
  file: PreparedFile;
  replyTo?: number | undefined;
  isConfirmed?: boolean | undefined;
}

/** A file ready to be sent, with its caption and its sender's decisions. */
export interface PreparedFile {
  name: string;
  bytes: number;
  mime: string;
  caption: string;
  /** The file itself, or the id of its upload if it was reviewed before. */
  file?: File;
  uploadId?: string;
  decisions?: string;
  masks?: string;
}

async function read<T>(query: Record<string, string>): Promise<T> {
  const response = await fetch(`${PLACE}?${new URLSearchParams(query)}`, {
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`The chat answered ${response.status}.`);
  return (await response.json()) as T;
}

/** The messages after one; loading them marks the room as read. */
export const messagesAfter = (roomId: number, after: number) =>
  read<Conversation>({ room: String(roomId), after: String(after) });

export const messagesBefore = (roomId: number, before: number) =>
  read<Conversation>({ room: String(roomId), before: String(before) });

/** Where those messages of a room are sent that waited (outbox). */
export const placeOfRoom = (roomId: number) => `${PLACE}?room=${roomId}`;

export const textForm = ({
  roomId,
  clientId,
  text,
  pins = [],
  ...more
}: NewText): URLSearchParams =>
  new URLSearchParams({
    chatRoomId: String(roomId),
    clientMessageId: clientId,
    chatSendText: text,
    ...(pins.length > 0 && { pins: JSON.stringify(pins.map(placeOf)) }),
    ...answering(more),
  });

/** @throws NotTaken if the server refused it; any other error means that the outcome is unknown */
export async function sendText(message: NewText): Promise<ChatMessage> {
  const response = await fetch(PLACE, { method: 'POST', body: textForm(message) });
  return messageIn(response.status, await response.text());
}

export function fileForm({ roomId, clientId, file, ...more }: NewFile): FormData {
  const form = new FormData();
  form.append('chatRoomId', String(roomId));
  form.append('clientMessageId', clientId);
  const { caption, name: fileName, uploadId, decisions, masks } = file;
  const said = { caption, fileName, uploadId, decisions, masks, check: 'true', ...answering(more) };
  for (const [word, value] of Object.entries(said)) if (value) form.append(word, value);
  if (file.file) form.append('chatFile', file.file);
  return form;
}

/** Reports the upload progress in percent. */
export function sendFile(
  message: NewFile,
  onProgress: (percent: number) => void,
): Promise<ChatMessage> {
  const form = fileForm(message);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(percentOf(loaded, total));
    request.onload = () => {
      try {
        resolve(messageIn(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new Error('The connection was lost.'));
    request.open('POST', PLACE);
    request.send(form);
  });
}

const placeOf = ({ file, shape, points }: ChatPin) => ({ file, shape, points });

const answering = ({ replyTo, isConfirmed }: Pick<NewText, 'replyTo' | 'isConfirmed'>) => ({
  ...(replyTo !== undefined && { replyTo: String(replyTo) }),
  ...(isConfirmed && { confirmed: 'true' }),
});

/** Sets a reaction; an empty one removes it. @throws NotTaken if the server refused it */
export async function sendReaction(messageId: number, reaction: string): Promise<ChatMessage> {
  const body = new URLSearchParams({ intent: 'react', msgId: String(messageId), reaction });
  const response = await fetch(PLACE, { method: 'POST', body });
  return messageIn(response.status, await response.text());
}
