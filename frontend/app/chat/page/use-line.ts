import { useEffect, useMemo, useRef } from 'react';
import type { ChatEars, ChatLine } from '../socket';

const TYPING_EVERY_MS = 3_000;
const SOON_MS = 300;

/** Opens the socket shortly after the page has loaded; its code is loaded only then. */
export function useLine(ears: ChatEars): Pick<ChatLine, 'type'> & { said(): void } {
  const latest = useRef(ears);
  latest.current = ears;
  const line = useRef<ChatLine>(undefined);
  useEffect(() => {
    let isOver = false;
    const timer = window.setTimeout(async () => {
      const { openLine } = await import('../socket');
      if (!isOver) line.current = openLine(through(latest));
    }, SOON_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      line.current?.close();
      line.current = undefined;
    };
  }, []);
  return useMemo(() => {
    let last = 0;
    return {
      type: (roomId: number) => {
        if (!line.current || Date.now() - last < TYPING_EVERY_MS) return;
        last = Date.now();
        line.current.type(roomId);
      },
      /** Typing is reported again at once after a message was sent. */
      said: () => {
        last = 0;
      },
    };
  }, []);
}

function through(latest: { current: ChatEars }): ChatEars {
  return {
    onReady: () => latest.current.onReady(),
    onMessage: (message) => latest.current.onMessage(message),
    onDeleted: (roomId, messageId) => latest.current.onDeleted(roomId, messageId),
    onTyping: (roomId, memberId) => latest.current.onTyping(roomId, memberId),
    onSeen: (roomId, number) => latest.current.onSeen(roomId, number),
    onUnread: (roomId, unread) => latest.current.onUnread(roomId, unread),
    onPresence: (memberId, isOnline) => latest.current.onPresence(memberId, isOnline),
    onRoom: (roomId) => latest.current.onRoom(roomId),
  };
}
