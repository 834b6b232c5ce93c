import type { ChatMessage, Conversation } from '../chat';

export type Sending = 'sending' | 'failed';

/** A message of one's own that is not stored yet. */
export interface Outgoing {
  message: ChatMessage;
  state: Sending;
  /** Why the server refused it: it is never sent again. */
  problem?: string;
  /** How often the line broke while it was sent. */
  breaks?: number;
  /** How much of a file has gone, in percent. */
  progress?: number;
  /** It may tell who a patient is: its writer has to say whether it goes out as it is. */
  asks?: boolean;
  isConfirmed?: boolean;
}

/** A room as this page knows it: what is stored, in order, and what is on its way. */
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

/** Adds what was heard, read or stored: every message once, in the order of the room; what was on its way has arrived with it. */
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

/** What is told to a whole group tells nobody whether they may see the case; whoever has seen it keeps it. */
function sharedBefore(known: ReadonlyMap<number, ChatMessage>, { id, isDeleted }: ChatMessage) {
  return isDeleted ? null : (known.get(id)?.shared ?? null);
}

export function withEarlier(
  state: RoomState,
  { messages, nextBefore }: Pick<Conversation, 'messages' | 'nextBefore'>,
): RoomState {
  return { ...withMessages(state, messages), nextBefore };
}

const GONE = { text: '', file: null, quoted: null, shared: null, reactions: [], isDeleted: true };

/** What is deleted is quoted no more. */
function unquoted(message: ChatMessage, messageId: number): ChatMessage {
  const { quoted } = message;
  if (quoted?.id !== messageId) return message;
  return { ...message, quoted: { ...quoted, text: '', isDeleted: true } };
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

const MOST_BREAKS = 2;

/** It may be what broke the line: it goes out again only when its writer says so. */
export const waitsForWriter = ({ breaks = 0 }: Outgoing) => breaks >= MOST_BREAKS;

/** What is sent by itself when the connection is back: nothing that was refused, nor what broke the line twice. */
export function toSendAgain(outgoing: readonly Outgoing[]): Outgoing[] {
  return outgoing.filter(
    (each) => each.state === 'failed' && each.problem === undefined && !waitsForWriter(each),
  );
}

/** Without a connection there was no line to break. */
export function broken(outgoing: Outgoing, wasOnline: boolean): Outgoing {
  const { breaks = 0 } = outgoing;
  return { ...outgoing, state: 'failed', breaks: wasOnline ? breaks + 1 : breaks };
}

/** After which message something is missing: the one before the first gap in the numbers; undefined where all are there. */
export function gapAfter({ messages }: Pick<RoomState, 'messages'>): number | undefined {
  const next = messages.findIndex(
    (message, index) => index > 0 && message.number > (messages[index - 1]?.number ?? 0) + 1,
  );
  return next < 1 ? undefined : messages[next - 1]?.id;
}
