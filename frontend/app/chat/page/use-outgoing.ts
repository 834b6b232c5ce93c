import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ChatMessage } from '../chat';
import {
  broken,
  type Outgoing,
  type RoomState,
  toSendAgain,
  withMessages,
  withOutgoing,
} from './chat-state';
import { keepWaiting, readWaiting } from './drafts';
import { NotTaken, sendFile, sendText } from './messages-client';
import type { ChangeRoom } from './use-room-state';

interface Sender {
  me: number;
  state: RoomState | null;
  change: ChangeRoom;
  onSent: (message: ChatMessage) => void;
}

/** What is on its way: one after another, so that the order stays; tried again under the same id, so that nothing doubles. */
export function useOutgoing({ me, state, change, onSent }: Sender) {
  const queue = useRef<Promise<void>>(Promise.resolve());
  const files = useRef(new Map<string, File>());
  const roomId = state?.roomId;
  useWaiting(state, change);
  const latest = useRef(state);
  latest.current = state;

  const deliver = useCallback(
    async (outgoing: Outgoing) => {
      try {
        const message = await transport(outgoing, files.current, (progress) =>
          change((room) => withOutgoing(room, { ...outgoing, progress })),
        );
        change((room) => withMessages(room, [message]));
        onSent(message);
      } catch (error) {
        const failed: Outgoing =
          error instanceof NotTaken
            ? { ...outgoing, state: 'failed', problem: error.message }
            : broken(outgoing, navigator.onLine);
        change((room) =>
          room.roomId === outgoing.message.roomId ? withOutgoing(room, failed) : room,
        );
      }
    },
    [change, onSent],
  );
  const send = useCallback(
    (message: ChatMessage, breaks = 0) => {
      const outgoing: Outgoing = { message, state: 'sending', breaks };
      change((room) => withOutgoing(room, outgoing));
      queue.current = queue.current.then(() => deliver(outgoing));
    },
    [change, deliver],
  );
  return useMemo(
    () => ({
      say: (text: string) =>
        roomId !== undefined && send(draft({ roomId, me, text, kind: 'text' })),
      upload: (file: File) => {
        if (roomId === undefined) return;
        const message = draft({ roomId, me, text: '', kind: 'file', file });
        files.current.set(message.clientId, file);
        send(message);
      },
      ...waysOn({ outgoing: () => latest.current?.outgoing ?? [], send, change }),
    }),
    [roomId, me, send, change],
  );
}

interface Held {
  outgoing: () => readonly Outgoing[];
  send: (message: ChatMessage, breaks?: number) => void;
  change: ChangeRoom;
}

/** What a member can do with messages that could not be delivered. */
function waysOn({ outgoing, send, change }: Held) {
  const again = ({ message, breaks }: Outgoing) => send(message, breaks);
  return {
    retry: (clientId: string) =>
      outgoing()
        .filter(({ message, state }) => state === 'failed' && message.clientId === clientId)
        .forEach(again),
    retryAll: () => toSendAgain(outgoing()).forEach(again),
    drop: (clientId: string) =>
      change((room) => ({
        ...room,
        outgoing: room.outgoing.filter(({ message }) => message.clientId !== clientId),
      })),
  };
}

/** Texts that wait outlive a reload of the page. */
function useWaiting(state: RoomState | null, change: ChangeRoom): void {
  const roomId = state?.roomId;
  const outgoing = state?.outgoing;
  const isRead = useRef<number>(undefined);
  useEffect(() => {
    if (roomId === undefined || outgoing === undefined) return;
    if (isRead.current === roomId) return keepWaiting(roomId, outgoing);
    isRead.current = roomId;
    for (const waiting of readWaiting(roomId)) change((room) => withOutgoing(room, waiting));
  }, [roomId, outgoing, change]);
}

function transport(
  { message }: Outgoing,
  files: Map<string, File>,
  onProgress: (percent: number) => void,
): Promise<ChatMessage> {
  const { roomId, clientId, text, kind } = message;
  if (kind === 'text') return sendText({ roomId, clientId, text });
  const file = files.get(clientId);
  return file
    ? sendFile({ roomId, clientId, file }, onProgress)
    : Promise.reject(new NotTaken('Please choose the file again.'));
}

interface Draft {
  roomId: number;
  me: number;
  text: string;
  kind: 'text' | 'file';
  file?: File;
}

function draft({ roomId, me, text, kind, file }: Draft): ChatMessage {
  const described = file && {
    name: file.name,
    bytes: file.size,
    mime: file.type,
    url: null,
    previewUrl: null,
    width: null,
    height: null,
  };
  return {
    ...{
      id: 0,
      number: 0,
      roomId,
      senderId: me,
      senderName: '',
      senderPictureUrl: null,
      isSenderGone: false,
      kind,
      text,
    },
    ...{
      file: described ?? null,
      isDeleted: false,
      clientId: newClientId(),
      sentAt: new Date().toISOString(),
    },
  };
}

/** Also where the page did not come over https, and randomUUID is missing. */
function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
