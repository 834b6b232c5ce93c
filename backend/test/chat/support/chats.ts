import type { RunningApp } from '../../support/app';
import type { ReplyBody } from '../../support/client';
import type { Person } from '../../support/people';

export interface Message {
  readonly id: number;
  readonly number: number;
  readonly sender_id: number;
  readonly message: string;
  readonly type: number;
  readonly url: string | null;
  readonly is_deleted: number;
  readonly full_name: string;
  readonly clientMessageId: string;
}

/** The room of two. */
export async function soloOf(one: Person, other: Person): Promise<number> {
  const { body } = await one.post('chatRoomSolo', { senderId: one.id, reciverId: other.id });
  return body['chatRoomId'] as number;
}

export async function say(
  person: Person,
  chatRoomId: number,
  text: string,
  more: object = {},
): Promise<Message> {
  const { body } = await person.post('sendChatMessage', {
    chatRoomId,
    chatSendText: text,
    type: 1,
    ...more,
  });
  return body['chatMessage'] as Message;
}

export async function heardIn(
  person: Person,
  chatRoomId: number,
  more: object = {},
): Promise<Message[]> {
  const { body } = await person.post('getChatMessages', { chatRoomId, ...more });
  return body['chatMessages'] as Message[];
}

export const textsIn = async (person: Person, chatRoomId: number, more: object = {}) =>
  (await heardIn(person, chatRoomId, more)).map(({ message }) => message);

export async function roomsOf(person: Person): Promise<Record<string, unknown>[]> {
  const { body } = await person.post('chatRooms', {});
  return (body as ReplyBody & { chatRooms: Record<string, unknown>[] }).chatRooms;
}

/** A group of these members, as onboarding would have made it. */
export async function aGroup(
  app: RunningApp,
  name: string,
  members: readonly Person[],
): Promise<number> {
  const [room] = await app.rows<{ id: number }>(
    `insert into chat_room (kind, group_key, name, member_count, active_at, created_at) values ('group', ?, ?, ?, now(), now()) returning id`,
    [`spec ${name} ${members.map(({ id }) => id).join()}`, name, members.length],
  );
  const id = room?.id ?? 0;
  for (const member of members)
    await app.rows(
      'insert into chat_member (room_id, member_id, joined_at) values (?, ?, now()) returning room_id',
      [id, member.id],
    );
  return id;
}

/** They ask each other, which connects them. */
export async function connect(one: Person, other: Person): Promise<void> {
  await one.post('addBeyondFollowRequest', { user_two_id: other.id });
  await other.post('addBeyondFollowRequest', { user_two_id: one.id });
}

/** A group that a member made of colleagues. */
export async function anOwnGroup(
  maker: Person,
  colleagues: readonly Person[] = [],
  name = 'Tumour board',
): Promise<number> {
  const members = colleagues.map(({ id }) => id);
  const { body } = await maker.post('chatGroups', { name, members });
  return body['chatRoomId'] as number;
}
