import type { EntityManager } from '@mikro-orm/postgresql';
import { MessageRepository } from '../../src/chat/messages/message.repository';
import { RoomRepository } from '../../src/chat/rooms/room.repository';
import { Outbox } from '../../src/platform/outbox/outbox';
import { Connections } from '../../src/platform/sockets/connections';
import { type RunningApp, startApp } from '../support/app';
import { aMember } from '../support/people';
import { planOfAsked, seeded } from '../support/plans';

const LONG = 20_000;
const ELSEWHERE = 20_000;
const LIMIT = 20;
const NEWEST = Number.MAX_SAFE_INTEGER;

let app: RunningApp;
let early: number;
let late: number;
let roomId: number;
beforeAll(async () => {
  app = await startApp();
  [early, late] = [(await aMember(app)).id, (await aMember(app)).id];
  await seeded(app, ['chat_room', 'chat_member', 'chat_message'], seed);
});
afterAll(() => app.stop());

/**
 * A room that contains half of all messages, written before those of other rooms; a member joins it
 * afterwards.
 */
async function seed(em: EntityManager): Promise<void> {
  const now = app.clock.now();
  const rooms = new RoomRepository(em, app.nest.get(Connections, { strict: false }), app.clock);
  roomId = await rooms.group({ key: 'plan:long', kind: 'group', name: 'Long' }, now);
  const others = await rooms.group({ key: 'plan:others', kind: 'group', name: 'Others' }, now);
  await rooms.join(roomId, early, { at: now, again: false });
  for (const [room, count] of [
    [roomId, LONG],
    [others, ELSEWHERE],
  ]) {
    await em.execute(
      `insert into chat_message (room_id, number, sender_id, client_id, kind, text, created_at)
       select ?::bigint, n, ?::bigint, 'plan:' || ?::bigint || ':' || n, 'text', 'Words', ?::timestamptz from generate_series(1, ?::int) n`,
      [room, early, room, now, count],
    );
  }
  await em.execute(
    `update chat_room r set message_count = ?, last_message_id = (select max(id) from chat_message where room_id = r.id) where id = ?`,
    [LONG, roomId],
  );
  await rooms.join(roomId, late, { at: now, again: false });
}

async function rowsRead(
  memberId: number,
  window: { before: number; after?: number },
): Promise<number> {
  const room = await new RoomRepository(
    app.em(),
    app.nest.get(Connections, { strict: false }),
    app.clock,
  ).membership(memberId, roomId);
  if (!room) throw new Error('Nobody is in the room.');
  const plan = await planOfAsked(app, (em) =>
    new MessageRepository(em, app.clock, new Outbox(em, app.clock)).page(memberId, room, {
      limit: LIMIT,
      after: undefined,
      ...window,
    }),
  );
  expect(plan.indexes()).toContain('chat_message_of_room');
  return plan.rowsRead('chat_message');
}

describe('A page of a room in which much was said', () => {
  it('reads as many messages as it shows, and the one beyond: the latest, older ones, and those since', async () => {
    const [middle] = await app.rows<{ id: number }>(
      'select id from chat_message where room_id = ? and number = ?',
      [roomId, LONG / 2],
    );
    const id = middle?.id ?? 0;
    expect(await rowsRead(early, { before: NEWEST })).toBe(LIMIT + 1);
    expect(await rowsRead(early, { before: id })).toBe(LIMIT + 1);
    expect(await rowsRead(early, { before: NEWEST, after: id })).toBe(LIMIT + 1);
  });

  it('reads nothing for who joined after it', async () => {
    expect(await rowsRead(late, { before: NEWEST })).toBe(0);
  });
});
