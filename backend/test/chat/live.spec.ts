import type { Socket } from 'socket.io-client';
import { type RunningApp, startApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aSocket, heard, hearEachOther } from '../support/sockets';
import { until } from '../support/until';
import { aGroup, say, soloOf } from './support/chats';

const NEWS = 'update chat messages';

interface News {
  readonly chatRoomId: number;
  readonly message?: { readonly id: number; readonly message: string };
  readonly deletedId?: number;
}

describe('Chat on sockets', () => {
  let app: RunningApp;
  let other: RunningApp;
  const open: Socket[] = [];

  beforeAll(async () => {
    [app, other] = [await startApp(), await startApp()];
    await hearEachOther(app, other);
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });
  afterAll(async () => {
    await app.stop();
    await other.stop();
  });

  const connect = async (person: Person, at = app) => {
    const socket = await aSocket(at, person);
    open.push(socket);
    return socket;
  };
  /** Everything that a socket hears of chat from now on. */
  const record = (socket: Socket): News[] => {
    const all: News[] = [];
    socket.on(NEWS, (news: News) => all.push(news));
    return all;
  };

  it('[CH-06 CH-07] brings what was said in twos and in groups to those in the room, on any process, and to nobody else', async () => {
    const [anna, ben, carl] = [await aMember(app), await aMember(app), await aMember(app)];
    const [solo, group] = [await soloOf(anna, ben), await aGroup(app, 'Live', [anna, ben])];
    const [bens, carls] = [await connect(ben, other), await connect(carl, other)];
    const overheard = record(carls);
    const first = heard<News>(bens, NEWS);
    const sent = await say(anna, solo, 'For you');
    expect(await first).toMatchObject({
      chatRoomId: solo,
      chatCategory: 'I',
      message: { id: sent.id, message: 'For you' },
    });
    const second = heard<News>(bens, NEWS);
    await say(anna, group, 'For all');
    expect(await second).toMatchObject({
      chatRoomId: group,
      chatCategory: 'G',
      message: { message: 'For all' },
    });
    const third = heard<News>(bens, NEWS);
    await anna.post('deleteMsg', { chatRoomId: solo, msgId: sent.id });
    expect(await third).toMatchObject({ chatRoomId: solo, deletedId: sent.id });
    const own = heard<News>(carls, NEWS);
    await say(carl, await soloOf(carl, anna), 'Hello');
    await own;
    expect(overheard).toHaveLength(1);
  });

  it('tells who types and that a room was read', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const room = await soloOf(anna, ben);
    const [annas, bens, bensOther] = [
      await connect(anna),
      await connect(ben, other),
      await connect(ben),
    ];
    const typing = heard(bens, 'typing');
    annas.emit('typing', { chatRoomId: room });
    expect(await typing).toEqual({ chatRoomId: room, memberId: anna.id });
    const arrived = heard(bensOther, 'unread');
    await say(anna, room, 'Read me');
    expect(await arrived).toEqual({ chatRoomId: room, unread: 1 });
    const [read, seen] = [heard(bensOther, 'unread'), heard(annas, 'seen')];
    await ben.post('getChatMessages', { chatRoomId: room });
    expect(await read).toEqual({ chatRoomId: room, unread: 0 });
    expect(await seen).toEqual({ chatRoomId: room, memberId: ben.id, number: 1 });
  });

  it('[CH-13 D-251] tells those who are here, each for themselves, how much they have not read when a message comes', async () => {
    const [anna, ben, carl] = [await aMember(app), await aMember(app), await aMember(app)];
    const [solo, group] = [
      await soloOf(anna, ben),
      await aGroup(app, 'Counting', [anna, ben, carl]),
    ];
    await say(anna, solo, 'Nobody is here yet');
    const [annas, bens, carls] = [
      await connect(anna),
      await connect(ben, other),
      await connect(carl, other),
    ];
    const inTwos = [heard(annas, 'unread'), heard(bens, 'unread')];
    await say(anna, solo, 'Second');
    expect(await Promise.all(inTwos)).toEqual([
      { chatRoomId: solo, unread: 0 },
      { chatRoomId: solo, unread: 2 },
    ]);

    const first = [heard(bens, 'unread'), heard(carls, 'unread')];
    await say(anna, group, 'One');
    expect(await Promise.all(first)).toEqual(
      [1, 1].map((unread) => ({ chatRoomId: group, unread })),
    );
    const read = heard(bens, 'unread');
    await ben.post('getChatMessages', { chatRoomId: group });
    expect(await read).toEqual({ chatRoomId: group, unread: 0 });
    const second = [heard(bens, 'unread'), heard(carls, 'unread')];
    await say(anna, group, 'Two');
    expect(await Promise.all(second)).toEqual(
      [1, 2].map((unread) => ({ chatRoomId: group, unread })),
    );
  });

  it('[D-251] tells the count of a busy room at once and then the latest, not each', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const room = await soloOf(anna, ben);
    const bens = await connect(ben, other);
    const told: number[] = [];
    bens.on('unread', ({ unread }: { unread: number }) => told.push(unread));
    await Promise.all(Array.from({ length: 10 }, () => say(anna, room, 'Quick')));
    await until(async () => told.at(-1) === 10);
    expect(told.length).toBeLessThan(10);
    expect(told).toEqual([...told].sort((one, next) => one - next));
  });

  it('[D-251] tells the 500 of a large group who read last; the others read it with their rooms', async () => {
    const [anna, ben, carl] = [await aMember(app), await aMember(app), await aMember(app)];
    const [group, solo] = [await aGroup(app, 'Large', [anna, ben, carl]), await soloOf(anna, carl)];
    const [bens, carls] = [await connect(ben), await connect(carl)];
    await say(anna, group, 'One');
    await ben.post('getChatMessages', { chatRoomId: group });
    await fiveHundredMore(group);
    const told: unknown[] = [];
    carls.on('unread', (count) => told.push(count));

    const bensCount = heard(bens, 'unread');
    await say(anna, group, 'Two');
    expect(await bensCount).toEqual({ chatRoomId: group, unread: 1 });
    const carlsCount = heard(carls, 'unread');
    await say(anna, solo, 'To you');
    await carlsCount;
    expect(told).toEqual([{ chatRoomId: solo, unread: 1 }]);
    expect((await carl.post('unReadCount', {})).body['result']).toEqual(
      expect.arrayContaining([{ chatRoomId: group, unread: 2 }]),
    );
  });

  /** They are here, and have read what was said first. */
  const fiveHundredMore = (group: number) =>
    app.rows(
      `with made as (insert into account (email, email_key, first_name, last_name, login_type, onboarding_step, created_at)
           select key, key, 'Large', 'Group', 'ID_PASS', 2, now() from (select 'large-' || n as key from generate_series(1, 500) n) keys
           returning id),
         joined as (insert into chat_member (room_id, member_id, joined_at, read_number) select ?, id, now(), 1 from made)
       insert into open_socket (id, process_id, member_id, session_id, opened_at)
         select 'large-' || made.id, here.process_id, made.id, here.session_id, now()
         from made, (select process_id, session_id from open_socket limit 1) here returning id`,
      [group],
    );

  it('[D-199] takes hints from those in the room alone, and makes up nothing', async () => {
    const [anna, ben, carl] = [await aMember(app), await aMember(app), await aMember(app)];
    const room = await soloOf(anna, ben);
    await say(anna, room, 'The truth');
    const [annas, bens, carls] = [await connect(anna), await connect(ben), await connect(carl)];
    const atBens = record(bens);
    for (const event of ['typing', NEWS]) {
      const refused = heard(carls, 'exception');
      carls.emit(event, { chatRoomId: room, message: { message: 'A lie' } });
      expect(await refused).toMatchObject({ code: 404 });
    }
    const again = heard<News>(bens, NEWS);
    annas.emit(NEWS, { chatRoomId: room, message: { message: 'A lie' } });
    expect(await again).toMatchObject({ message: { message: 'The truth' } });
    expect(atBens).toHaveLength(1);
    const malformed = heard(annas, 'exception');
    annas.emit('typing', { chatRoomId: { $gt: 0 } });
    expect(await malformed).toMatchObject({ code: 422 });
  });

  it('[D-194] is told once more of what a client sends again, as the same message', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const room = await soloOf(anna, ben);
    const bens = await connect(ben, other);
    const told = record(bens);
    for (let tries = 1; tries <= 2; tries += 1) {
      const news = heard<News>(bens, NEWS);
      await say(anna, room, 'Only once', { clientMessageId: 'try-1' });
      await news;
    }
    const [first, second] = told.map(({ message }) => message?.id);
    expect([told.length, second]).toEqual([2, first]);
  });

  it('falls silent for whoever left a group', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const group = await aGroup(app, 'Leaving', [anna, ben]);
    const bens = await connect(ben, other);
    const all = record(bens);
    await ben.post('leaveGroup', { chatRoomId: group });
    const solo = await soloOf(anna, ben);
    const last = heard<News>(bens, NEWS);
    await say(anna, group, 'Among us');
    await say(anna, solo, 'To you');
    expect(await last).toMatchObject({ chatRoomId: solo });
    expect(all).toHaveLength(1);
  });

  it('shows those somebody talks with that they came', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const room = await soloOf(anna, ben);
    await say(anna, room, 'Are you there?');
    const annas = await connect(anna);
    const came = heard(annas, 'presence');
    await connect(ben, other);
    expect(await came).toEqual({ memberId: ben.id, online: true });
    const { body } = await anna.post('chatRooms', {});
    expect(body).toMatchObject({ chatRooms: [{ chatRoomId: room, online: 1 }] });
  });
});
