import { api, dataOf, postForm, type RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { components } from '../wire/schema';
import { type ChatRoom, kindOf, roomKindOf } from './chat';

type Views = components['schemas'];

export interface ChatMember {
  memberId: number;
  fullName: string;
  pictureUrl: string | null;
  speciality: string;
  place: string;
  isOnline: boolean;
  isAdmin: boolean;
}

export async function chatRooms(
  args: RouteArgs,
  { before, roomId, limit }: { before?: number; roomId?: number; limit?: number } = {},
) {
  const { chatRooms: rows, nextBefore } = await dataOf(
    api(args).POST('/chatRooms', { body: { before, chatRoomId: roomId, limit } }),
  );
  return { rooms: rows.map(toRoom), nextBefore };
}

export async function membersOf(args: RouteArgs, roomId: number, before?: number) {
  const { result, nextBefore } = await dataOf(
    api(args).POST('/getChatRoomDetails', { body: { chatRoomId: roomId, before, limit: 50 } }),
  );
  return { members: result.map(toMember), nextBefore };
}

/**
 * Opens the room of two with a member. Following a link is a navigation without an Origin header,
 * so the server adds its own. Whoever set the link, all it can do is add an empty room to the list
 * of the member who followed it.
 */
export async function openSolo({ request, context }: RouteArgs, memberId: string): Promise<number> {
  const headers = new Headers(request.headers);
  headers.set('origin', new URL(request.url).origin);
  const args = { context, request: new Request(request.url, { headers }) };
  const form = { reciverId: memberId };
  return answered(await postForm(args, { path: '/chatRoomSolo', form })).chatRoomId;
}

export const leaveGroup = (args: RouteArgs, roomId: string) =>
  postForm(args, { path: '/leaveGroup', form: { chatRoomId: roomId } });

function toRoom(row: Views['ChatRoomView']): ChatRoom {
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
    isClosed: row.is_closed === 1,
    isMuted: row.is_muted === 1,
    lastText: row.lastMessage,
    lastKind: kindOf(row.lastMessageType),
    isLastDeleted: row.lastMessageDeleted === 1,
    lastSenderId: row.lastMessageSenderId,
    lastSenderName: row.lastMessageSender,
    activeAt: row.last_message_time,
    isAdmin: row.is_admin === 1,
    onlyAdminsAdd: row.only_admins_add === 1,
  };
}

function toMember(row: Views['RoomMemberView']): ChatMember {
  return {
    memberId: row.signup_id,
    fullName: row.full_name,
    pictureUrl: row.profile_pic || null,
    speciality: row.specialty_type,
    place: row.current_location,
    isOnline: row.online === 1,
    isAdmin: row.is_admin === 1,
  };
}
