import { useCallback, useRef } from 'react';
import { type RoomState, withEarlier } from './chat-state';
import { messagesBefore } from './messages-client';
import type { ChangeRoom } from './use-room-state';

export function useEarlierMessages(state: RoomState | null, change: ChangeRoom) {
  const isLoading = useRef(false);
  const roomId = state?.roomId;
  const before = state?.nextBefore ?? null;
  return useCallback(() => {
    if (isLoading.current || before === null || roomId === undefined) return;
    isLoading.current = true;
    messagesBefore(roomId, before)
      .then(
        (earlier) => change((now) => (now.roomId === roomId ? withEarlier(now, earlier) : now)),
        // The link above the messages still loads them.
        () => undefined,
      )
      .finally(() => {
        isLoading.current = false;
      });
  }, [roomId, before, change]);
}
