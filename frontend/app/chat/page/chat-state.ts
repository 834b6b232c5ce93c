import type { ChatMessage, Conversation } from '../chat';
import type { Outgoing } from './outgoing';

/** A room as this page knows it: the stored messages in order, and those still being sent. */
export interface RoomState {
  roomId: number;
  messages: ChatMessage[];
  nextBefore: number | null;
  readNumber: number;
  seenNumber: number;
  outgoing: Outgoing[];
}

export function opened(roomId: number, first: Conversation): RoomState {
  const { messages, nextBefore, readNumber, seenNumber } = first;
  return { roomId, messages, nextBefore, readNumber, seenNumber: seenNumber ?? 0, outgoing: [] };
}

/**
 * Merges in messages from the socket or the API: each once, in room order. Those that were being
 * sent leave `outgoing`.
 */
export function withMessages(state: RoomState, heard: readonly ChatMessage[]): RoomState {
  const ours = heard.filter((message) => message.roomId === state.roomId);
  if (ours.length === 0) return state;
  const all = new Map(state.messages.map((message) => [message.id, message]));
  for (const message of ours)
    all.set(message.id, { ...message, shared: message.shared ?? sharedBefore(all, message) });
  const arrived = new Set(ours.map(({ clientId }) => clientId));
  return {
    ...state,
    messages: [...all.values()].sort((one, other) => one.id - other.id),
    outgoing: state.outgoing.filter(({ message }) => !arrived.has(message.clientId)),
  };
}

/** A broadcast cannot say who may see a case, so a case that was already loaded is kept. */
function sharedBefore(known: ReadonlyMap<number, ChatMessage>, { id, isDeleted }: ChatMessage) {
  return isDeleted ? null : (known.get(id)?.shared ?? null);
}

export function withEarlier(
  state: RoomState,
  { messages, nextBefore }: Pick<Conversation, 'messages' | 'nextBefore'>,
): RoomState {
  return { ...withMessages(state, messages), nextBefore };
}

const GONE = {
  text: '',
  file: null,
  quoted: null,
  shared: null,
  reactions: [],
  pins: [],
  isDeleted: true,
};
const NOWHERE = {
  file: null,
  points: [],
  page: null,
  second: null,
  gone: 'removed' as const,
};

/** Deleting a message also empties its quotes, and the places in its file. */
function unquoted(message: ChatMessage, messageId: number): ChatMessage {
  const { quoted } = message;
  if (quoted?.id !== messageId) return message;
  const pins = message.pins.map((pin) => (pin.file === messageId ? { ...pin, ...NOWHERE } : pin));
  return { ...message, pins, quoted: { ...quoted, text: '', isDeleted: true } };
}

export function withoutWords(state: RoomState, messageId: number): RoomState {
  const messages = state.messages.map((message) =>
    message.id === messageId ? { ...message, ...GONE } : unquoted(message, messageId),
  );
  return { ...state, messages };
}

export function withSeen(state: RoomState, number: number): RoomState {
  return { ...state, seenNumber: Math.max(state.seenNumber, number) };
}

export function withOutgoing(state: RoomState, outgoing: Outgoing): RoomState {
  const others = state.outgoing.filter(
    ({ message }) => message.clientId !== outgoing.message.clientId,
  );
  const isStored = state.messages.some(
    ({ clientId, senderId }) =>
      clientId === outgoing.message.clientId && senderId === outgoing.message.senderId,
  );
  return { ...state, outgoing: isStored ? others : [...others, outgoing] };
}

/** The id of the message before the first gap in the numbers; undefined if there is no gap. */
export function gapAfter({ messages }: Pick<RoomState, 'messages'>): number | undefined {
  const next = messages.findIndex(
    (message, index) => index > 0 && message.number > (messages[index - 1]?.number ?? 0) + 1,
  );
  return next < 1 ? undefined : messages[next - 1]?.id;
}
