import { useCallback, useState } from 'react';
import type { Conversation } from '../../api/chat';
import { opened, type RoomState, withEarlier, withMessages, withSeen } from './chat-state';
import type { ChatPageData } from './route';

export type ChangeRoom = (how: (state: RoomState) => RoomState) => void;

/** The open room. Another room begins anew; the same one, loaded again, only adds to what is there. */
export function useRoomState({ room, conversation }: ChatPageData): { state: RoomState | null; change: ChangeRoom } {
  const [state, setState] = useState(() => (room && conversation ? opened(room.id, conversation) : null));
  const [loaded, setLoaded] = useState(conversation);
  if (loaded !== conversation) {
    setLoaded(conversation);
    setState((before) => (room && conversation ? grown(before, room.id, conversation) : null));
  }
  const change = useCallback<ChangeRoom>((how) => setState((before) => before && how(before)), []);
  return { state: state && state.roomId === room?.id ? state : null, change };
}

function grown(before: RoomState | null, roomId: number, next: Conversation): RoomState {
  if (before?.roomId !== roomId) return opened(roomId, next);
  const isEarlier = (next.messages[0]?.id ?? 0) < (before.messages[0]?.id ?? 0);
  const added = isEarlier ? withEarlier(before, next) : withMessages(before, next.messages);
  return withSeen(added, next.seenNumber ?? 0);
}
