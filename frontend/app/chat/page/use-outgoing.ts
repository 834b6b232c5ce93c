import { useCallback, useEffect, useMemo, useRef } from 'react';
import { keepUnsent } from '../../shell/enhance/form-keeper';
import type { ChatMessage, ChatPin, QuotedMessage } from '../chat';
import { type RoomState, withMessages, withOutgoing } from './chat-state';
import { keepWaiting, readWaiting } from './drafts';
import { KnownOutgoing } from './known-outgoing';
import { AsksFirst, NotTaken } from './message-reply';
import {
  fileForm,
  type PreparedFile,
  placeOfRoom,
  sendFile,
  sendText,
  textForm,
} from './messages-client';
import { broken, type Outgoing, toSendAgain } from './outgoing';
import type { ChangeRoom } from './use-room-state';

interface Sender {
  me: number;
  state: RoomState | null;
  change: ChangeRoom;
  onSent: (message: ChatMessage) => void;
}

/**
 * Sends messages one after another, so that their order is kept, and retries them under the same
 * id, so that none is stored twice.
 */
export function useOutgoing({ me, state, change, onSent }: Sender) {
  const queue = useRef<Promise<void>>(Promise.resolve());
  const files = useRef(new Map<string, PreparedFile>());
  const roomId = state?.roomId;
  useWaiting(me, state, change);
  const latest = useRef(state);
  latest.current = state;
  const { put, forget, leave, current } = useKnown(latest, change);

  const deliver = useCallback(
    async (outgoing: Outgoing) => {
      const { clientId } = outgoing.message;
      if (await waits(outgoing, files.current, true)) return leave(clientId);
      try {
        const message = await transport(outgoing, files.current, (progress) =>
          change((room) => withOutgoing(room, { ...outgoing, progress })),
        );
        forget(message.clientId);
        change((room) => withMessages(room, [message]));
        onSent(message);
      } catch (error) {
        if (!(error instanceof NotTaken) && (await waits(outgoing, files.current)))
          return leave(clientId);
        put(failed(outgoing, error));
      }
    },
    [change, put, forget, leave, onSent],
  );
  const send = useCallback(
    (message: ChatMessage, before: Pick<Outgoing, 'breaks' | 'isConfirmed'> = {}) => {
      const { breaks = 0, isConfirmed = false } = before;
      const outgoing: Outgoing = { message, state: 'sending', breaks, isConfirmed };
      put(outgoing);
      queue.current = queue.current.then(() => deliver(outgoing));
    },
    [put, deliver],
  );
  return useMemo(
    () => ({
      say: (text: string, quoted: QuotedMessage | null, pins: ChatPin[]) =>
        roomId !== undefined && send(draft({ roomId, me, text, kind: 'text', quoted, pins })),
      upload: (file: PreparedFile, quoted: QuotedMessage | null) => {
        if (roomId === undefined) return;
        const { caption: text } = file;
        const message = draft({ roomId, me, text, kind: 'file', file, quoted });
        files.current.set(message.clientId, file);
        send(message);
      },
      ...waysOn({ outgoing: current, send, change }),
    }),
    [roomId, me, send, change, current],
  );
}

function useKnown(latest: { readonly current: RoomState | null }, change: ChangeRoom) {
  const known = useRef(new KnownOutgoing());
  return useMemo(
    () => ({
      put: (outgoing: Outgoing) => {
        known.current.put(outgoing);
        change((room) =>
          room.roomId === outgoing.message.roomId ? withOutgoing(room, outgoing) : room,
        );
      },
      forget: (clientId: string) => known.current.forget(clientId),
      /** It is in other hands. */
      leave: (clientId: string) => {
        known.current.forget(clientId);
        change((room) => withoutOutgoing(room, clientId));
      },
      current: () => known.current.of(latest.current?.outgoing ?? []),
    }),
    [latest, change],
  );
}

interface Held {
  outgoing: () => readonly Outgoing[];
  send: (message: ChatMessage, before?: Pick<Outgoing, 'breaks' | 'isConfirmed'>) => void;
  change: ChangeRoom;
}

/** Actions for messages that could not be delivered. */
function waysOn({ outgoing, send, change }: Held) {
  const again = ({ message, breaks }: Outgoing) => send(message, { breaks });
  return {
    /** The author has seen what was found in the text. */
    sendAnyway: (clientId: string) =>
      outgoing()
        .filter(({ message, asks }) => asks && message.clientId === clientId)
        .forEach(({ message, breaks }) => {
          send(message, { breaks, isConfirmed: true });
        }),
    retry: (clientId: string) =>
      outgoing()
        .filter(({ message, state }) => state === 'failed' && message.clientId === clientId)
        .forEach(again),
    retryAll: () => toSendAgain(outgoing()).forEach(again),
    drop: (clientId: string) => change((room) => withoutOutgoing(room, clientId)),
  };
}

/** Unsent texts survive a reload of the page. */
function useWaiting(me: number, state: RoomState | null, change: ChangeRoom): void {
  const roomId = state?.roomId;
  const outgoing = state?.outgoing;
  const isRead = useRef<number>(undefined);
  useEffect(() => {
    if (roomId === undefined || outgoing === undefined) return;
    if (isRead.current === roomId) return void keepWaiting(roomId, me, outgoing);
    isRead.current = undefined;
    let isHere = true;
    void readWaiting(roomId, me).then((waiting) => {
      if (!isHere) return;
      isRead.current = roomId;
      for (const one of waiting)
        change((room) => (room.roomId === roomId ? withOutgoing(room, one) : room));
    });
    return () => {
      isHere = false;
    };
  }, [me, roomId, outgoing, change]);
}

const failed = (outgoing: Outgoing, error: unknown): Outgoing =>
  error instanceof NotTaken
    ? { ...outgoing, state: 'failed', problem: error.message, asks: error instanceof AsksFirst }
    : broken(outgoing, navigator.onLine);

const withoutOutgoing = (room: RoomState, clientId: string): RoomState => ({
  ...room,
  outgoing: room.outgoing.filter(({ message }) => message.clientId !== clientId),
});

type Files = ReadonlyMap<string, PreparedFile>;

/** As it is sent; its file is missing after the page was reloaded. */
function formOf({ message, isConfirmed }: Outgoing, files: Files) {
  const { roomId, clientId, text, quoted, pins } = message;
  const known = { roomId, clientId, replyTo: quoted?.id, isConfirmed };
  return { text: { ...known, text, pins }, file: { ...known, file: files.get(clientId) } };
}

function transport(
  outgoing: Outgoing,
  files: Files,
  onProgress: (percent: number) => void,
): Promise<ChatMessage> {
  const { text, file } = formOf(outgoing, files);
  if (outgoing.message.kind === 'text') return sendText(text);
  return file.file
    ? sendFile({ ...file, file: file.file }, onProgress)
    : Promise.reject(new NotTaken('Please choose the file again.'));
}

/** Whether this browser keeps the message until it can be sent, also after the tab is closed. */
async function waits(outgoing: Outgoing, files: Files, isBehind = false): Promise<boolean> {
  const { roomId, kind } = outgoing.message;
  const { text, file } = formOf(outgoing, files);
  const to = new URL(placeOfRoom(roomId), location.origin);
  if (kind === 'text') return keepUnsent(to, textForm(text), isBehind);
  return (
    file.file !== undefined && keepUnsent(to, fileForm({ ...file, file: file.file }), isBehind)
  );
}

interface Draft {
  roomId: number;
  me: number;
  text: string;
  kind: 'text' | 'file';
  file?: PreparedFile;
  quoted: QuotedMessage | null;
  pins?: ChatPin[];
}

function draft({ roomId, me, text, kind, file, quoted, pins = [] }: Draft): ChatMessage {
  const described = file && {
    name: file.name,
    bytes: file.bytes,
    mime: file.mime,
    url: null,
    previewUrl: null,
    width: null,
    height: null,
  };
  return {
    id: 0,
    number: 0,
    roomId,
    senderId: me,
    senderName: '',
    senderPictureUrl: null,
    isSenderGone: false,
    kind,
    text,
    file: described ?? null,
    quoted,
    isEdited: false,
    reactions: [],
    pins,
    shared: null,
    isDeleted: false,
    isBlocked: false,
    clientId: newClientId(),
    sentAt: new Date().toISOString(),
  };
}

/** `randomUUID` is missing on pages that were not loaded over HTTPS. */
function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
