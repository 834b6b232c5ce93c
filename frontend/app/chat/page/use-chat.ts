import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { type ChatPin, type ChatRoom, quoteOf } from '../chat';
import type { RoomState } from './chat-state';
import { withMessages, withoutWords, withSeen } from './chat-state';
import type { ChatPageData } from './load.server';
import type { PreparedFile } from './messages-client';
import { useCatchUp } from './use-catch-up';
import { useLine } from './use-line';
import { useOutgoing } from './use-outgoing';
import { useReactions } from './use-reactions';
import { useRoomState } from './use-room-state';
import { useRooms } from './use-rooms';
import { useTyping } from './use-typing';

/** The state and the actions of the chat, for the parts of the page. */
export interface ChatControl {
  rooms: ChatRoom[];
  /** The open room, with the list's current data. */
  current: ChatRoom | undefined;
  state: RoomState | null;
  /** Names of the members who are typing. */
  typing: string[];
  isOnline: boolean;
  say(text: string, pins: ChatPin[]): void;
  upload(file: PreparedFile): void;
  sendAnyway(clientId: string): void;
  react(messageId: number, reaction: string): void;
  retry(clientId: string): void;
  drop(clientId: string): void;
  type(): void;
  loadEarlier(): void;
}

/**
 * The chat of this page: the server's data, kept up to date by the socket and by requests for what
 * may have been missed.
 */
export function useChat(page: ChatPageData): ChatControl {
  const me = page.session.memberId;
  const { state, change } = useRoomState(page);
  const list = useRooms(page);
  const { catchUp, loadEarlier } = useCatchUp(page, state, change);
  const outgoing = useOutgoing({ me, state, change, onSent: list.heard });
  const { retryAll, retry, drop, sendAnyway } = outgoing;
  const typing = useTyping(page.room, state, me);
  const line = useChatLine({ page, change, list, typing, catchUp, retryAll });
  const isOnline = useOnline();
  useCatchUpWhenOnline(isOnline, catchUp, retryAll);
  const roomId = page.room?.id;
  const type = useCallback(() => roomId !== undefined && line.type(roomId), [line, roomId]);
  const quoted = page.asks.reply && page.target ? quoteOf(page.target) : null;
  const say = (text: string, pins: ChatPin[]) => {
    outgoing.say(text, quoted, pins);
    line.said();
  };
  const react = useReactions(change);
  const rooms = isOnline ? list.rooms : withoutPresence(list.rooms);
  return {
    rooms,
    current: rooms.find(({ id }) => id === roomId),
    state,
    isOnline,
    typing: typing.names,
    loadEarlier,
    type,
    say,
    react,
    retry,
    drop,
    sendAnyway,
    upload: (file) => outgoing.upload(file, quoted),
  };
}

interface LineParts {
  page: ChatPageData;
  change: ReturnType<typeof useRoomState>['change'];
  list: ReturnType<typeof useRooms>;
  typing: ReturnType<typeof useTyping>;
  catchUp: () => void;
  retryAll: () => void;
}

/** Shows what the socket says. */
function useChatLine({ page, change, list, typing, catchUp, retryAll }: LineParts) {
  const { revalidate } = useRevalidator();
  return useLine({
    // At first, too: nobody told this page what happened after it was loaded.
    onReady: () => {
      catchUp();
      retryAll();
      revalidate();
    },
    onMessage: (message) => {
      // The socket does not say whether the reader may see a case; only a request does.
      const isComplete = message.kind !== 'case' || message.shared !== null || message.isDeleted;
      if (isComplete) change((room) => withMessages(room, [message]));
      typing.stopped(message.senderId);
      list.heard(message);
      if (message.roomId === page.room?.id) catchUp();
    },
    onDeleted: (roomId, messageId) => {
      change((room) => (room.roomId === roomId ? withoutWords(room, messageId) : room));
      revalidate();
    },
    onTyping: typing.heard,
    onSeen: (roomId, number) =>
      change((room) => (room.roomId === roomId ? withSeen(room, number) : room)),
    onUnread: list.counted,
    onPresence: list.cameOrWent,
    onRoom: () => revalidate(),
  });
}

/** Offline nobody's presence is known. */
const withoutPresence = (rooms: ChatRoom[]) => rooms.map((one) => ({ ...one, isOnline: false }));

function useCatchUpWhenOnline(isOnline: boolean, catchUp: () => void, retryAll: () => void): void {
  useEffect(() => {
    if (!isOnline) return;
    catchUp();
    retryAll();
  }, [isOnline, catchUp, retryAll]);
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    look();
    for (const event of ['online', 'offline']) window.addEventListener(event, look);
    return () => {
      for (const event of ['online', 'offline']) window.removeEventListener(event, look);
    };
  }, []);
  return isOnline;
}
