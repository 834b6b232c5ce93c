import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatRoom } from '../chat';
import type { RoomState } from './chat-state';

const TYPING_MS = 4_000;

/** Who is typing. No event tells when somebody stops, so each name expires. */
export function useTyping(room: ChatRoom | null, state: RoomState | null, me: number) {
  const [typists, setTypists] = useState<number[]>([]);
  const [shown, setShown] = useState(room?.id);
  if (shown !== room?.id) {
    setShown(room?.id);
    setTypists([]);
  }
  const timers = useRef(new Map<number, number>());
  const roomId = room?.id;
  const stopped = useCallback(
    (memberId: number) => setTypists((all) => all.filter((one) => one !== memberId)),
    [],
  );
  const heard = useCallback(
    (where: number, memberId: number) => {
      if (where !== roomId || memberId === me) return;
      setTypists((all) => (all.includes(memberId) ? all : [...all, memberId]));
      window.clearTimeout(timers.current.get(memberId));
      timers.current.set(
        memberId,
        window.setTimeout(() => stopped(memberId), TYPING_MS),
      );
    },
    [roomId, me, stopped],
  );
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current.values()) window.clearTimeout(timer);
    };
  }, []);
  const nameOf = (memberId: number) =>
    room?.partnerId === memberId
      ? room.name
      : state?.messages.findLast(({ senderId }) => senderId === memberId)?.senderName;
  return { heard, stopped, names: typists.map(nameOf).filter((name) => name !== undefined) };
}
