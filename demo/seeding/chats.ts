import { groupOfSpeciality, WOMEN_IN_SURGERY } from '../../backend/src/chat/rooms/groups';
import { type DemoChat, type Line, linesOf } from '../chats/demo-chat';
import { inGroups } from '../chats/in-groups';
import { inTwos } from '../chats/in-twos';
import { insertAll, type Row, takeIds } from './bulk';
import type { DemoStage, Writing } from './demo-stage';
import { type MemberIds, memberIds } from './member-ids';

const HOUR_MS = 3_600_000;
/** Messages from the last hours are unread by the others. */
const UNREAD_HOURS = 6;

interface Spoken extends Line {
  readonly roomId: number;
  readonly number: number;
}

/** Groups with their members, and the messages in groups and rooms of two. */
export async function prepareChats(): Promise<Writing> {
  return async (stage) => {
    const ids = await memberIds(stage);
    await makeGroups(stage);
    const spoken: Spoken[] = [];
    for (const chat of [...inGroups, ...inTwos]) {
      const { id: roomId, said } = await roomOf(stage, chat, ids);
      spoken.push(
        ...linesOf(chat, stage.now).map((line, index) => ({
          ...line,
          roomId,
          number: said + index + 1,
        })),
      );
    }
    await writeMessages(stage, spoken, ids);
    await markRead(stage, spoken, ids);
  };
}

/**
 * The groups that onboarding would have created: of specialities, of schools and centres, and Women
 * in Surgery.
 */
async function makeGroups({ em, now }: DemoStage): Promise<void> {
  const demo = `(select id from account where email like '%@demo.suture.example')`;
  const belonging = `(
    select 'speciality' as kind, 'speciality ' || speciality as key, speciality as name, account_id from profile
      where account_id in ${demo} and speciality <> ''
    union select 'group', 'school ' || coalesce(school_id::text, country_id || ' ' || lower(school_name)), school_name, account_id from training
      where account_id in ${demo}
    union select 'group', 'women', 'Women in Surgery', account_id from profile where account_id in ${demo} and joins_women_group) belonging`;
  await em.execute(
    `insert into chat_room (kind, group_key, name, active_at, created_at)
     select min(kind), key, min(name), ?, ? from ${belonging} group by key order by key on conflict (group_key) do nothing`,
    [new Date(now.getTime() - 1_000 * HOUR_MS), new Date(now.getTime() - 1_000 * HOUR_MS)],
  );
  await em.execute(
    `with joined as (
       insert into chat_member (room_id, member_id, joined_at)
       select distinct r.id, account_id, account.created_at from ${belonging}
         join chat_room r on r.group_key = belonging.key join account on account.id = account_id
       on conflict (room_id, member_id) do nothing returning room_id)
     update chat_room r set member_count = member_count + n from (select room_id, count(*)::int as n from joined group by room_id) counts where r.id = counts.room_id`,
  );
}

/** A room and its number of messages so far. */
interface DemoRoom {
  readonly id: number;
  readonly said: number;
}

async function roomOf(
  { em, now }: Pick<DemoStage, 'em' | 'now'>,
  chat: DemoChat,
  ids: MemberIds,
): Promise<DemoRoom> {
  if (chat.in !== 'two') return groupOf({ em, now }, chat, ids);
  const pair = Object.values(chat.cast).map((person) => ids.of(person));
  const ends = [Math.min(...pair), Math.max(...pair)];
  await em.execute(
    `insert into chat_room (kind, low_member_id, high_member_id, active_at, created_at) values ('solo', ?, ?, ?, ?)
     on conflict (low_member_id, high_member_id) do nothing`,
    [...ends, now, now],
  );
  const room = await found(em, 'low_member_id = ? and high_member_id = ?', ends);
  for (const member of pair) await belong(em, room, { member, now });
  return room;
}

async function found(em: DemoStage['em'], condition: string, params: unknown[]): Promise<DemoRoom> {
  const [room] = await em.execute<DemoRoom[]>(
    `select id, message_count as said from chat_room where ${condition}`,
    params,
  );
  if (!room) throw new Error('A room of the demo is missing.');
  return room;
}

async function belong(
  em: DemoStage['em'],
  { id }: DemoRoom,
  { member, now }: { member: number; now: Date },
): Promise<void> {
  await em.execute(
    `with joined as (insert into chat_member (room_id, member_id, joined_at) values (?, ?, ?) on conflict (room_id, member_id) do nothing returning room_id)
     update chat_room r set member_count = member_count + 1 from joined where r.id = joined.room_id and r.kind <> 'solo'`,
    [id, member, now],
  );
}

/** Speakers are added to the group, since it may not be that of their own speciality. */
async function groupOf(
  { em, now }: Pick<DemoStage, 'em' | 'now'>,
  chat: DemoChat,
  ids: MemberIds,
): Promise<DemoRoom> {
  const group = chat.in === 'women' ? WOMEN_IN_SURGERY : groupOfSpeciality(chat.in);
  await em.execute(
    'insert into chat_room (kind, group_key, name, active_at, created_at) values (?, ?, ?, ?, ?) on conflict (group_key) do nothing',
    [group.kind, group.key, group.name, now, now],
  );
  const room = await found(em, 'group_key = ?', [group.key]);
  for (const person of Object.values(chat.cast))
    await belong(em, room, { member: ids.of(person), now });
  return room;
}

/** In chronological order, the order of ids. */
async function writeMessages(
  { em }: DemoStage,
  spoken: readonly Spoken[],
  ids: MemberIds,
): Promise<void> {
  const inOrder = [...spoken].sort(
    (one, other) => one.at.getTime() - other.at.getTime() || one.number - other.number,
  );
  const messageIds = await takeIds(em, 'chat_message', inOrder.length);
  const rows: Row[] = inOrder.map(({ roomId, number, by, text, at }, index) => ({
    id: messageIds[index],
    room_id: roomId,
    number,
    sender_id: ids.of(by),
    client_id: `demo-${messageIds[index]}`,
    kind: 'text',
    text,
    created_at: at,
  }));
  await insertAll(em, 'chat_message', rows);
  await em.execute(
    `update chat_room r set message_count = m.number, last_message_id = m.id, active_at = m.created_at
     from (select distinct on (room_id) room_id, number, id, created_at from chat_message where client_id like 'demo-%' order by room_id, number desc) m
     where r.id = m.room_id`,
  );
}

/** Older messages are read by everyone; the author of a message has read all before it. */
async function markRead(
  { em, now }: DemoStage,
  spoken: readonly Spoken[],
  ids: MemberIds,
): Promise<void> {
  const since = new Date(now.getTime() - UNREAD_HOURS * HOUR_MS);
  await em.execute(
    `update chat_member c set read_number = greatest(c.read_number, m.number)
     from (select room_id, max(number) as number from chat_message where client_id like 'demo-%' and created_at < ? group by room_id) m where m.room_id = c.room_id`,
    [since],
  );
  for (const { roomId, by, number } of spoken) {
    await em.execute(
      'update chat_member set read_number = greatest(read_number, ?) where room_id = ? and member_id = ?',
      [number, roomId, ids.of(by)],
    );
  }
}
