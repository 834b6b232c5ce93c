import type { PassedOn, RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import { api } from '../wire/untyped.server';
import {
  type ChatRoom,
  type Conversation,
  kindOf,
  type MessageRow,
  roomKindOf,
  toMessage,
} from './chat';

interface RoomRow {
  chatRoomId: number;
  chatCategory: string;
  chatRoomName: string;
  lastMessage: string;
  lastMessageType: number | null;
  lastMessageDeleted: number;
  lastMessageSenderId: number | null;
  lastMessageSender: string;
  last_message_time: string;
  profilePic: string;
  reciverId: number | null;
  specialty_type: string;
  current_location: string;
  unread: number;
  members: number;
  online: number;
}

interface ConversationRow {
  chatMessages: MessageRow[];
  nextBefore: number | null;
  readNumber: number;
  seenNumber: number | null;
}

export interface ChatMember {
  memberId: number;
  fullName: string;
  pictureUrl: string | null;
  speciality: string;
  place: string;
  isOnline: boolean;
}

interface MemberRow {
  id: number;
  full_name: string;
  profile_pic: string;
  specialty_type: string;
  current_location: string;
  online: number;
}

export async function chatRooms(
  args: RouteArgs,
  params: { before?: number; roomId?: number; limit?: number } = {},
) {
  const { before, roomId, limit } = params;
  const reply = await api(args).post<{ chatRooms: RoomRow[]; nextBefore: number | null }>(
    'chatRooms',
    {
      before,
      chatRoomId: roomId,
      limit,
    },
  );
  const { chatRooms: rows, nextBefore } = answered(reply);
  return { rooms: rows.map(toRoom), nextBefore };
}

/** Without a window it is the latest messages, and the room is read. */
export async function conversation(
  args: RouteArgs,
  roomId: number,
  window: { before?: number; after?: number; limit?: number } = {},
) {
  const reply = await api(args).post<ConversationRow>('getChatMessages', {
    chatRoomId: roomId,
    ...window,
  });
  const { chatMessages, nextBefore, readNumber, seenNumber } = answered(reply);
  return {
    messages: chatMessages.map(toMessage),
    nextBefore,
    readNumber,
    seenNumber,
  } satisfies Conversation;
}

export async function searchRoom(args: RouteArgs, roomId: number, words: string) {
  const reply = await api(args).get<{ result: MessageRow[] }>(`chat/rooms/${roomId}/search`, {
    params: { q: words },
  });
  return answered(reply).result.map(toMessage);
}

export async function membersOf(args: RouteArgs, roomId: number, before?: number) {
  const reply = await api(args).post<{ result: MemberRow[]; nextBefore: number | null }>(
    'getChatRoomDetails',
    {
      chatRoomId: roomId,
      before,
      limit: 50,
    },
  );
  const { result, nextBefore } = answered(reply);
  return { members: result.map(toMember), nextBefore };
}

/**
 * A link asks for it, and what a link asks for bears no Origin: the page vouches for it. All that it makes, whoever set the link, is
 * an empty room in the list of whoever followed it.
 */
export async function openSolo({ request, context }: RouteArgs, memberId: string): Promise<number> {
  const headers = new Headers(request.headers);
  headers.set('origin', new URL(request.url).origin);
  const args = { context, request: new Request(request.url, { headers }) };
  return answered(
    await api(args).post<{ chatRoomId: number }>('chatRoomSolo', { reciverId: memberId }),
  ).chatRoomId;
}

export const sendMessage = (
  args: RouteArgs,
  to: { roomId: string; clientId?: string },
  text: string,
) =>
  api(args).post<{ chatMessage: MessageRow }>('sendChatMessage', {
    chatRoomId: to.roomId,
    chatSendText: text,
    clientMessageId: to.clientId,
    type: 1,
  });

export const sendFile = (args: RouteArgs, form: PassedOn) =>
  api(args).post<{ chatMessage: MessageRow }>('uploadChatFile', form);

export const deleteMessage = (args: RouteArgs, roomId: string, messageId: string) =>
  api(args).post('deleteMsg', { chatRoomId: roomId, msgId: messageId });

export const leaveGroup = (args: RouteArgs, roomId: string) =>
  api(args).post('leaveGroup', { chatRoomId: roomId });

export const reportMessage = (args: RouteArgs, messageId: number, reason: string) =>
  api(args).post(`chat/messages/${messageId}/report`, { reason });

function toRoom(row: RoomRow): ChatRoom {
  return {
    id: row.chatRoomId,
    kind: roomKindOf(row.chatCategory),
    name: row.chatRoomName,
    pictureUrl: row.profilePic || null,
    partnerId: row.reciverId,
    speciality: row.specialty_type,
    place: row.current_location,
    unread: row.unread,
    members: row.members,
    isOnline: row.online === 1,
    lastText: row.lastMessage,
    lastKind: kindOf(row.lastMessageType),
    isLastDeleted: row.lastMessageDeleted === 1,
    lastSenderId: row.lastMessageSenderId,
    lastSenderName: row.lastMessageSender,
    activeAt: row.last_message_time,
  };
}

function toMember(row: MemberRow): ChatMember {
  return {
    memberId: row.id,
    fullName: row.full_name,
    pictureUrl: row.profile_pic || null,
    speciality: row.specialty_type,
    place: row.current_location,
    isOnline: row.online === 1,
  };
}
