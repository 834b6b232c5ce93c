import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatMessage, ChatRoom } from '../chat';
import type { ChatPageData } from './load.server';

/**
 * The list of rooms. A new message moves its room to the top and counts as unread, unless the room
 * is in view.
 */
export function useRooms({ rooms: loaded, room, session, isOpen }: ChatPageData) {
  const [rooms, setRooms] = useState(loaded);
  const [known, setKnown] = useState(loaded);
  if (known !== loaded) {
    setKnown(loaded);
    setRooms(loaded);
  }
  const { revalidate } = useRevalidator();
  const last = useRef(new Map<number, number>());
  const list = useRef(rooms);
  list.current = rooms;
  const roomId = room?.id;
  const isLookedAt = useCallback(
    (id: number) => id === roomId && isOpen && document.visibilityState === 'visible',
    [roomId, isOpen],
  );
  const heard = useCallback(
    (message: ChatMessage) => {
      if (message.id <= (last.current.get(message.roomId) ?? 0)) return;
      last.current.set(message.roomId, message.id);
      const known = list.current.find(({ id }) => id === message.roomId);
      // An older message was changed: reload the list, in case it shows that message.
      if (!known || new Date(message.sentAt) <= new Date(known.activeAt)) return revalidate();
      const isRead = message.senderId === session.memberId || isLookedAt(message.roomId);
      setRooms((all) => withNews(all, message, isRead));
    },
    [revalidate, isLookedAt, session.memberId],
  );
  const counted = useCallback(
    (id: number, unread: number) => {
      // Messages in the open room are read as they arrive.
      if (unread > 0 && isLookedAt(id)) return;
      setRooms((all) => all.map((one) => (one.id === id ? { ...one, unread } : one)));
    },
    [isLookedAt],
  );
  const cameOrWent = useCallback(
    (memberId: number, isOnline: boolean) =>
      setRooms((all) =>
        all.map((one) => (one.partnerId === memberId ? { ...one, isOnline } : one)),
      ),
    [],
  );
  useTitle(rooms.reduce((sum, { unread, isMuted }) => (isMuted ? sum : sum + unread), 0));
  return { rooms, heard, counted, cameOrWent };
}

function withNews(rooms: ChatRoom[], message: ChatMessage, isRead: boolean): ChatRoom[] {
  const room = rooms.find(({ id }) => id === message.roomId);
  if (!room) return rooms;
  const changed: ChatRoom = {
    ...room,
    lastText: message.text || (message.kind === 'file' ? (message.file?.name ?? '') : ''),
    lastKind: message.kind,
    isLastDeleted: message.isDeleted,
    lastSenderId: message.senderId,
    lastSenderName: message.senderName,
    activeAt: message.sentAt,
    unread: isRead ? room.unread : room.unread + 1,
  };
  return [changed, ...rooms.filter((one) => one !== room)];
}

const BADGE = /^\(\d+\+?\) /;

/** Shows the number of unread messages in the tab's title. */
function useTitle(unread: number): void {
  useEffect(() => {
    const plain = document.title.replace(BADGE, '');
    document.title = unread > 0 ? `(${unread}) ${plain}` : plain;
    return () => {
      document.title = document.title.replace(BADGE, '');
    };
  }, [unread]);
}
