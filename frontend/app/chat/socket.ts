import { io, type Socket } from 'socket.io-client';
import { markOfPage } from '../wire/page-mark';
import { type ChatMessage, type MessageView, toMessage } from './chat';

/** Callbacks for the events of the socket. */
export interface ChatEars {
  /** Connected or reconnected: whatever was missed can be requested now. */
  onReady: () => void;
  onMessage: (message: ChatMessage) => void;
  onDeleted: (roomId: number, messageId: number) => void;
  onTyping: (roomId: number, memberId: number) => void;
  onSeen: (roomId: number, number: number) => void;
  onUnread: (roomId: number, unread: number) => void;
  onPresence: (memberId: number, isOnline: boolean) => void;
  /** The name or the members of a room have changed. */
  onRoom: (roomId: number) => void;
}

export interface ChatLine {
  type(roomId: number): void;
  close(): void;
}

interface News {
  chatRoomId: number;
  message?: MessageView;
  deletedId?: number;
}

/** Opens the socket for others' events. It reconnects by itself, unless the session has ended. */
export function openLine(ears: ChatEars): ChatLine {
  const socket: Socket = io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (say) => say({ pageOf: markOfPage() }),
    reconnectionDelayMax: 5_000,
  });
  socket.on('connect', ears.onReady);
  socket.on('update chat messages', ({ chatRoomId, message, deletedId }: News) => {
    if (message) ears.onMessage(toMessage(message));
    if (deletedId) ears.onDeleted(chatRoomId, deletedId);
  });
  socket.on('typing', ({ chatRoomId, memberId }: { chatRoomId: number; memberId: number }) =>
    ears.onTyping(chatRoomId, memberId),
  );
  socket.on('seen', ({ chatRoomId, number }: { chatRoomId: number; number: number }) =>
    ears.onSeen(chatRoomId, number),
  );
  socket.on('unread', ({ chatRoomId, unread }: { chatRoomId: number; unread: number }) =>
    ears.onUnread(chatRoomId, unread),
  );
  socket.on('presence', ({ memberId, online }: { memberId: number; online: boolean }) =>
    ears.onPresence(memberId, online),
  );
  socket.on('room', ({ chatRoomId }: { chatRoomId: number }) => ears.onRoom(chatRoomId));
  return {
    type: (roomId) => void socket.volatile.emit('typing', { chatRoomId: roomId }),
    close: () => void socket.close(),
  };
}
