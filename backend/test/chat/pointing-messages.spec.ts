import type { Socket } from 'socket.io-client';
import { again, startWithFiles } from '../clinical-cases/support/cases';
import { exportOf } from '../clinical-cases/support/outgoing';
import { erase, leave } from '../departure/support/departing';
import { aPicture } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aSocket, heard } from '../support/sockets';
import { aGroup, heardIn, say, soloOf } from './support/chats';

type Row = Record<string, unknown>;
interface Sent {
  readonly id: number;
  readonly pins?: Row[];
}

const MINUTE = 60_000;
const ELSEWHERE = ['That place is not in this chat.'];
const LINE = [
  [100, 100],
  [500.04, 900],
];

let app: RunningApp;
let [anna, ben, cleo, dora] = [] as unknown as [Person, Person, Person, Person];
let group: number;
let picture: number;
const open: Socket[] = [];

const at = (file?: unknown, more: object = {}) => ({
  ...(file !== undefined && { file }),
  shape: 'point',
  points: [[250, 666.66]],
  ...more,
});

async function upload(by: Person, room: number, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [word, value] of Object.entries({ chatRoomId: String(room), ...fields }))
    form.append(word, value);
  const bytes = await aPicture(80, 60).jpeg().toBuffer();
  form.append('chatFile', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }));
  return by.post('uploadChatFile', form);
}

/** A picture that all of the room see. */
async function pictureIn(room: number, by = anna): Promise<number> {
  return (await upload(by, room)).body['id'] as number;
}

const inState = (message: number, state: string) =>
  app.rows(
    `update asset set state = ?, is_held = ? where id = (select asset_id from chat_message where id = ?) returning id`,
    [state, state === 'held', message],
  );

const point = (by: Person, pins: unknown, more: object = { replyTo: picture }, room = group) =>
  by.post('sendChatMessage', { chatRoomId: room, chatSendText: 'Here?', pins, ...more });
const pointed = async (by: Person, pins: unknown) =>
  (await point(by, pins)).body['chatMessage'] as unknown as Sent;
const around = (by: Person, id: number, query = '') => by.get(`chat/messages/${id}/pins${query}`);
const listed = async (by: Person, id: number, query = '') =>
  (await around(by, id, query)).body['result'] as unknown as Row[];
const move = (by: Person, id: number, pins: unknown) =>
  by.send('PUT', `chat/messages/${id}/pins`, { pins });
const seenBy = async (by: Person, id: number, room = group) =>
  (await heardIn(by, room)).find((one) => one.id === id) as unknown as Sent;

beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  [anna, ben, cleo, dora] = [
    await aMember(app),
    await aMember(app),
    await aMember(app),
    await aMember(app),
  ];
  group = await aGroup(app, 'Pointing', [anna, ben, cleo]);
  picture = await pictureIn(group);
});
afterEach(() => {
  app.clock.reset();
  for (const socket of open.splice(0)) socket.close();
});
afterAll(() => app.stop());

describe('Places that messages point at', () => {
  it('[D-1661] are in the picture that is replied to, numbered in their message, and told to all', async () => {
    const socket = await aSocket(app, cleo);
    open.push(socket);
    const news = heard<{ message: Sent }>(socket, 'update chat messages');
    const sent = await pointed(ben, [at(picture), at(picture, { shape: 'line', points: LINE })]);
    const nowhereElse = { page: null, second: null, gone: null };
    const pins = [
      { number: 1, file: picture, shape: 'point', points: [[250, 666.7]], ...nowhereElse },
      {
        number: 2,
        file: picture,
        shape: 'line',
        points: [
          [100, 100],
          [500, 900],
        ],
        ...nowhereElse,
      },
    ];
    expect(sent.pins).toEqual(pins);
    expect((await news).message.pins).toEqual(pins);
    expect((await seenBy(anna, sent.id)).pins).toEqual(pins);
    expect((await pointed(cleo, [at(picture)])).pins).toMatchObject([{ number: 1 }]);
    expect(await seenBy(anna, picture)).not.toHaveProperty('pins');
  });

  it('[D-1661] are in the file that is sent with them', async () => {
    const pins = JSON.stringify([at(undefined, { shape: 'arrow', points: LINE })]);
    const { body } = await upload(ben, group, { pins });
    const { id } = body['chatMessage'] as unknown as Sent;
    expect(body['chatMessage']).toMatchObject({ pins: [{ number: 1, file: id, shape: 'arrow' }] });
  });

  it('[D-1661] are in no other file, nor in one that its room does not see', async () => {
    const other = await soloOf(ben, cleo);
    const elsewhere = await pictureIn(other, ben);
    const aside = await pictureIn(group);
    for (const file of [elsewhere, aside, 999_999_999, undefined])
      expect((await point(ben, [at(file)])).body.errors).toEqual({ pins: ELSEWHERE });
    expect((await point(ben, [at(picture)], {})).body.errors).toEqual({ pins: ELSEWHERE });
    await inState(picture, 'held');
    expect((await point(anna, [at(picture)])).body.errors).toEqual({ pins: ELSEWHERE });
    await inState(picture, 'ready');
    expect((await point(dora, [at(picture)])).code).toBe(404);
    expect(await heardIn(ben, group)).toHaveLength(2);
    const [{ count }] = (await app.rows('select count(*)::int from chat_pin k')) as [Row];
    expect((await point(ben, [at(picture), at(aside)])).code).toBe(422);
    expect(await app.rows('select count(*)::int from chat_pin k')).toEqual([{ count }]);
  });

  it.each<[string, unknown, string]>([
    ['six', Array.from({ length: 6 }, () => at(1)), 'A message may point at 5 places at most.'],
    ['beyond the edge', [at(1, { points: [[1000.1, 0]] })], 'That mark has no place.'],
    ['of one end', [at(1, { shape: 'circle' })], 'That mark has no place.'],
    [
      'too short',
      [
        at(1, {
          shape: 'line',
          points: [
            [1, 1],
            [3, 3],
          ],
        }),
      ],
      'That mark has no place.',
    ],
    ['of no shape', [at(1, { shape: 'blot' })], 'That mark has no place.'],
    ['not to be read', '[{', 'Marks could not be read.'],
  ])('[D-1661] are refused: %s', async (_, pins, problem) => {
    const { code, body } = await point(ben, pins);
    expect([code, body.errors]).toEqual([422, { pins: [problem] }]);
  });

  it('[D-1661] have a page or a second only where there is one', async () => {
    for (const [more, problem] of [
      [{ page: 1 }, 'There is no such page.'],
      [{ second: 1 }, 'There is no such second.'],
    ] as const)
      expect((await point(ben, [at(picture, more)])).body.errors).toEqual({ pins: [problem] });
  });

  it('[D-1662] are moved by their sender for 15 minutes, and keep their numbers', async () => {
    const { id } = await pointed(ben, [at(picture), at(picture, { points: [[1, 1]] })]);
    const there = at(picture, { points: [[700, 700]] });
    expect((await move(anna, id, [there])).code).toBe(403);
    expect((await move(dora, id, [there])).code).toBe(404);
    expect((await move(ben, id, [at(999_999_999)])).body.errors).toEqual({ pins: ELSEWHERE });
    const { body } = await move(ben, id, [there]);
    expect(body['chatMessage']).toMatchObject({ pins: [{ number: 1, points: [[700, 700]] }] });
    expect((await seenBy(anna, id)).pins).toHaveLength(1);
    expect((await move(ben, id, [there, there])).body['chatMessage']).toMatchObject({
      pins: [{ number: 1 }, { number: 3 }],
      edited_at: null,
    });
    app.clock.advance(15 * MINUTE);
    ben = await again(app, ben);
    expect(await move(ben, id, [there])).toMatchObject({
      code: 409,
      body: { msg: 'A mark can be moved for 15 minutes.' },
    });
  });

  it('[D-1662] are listed with who set them, of a picture and of all that reply to it', async () => {
    const { id: bens } = await pointed(ben, [at(picture)]);
    const { id: cleos } = await pointed(cleo, [at(picture), at(picture)]);
    expect(await listed(anna, picture)).toMatchObject([
      { number: 1, file: picture, at: { kind: 'message', id: bens }, member: { id: ben.id } },
      { number: 1, at: { id: cleos }, member: { id: cleo.id } },
      { number: 2, at: { id: cleos } },
    ]);
    expect(await listed(anna, bens)).toMatchObject([{ at: { id: bens } }]);
    const { body } = await around(anna, picture, '?limit=2');
    expect(body['result']).toHaveLength(2);
    expect(await listed(anna, picture, `?before=${body['nextBefore']}`)).toHaveLength(1);
  });

  it('[D-1662] are shown to members of the room alone: not to strangers, who left, who came later', async () => {
    const { id } = await pointed(ben, [at(picture)]);
    expect((await around(dora, picture)).code).toBe(404);
    expect((await around(cleo, picture)).code).toBe(200);
    await cleo.post('leaveGroup', { chatRoomId: group });
    for (const one of [picture, id]) expect((await around(cleo, one)).code).toBe(404);
    expect((await move(cleo, id, [])).code).toBe(404);
    await app.rows(
      `insert into chat_member (room_id, member_id, joined_at, from_number)
        select id, ?, now(), message_count from chat_room where id = ? returning room_id`,
      [dora.id, group],
    );
    expect((await around(dora, picture)).code).toBe(404);
  });

  it('[D-1662] across a block are not shown in a group, and a closed chat is read by the blocker alone', async () => {
    await pointed(ben, [at(picture)]);
    const { id } = await pointed(cleo, [at(picture)]);
    const solo = await soloOf(anna, ben);
    const own = await pictureIn(solo);
    await point(ben, [at(own)], { replyTo: own }, solo);
    await ben.post('blocks', { memberId: cleo.id });
    for (const [reader, shown] of [
      [ben, ben],
      [cleo, cleo],
    ] as const)
      expect(await listed(reader, picture)).toMatchObject([{ member: { id: shown.id } }]);
    expect((await around(ben, id)).code).toBe(404);
    expect(await seenBy(ben, id)).not.toHaveProperty('pins');
    await anna.post('blocks', { memberId: ben.id });
    expect(await listed(anna, own)).toHaveLength(1);
    expect((await around(ben, own)).code).toBe(404);
    expect((await point(ben, [at(own)], { replyTo: own }, solo)).code).toBe(403);
  });

  it('[D-1663] go with their message, and lose their place with the file', async () => {
    const { id: bens } = await pointed(ben, [at(picture)]);
    const { id: cleos } = await pointed(cleo, [at(picture)]);
    await ben.post('deleteMsg', { chatRoomId: group, msgId: bens });
    expect(await app.rows('select from chat_pin where message_id = ?', [bens])).toEqual([]);
    await anna.post('deleteMsg', { chatRoomId: group, msgId: picture });
    expect((await seenBy(cleo, cleos)).pins).toEqual([
      {
        number: 1,
        file: null,
        shape: 'point',
        points: [],
        page: null,
        second: null,
        gone: 'removed',
      },
    ]);
    expect((await around(cleo, picture)).code).toBe(404);
    expect((await move(cleo, cleos, [at(picture)])).code).toBe(422);
  });

  it('[D-1663] are hidden with their message, and shown with it again', async () => {
    const { id } = await pointed(ben, [at(picture)]);
    const hide = (when: string) =>
      app.rows(`update chat_message set hidden_at = ${when} where id = ? returning id`, [id]);
    await hide('now()');
    expect(await seenBy(anna, id)).not.toHaveProperty('pins');
    expect([await listed(anna, picture), await listed(ben, picture)]).toMatchObject([[], [{}]]);
    await hide('null');
    expect((await seenBy(anna, id)).pins).toHaveLength(1);
  });

  it('[D-1663] are in the copy of their writer’s data, and go with the account', async () => {
    const { id } = await pointed(ben, [at(picture)]);
    const { body } = await exportOf(app, ben);
    const parts = new Map(JSON.parse(body) as [string, { pins: Row[] }][]);
    expect(parts.get('chat')?.pins).toMatchObject([{ messageId: id, fileOf: picture, number: 1 }]);
    await leave(ben);
    await erase(app, ben);
    expect(await app.rows('select from chat_pin where message_id = ?', [id])).toEqual([]);
  });

  it('[D-1663] lose their place with the account whose picture it was', async () => {
    const { id } = await pointed(ben, [at(picture)]);
    await leave(anna);
    await erase(app, anna);
    expect((await seenBy(ben, id)).pins).toMatchObject([{ gone: 'removed', points: [] }]);
  });

  it('[D-194] are stored once, however often the message is sent', async () => {
    const more = { replyTo: picture, clientMessageId: 'once' };
    const [first, second] = [
      await point(ben, [at(picture)], more),
      await point(ben, [at(picture)], more),
    ];
    expect(second.body['id']).toBe(first.body['id']);
    expect(second.body['chatMessage']).toMatchObject({ pins: [{ number: 1 }] });
    expect(await listed(ben, picture)).toHaveLength(1);
    expect((await say(ben, group, 'No mark.')) as unknown as Sent).not.toHaveProperty('pins');
  });
});
