import type { Socket } from 'socket.io-client';
import { again, DAY } from '../clinical-cases/support/cases';
import { erase, leave } from '../departure/support/departing';
import { type RunningApp, startApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aSocket, heard } from '../support/sockets';
import { anOwnGroup, connect, roomsOf, say, soloOf, textsIn } from './support/chats';

describe('Groups that members make', () => {
  let app: RunningApp;
  let anna: Person;
  let ben: Person;
  let carl: Person;
  const open: Socket[] = [];

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    [anna, ben, carl] = [
      await aMember(app),
      await aMember(app, { firstName: 'Ben' }),
      await aMember(app, { firstName: 'Carl' }),
    ];
    await connect(anna, ben);
    await connect(anna, carl);
  });
  afterEach(() => {
    app.clock.reset();
    for (const socket of open.splice(0)) socket.close();
  });
  afterAll(() => app.stop());

  const roomOf = async (person: Person, id: number) =>
    (await roomsOf(person)).find(({ chatRoomId }) => chatRoomId === id);
  const membersOf = async (person: Person, chatRoomId: number) =>
    (await person.post('getChatRoomDetails', { chatRoomId })).body['result'] as {
      signup_id: number;
      is_admin: number;
    }[];
  const adminsOf = async (person: Person, id: number) =>
    (await membersOf(person, id)).filter((one) => one.is_admin === 1).map((one) => one.signup_id);

  it('[D-550] are in the lists of all whom their maker brought together, under their name, and its maker administers them', async () => {
    const group = await anOwnGroup(anna, [ben, carl], 'Tumour board, south');
    expect(await roomOf(ben, group)).toMatchObject({
      chatCategory: 'M',
      chatRoomName: 'Tumour board, south',
      members: 3,
      is_admin: 0,
      reciverId: null,
    });
    expect(await roomOf(anna, group)).toMatchObject({ is_admin: 1, only_admins_add: 1 });
    await say(ben, group, 'Friday at seven?');
    expect(await textsIn(carl, group)).toEqual(['Friday at seven?']);
    expect(await adminsOf(carl, group)).toEqual([anna.id]);
  });

  it('[D-550] take only those whom their maker is connected with, the blocked never, and 200 at most', async () => {
    const stranger = await aMember(app);
    const make = (members: readonly number[]) =>
      anna.post('chatGroups', { name: 'Board', members });
    expect((await make([ben.id, stranger.id])).code).toBe(403);
    await anna.post('blocks', { memberId: ben.id });
    expect((await make([ben.id])).code).toBe(403);
    expect((await make(Array.from({ length: 200 }, (_, index) => 900_000 + index))).code).toBe(422);
    expect((await anna.post('chatGroups', { name: ' ', members: [] })).body['errors']).toEqual({
      name: ['Please give the group a name.'],
    });
    expect((await anna.post('chatGroups', { name: 'x'.repeat(81), members: [] })).code).toBe(422);
  });

  it('[D-918] are fifty at most by one member, also of requests at once, and leaving one makes room', async () => {
    const make = () => anna.post('chatGroups', { name: 'Board', members: [ben.id] });
    for (let made = 0; made < 45; made += 5) await Promise.all(Array.from({ length: 5 }, make));
    const answers = await Promise.all(Array.from({ length: 10 }, make));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5);
    expect(answers.find(({ code }) => code === 409)?.body['msg']).toBe(
      'You have made 50 groups, which is the most. Please leave one that is no longer needed.',
    );
    expect((await ben.post('chatGroups', { name: 'Board', members: [anna.id] })).code).toBe(200);
    const chatRoomId = answers.find(({ code }) => code === 200)?.body['id'];
    await anna.send('DELETE', `chatGroups/${String(chatRoomId)}/members/${anna.id}`, undefined);
    expect((await make()).code).toBe(200);
  });

  it('[D-551] are changed by their admins alone, who add, remove and name others', async () => {
    const dora = await aMember(app);
    await connect(ben, dora);
    const group = await anOwnGroup(anna, [ben]);
    const add = (actor: Person, member: Person) =>
      actor.post(`chatGroups/${group}/members/${member.id}`, {});
    expect((await ben.send('PUT', `chatGroups/${group}`, { name: 'Mine' })).code).toBe(403);
    expect((await add(ben, dora)).code).toBe(403);
    expect(
      (await ben.send('DELETE', `chatGroups/${group}/members/${anna.id}`, undefined)).code,
    ).toBe(403);
    expect((await ben.post(`chatGroups/${group}/admins`, { memberId: ben.id })).code).toBe(403);
    expect((await anna.post(`chatGroups/${group}/admins`, { memberId: dora.id })).code).toBe(404);
    expect((await anna.post(`chatGroups/${group}/admins`, { memberId: ben.id })).code).toBe(200);
    expect((await add(ben, dora)).code).toBe(200);
    expect((await add(ben, dora)).code).toBe(200);
    expect((await add(anna, dora)).code).toBe(200);
    expect(await roomOf(dora, group)).toMatchObject({ members: 3 });
    expect((await ben.send('PUT', `chatGroups/${group}`, { name: 'Liver board' })).code).toBe(200);
    expect(
      (await ben.send('DELETE', `chatGroups/${group}/members/${dora.id}`, undefined)).code,
    ).toBe(200);
    expect(await roomOf(dora, group)).toBeUndefined();
    expect((await dora.post('getChatMessages', { chatRoomId: group })).code).toBe(404);
    expect(await roomOf(anna, group)).toMatchObject({ chatRoomName: 'Liver board', members: 2 });
  });

  it('[D-551] let all members add colleagues of theirs where their admins want that', async () => {
    const dora = await aMember(app);
    await connect(ben, dora);
    const group = await anOwnGroup(anna, [ben]);
    await anna.send('PUT', `chatGroups/${group}`, { name: 'Board', only_admins_add: false });
    expect((await ben.post(`chatGroups/${group}/members/${dora.id}`, {})).code).toBe(200);
    expect((await ben.post(`chatGroups/${group}/members/${carl.id}`, {})).code).toBe(403);
  });

  it('[D-550] show what was said since one came, to who joins later', async () => {
    const group = await anOwnGroup(anna, [ben]);
    await say(anna, group, 'Before');
    await anna.post(`chatGroups/${group}/members/${carl.id}`, {});
    await say(anna, group, 'After');
    expect(await textsIn(carl, group)).toEqual(['After']);
  });

  it('[D-552] pass the role of the last admin who leaves to the member who is there longest', async () => {
    const group = await anOwnGroup(anna, [ben]);
    app.clock.advance(DAY);
    [anna, ben, carl] = [await again(app, anna), await again(app, ben), await again(app, carl)];
    await anna.post(`chatGroups/${group}/members/${carl.id}`, {});
    expect((await anna.post('leaveGroup', { chatRoomId: group })).code).toBe(200);
    expect(await adminsOf(carl, group)).toEqual([ben.id]);
    await leave(ben);
    await erase(app, ben);
    expect(await adminsOf(carl, group)).toEqual([carl.id]);
    expect(
      (await anna.post('sendChatMessage', { chatRoomId: group, chatSendText: 'x' })).code,
    ).toBe(404);
  });

  it('[D-550] are nobody else’s: neither found, nor entered, nor heard', async () => {
    const stranger = await aMember(app);
    const group = await anOwnGroup(anna, [ben]);
    const solo = await soloOf(anna, ben);
    for (const id of [group, solo])
      expect((await stranger.send('PUT', `chatGroups/${id}`, { name: 'Mine' })).code).toBe(404);
    expect((await anna.send('PUT', `chatGroups/${solo}`, { name: 'Mine' })).code).toBe(404);
    const socket = await aSocket(app, ben);
    open.push(socket);
    const news = heard<{ chatRoomId: number }>(socket, 'update chat messages');
    await say(anna, group, 'For us');
    expect(await news).toMatchObject({ chatRoomId: group, chatCategory: 'M' });
  });
});
