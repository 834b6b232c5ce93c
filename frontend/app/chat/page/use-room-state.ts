import { useCallback, useState } from 'react';
import type { Conversation } from '../chat';
import { opened, type RoomState, withEarlier, withMessages, withSeen } from './chat-state';
import type { ChatPageData } from './load.server';

export type ChangeRoom = (how: (state: RoomState) => RoomState) => void;

interface Kept {
  readonly loaded: Conversation | null;
  readonly state: RoomState | null;
}

/**
 * The state of the open room. Another room starts afresh; the same one, loaded again, is merged in.
 * The loaded data and the state derived from it are kept in one state: as two, a message that
 * arrives while a room opens could bring back an old value of one of them.
 */
export function useRoomState({ room, conversation }: ChatPageData): {
  state: RoomState | null;
  change: ChangeRoom;
} {
  const took = (before: RoomState | null): Kept => ({
    loaded: conversation,
    state: room && conversation ? grown(before, room.id, conversation) : null,
  });
  const [kept, setKept] = useState<Kept>(() => took(null));
  if (kept.loaded !== conversation) setKept(({ state }) => took(state));
  const change = useCallback<ChangeRoom>(
    (how) => setKept((before) => ({ ...before, state: before.state && how(before.state) })),
    [],
  );
  const { state } = kept;
  return { state: state && state.roomId === room?.id ? state : null, change };
}

function grown(before: RoomState | null, roomId: number, next: Conversation): RoomState {
  if (before?.roomId !== roomId) return opened(roomId, next);
  const isEarlier = (next.messages[0]?.id ?? 0) < (before.messages[0]?.id ?? 0);
  const added = isEarlier ? withEarlier(before, next) : withMessages(before, next.messages);
  return withSeen(added, next.seenNumber ?? 0);
}
