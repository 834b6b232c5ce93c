import type { ChatMessage, Conversation } from '../chat';

const PLACE = '/chat/messages';

/** A refusal by the server: trying again the same way will not help. */
export class NotTaken extends Error {}

/** The text may identify a patient: it is taken once its author has confirmed it. */
export class AsksFirst extends NotTaken {}

export interface NewText {
  roomId: number;
  clientId: string;
  text: string;
  replyTo?: number | undefined;
  isConfirmed?: boolean | undefined;
}

export interface NewFile {
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

export const searchMessages = async (roomId: number, words: string) =>
  (await read<{ messages: ChatMessage[] }>({ room: String(roomId), q: words })).messages;

/** @throws NotTaken if the server refused it; any other error means that the outcome is unknown */
export async function sendText({ roomId, clientId, text, ...more }: NewText): Promise<ChatMessage> {
  const body = new URLSearchParams({
    chatRoomId: String(roomId),
    clientMessageId: clientId,
    chatSendText: text,
    ...answering(more),
  });
  const response = await fetch(PLACE, { method: 'POST', body });
  return told(response.status, await response.text());
}

/** Reports the upload progress in percent. */
export function sendFile(
  { roomId, clientId, file, ...more }: NewFile,
  onProgress: (percent: number) => void,
): Promise<ChatMessage> {
  const form = new FormData();
  form.append('chatRoomId', String(roomId));
  form.append('clientMessageId', clientId);
  const { caption, name: fileName, uploadId, decisions, masks } = file;
  const said = { caption, fileName, uploadId, decisions, masks, check: 'true', ...answering(more) };
  for (const [word, value] of Object.entries(said)) if (value) form.append(word, value);
  if (file.file) form.append('chatFile', file.file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => {
      try {
        resolve(told(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new Error('The connection was lost.'));
    request.open('POST', PLACE);
    request.send(form);
  });
}

const answering = ({ replyTo, isConfirmed }: Pick<NewText, 'replyTo' | 'isConfirmed'>) => ({
  ...(replyTo !== undefined && { replyTo: String(replyTo) }),
  ...(isConfirmed && { confirmed: 'true' }),
});

/** Sets a reaction; an empty one removes it. @throws NotTaken if the server refused it */
export async function sendReaction(messageId: number, reaction: string): Promise<ChatMessage> {
  const body = new URLSearchParams({ intent: 'react', msgId: String(messageId), reaction });
  const response = await fetch(PLACE, { method: 'POST', body });
  return told(response.status, await response.text());
}

interface Answer {
  readonly message?: ChatMessage;
  readonly problem?: string;
  /** Whether the author is asked to confirm it. */
  readonly asks?: boolean;
}

const REFUSED = 400;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

function told(status: number, text: string): ChatMessage {
  if (status >= SERVER_FAULT || status === TOO_MANY)
    throw new Error(`The chat answered ${status}.`);
  const isRefused = status >= REFUSED;
  const answer = isRefused ? wordsIn(text) : (JSON.parse(text) as Answer);
  const problem = answer.problem ?? 'This message could not be sent.';
  if (!answer.message) throw answer.asks ? new AsksFirst(problem) : new NotTaken(problem);
  return answer.message;
}

/** A refusal may also be an HTML page, which has no message to show. */
function wordsIn(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
