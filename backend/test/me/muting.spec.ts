import { aBeyondPost } from '../beyond-surgery/support/beyond';
import { aGroup, say, soloOf } from '../chat/support/chats';
import {
  aCase,
  again,
  HOUR,
  idIn,
  resultOf,
  startWithFiles,
} from '../clinical-cases/support/cases';
import { manyReels } from '../explore/support/explore';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const mute = (who: Person, kind: string, id: number, until?: Date) =>
  who.post('mutes', { kind, id, ...(until && { until: until.toISOString() }) });
const unmute = (who: Person, kind: string, id: number) =>
  who.send('DELETE', `mutes/${kind}/${id}`, undefined);
const mutesOf = async (who: Person) => resultOf(await who.get('mutes'));
const linesOf = async (who: Person) => {
  await hearSignals(app, ({ name }) => name !== 'case-closing');
  return resultOf(await who.get('getNotificationData')).map(({ kind }) => kind);
};
const bellsOf = async (who: Person) => (await who.get('notifications/unread')).body;
const comment = async (by: Person, clinicalCaseId: number) =>
  idIn(await by.post('clinicalCases/comment', { clinicalCaseId, comment: 'I would wait.' }));
const feedIds = async (who: Person, path: string) => {
  const { body } = await who.get(path);
  return Object.values(body)
    .flat()
    .map((row) => (row as { id?: number } | null)?.id);
};

describe('Whoever mutes', () => {
  it('[D-945] a member is told nothing by them, and their posts leave the feeds; what they say elsewhere stays', async () => {
    const [own, theirs] = [await aCase(anna), await aCase(ben)];
    const beyond = await aBeyondPost(ben);
    const [reel] = await manyReels(app, ben, ['Urology']);
    const room = await soloOf(ben, anna);
    expect((await mute(anna, 'member', ben.id)).code).toBe(200);

    const said = await comment(ben, own);
    await ben.post('addBeyondFollowRequest', { user_two_id: anna.id });
    await say(ben, room, 'Hello?');

    expect(await linesOf(anna)).toEqual([]);
    expect(await bellsOf(anna)).toMatchObject({ unread: 0, chats: 0 });
    expect(await feedIds(anna, 'clinicalCases')).not.toContain(theirs);
    expect(await feedIds(anna, 'getBeyondPost')).not.toContain(beyond);
    expect(await feedIds(anna, 'explore')).not.toContain(reel);
    // It is about noise alone: nothing is hidden, and the other sees no difference.
    expect((await anna.get(`clinicalCases/${theirs}`)).code).toBe(200);
    const { body } = await anna.get(`getCommentsOnClinicalCase/${own}`);
    expect(body).toMatchObject([{ id: said, is_blocked: 0, comment: 'I would wait.' }]);
    expect((await anna.get('chatRooms')).body['chatRooms']).toMatchObject([
      { chatRoomId: room, unread: 1, is_muted: 1 },
    ]);
    expect(await feedIds(ben, 'clinicalCases')).toContain(own);
    expect(await mutesOf(ben)).toEqual([]);
  });

  it('[D-945] a case is told nothing about it by colleagues', async () => {
    const [muted, other] = [await aCase(anna), await aCase(anna)];
    expect((await mute(anna, 'case', muted)).code).toBe(200);
    await comment(ben, muted);
    expect(await linesOf(anna)).toEqual([]);
    await comment(ben, other);
    expect(await linesOf(anna)).toHaveLength(1);
  });

  it('[D-945] a chat is told nothing of it, and its messages count in the list of chats alone', async () => {
    const [group, solo] = [await aGroup(app, 'Quiet', [anna, ben]), await soloOf(ben, anna)];
    await mute(anna, 'room', group);
    await mute(anna, 'room', solo);
    await say(ben, group, 'For all');
    await say(ben, solo, 'For you');
    expect(await linesOf(anna)).toEqual([]);
    expect(await bellsOf(anna)).toMatchObject({ chats: 0 });
    const { body } = await anna.get('chatRooms');
    expect(body['chatRooms']).toMatchObject([
      { unread: 1, is_muted: 1 },
      { unread: 1, is_muted: 1 },
    ]);
    await unmute(anna, 'room', group);
    expect(await bellsOf(anna)).toMatchObject({ chats: 1 });
  });

  it('[D-945] for a while is told again when that is over, or when it is turned on', async () => {
    const own = await aCase(anna);
    const until = new Date(app.clock.now().getTime() + 8 * HOUR);
    expect((await mute(anna, 'member', ben.id, until)).body).toMatchObject({ code: 200 });
    expect(await mutesOf(anna)).toMatchObject([
      { kind: 'member', id: ben.id, name: 'Ben Okoro', until: until.toISOString() },
    ]);
    app.clock.advance(9 * HOUR);
    [anna, ben] = [await again(app, anna), await again(app, ben)];
    expect(await mutesOf(anna)).toEqual([]);
    await comment(ben, own);
    expect(await linesOf(anna)).toHaveLength(1);

    await mute(anna, 'member', ben.id);
    expect(await mutesOf(anna)).toMatchObject([{ until: null }]);
    expect((await unmute(anna, 'member', ben.id)).code).toBe(200);
    expect((await unmute(anna, 'member', ben.id)).code).toBe(404);
    expect(await mutesOf(anna)).toEqual([]);
  });

  it('[D-945] sees each named, one by one or all, and mutes only what there is', async () => {
    const id = await aCase(ben, { diagnosis: 'Gallstone ileus' });
    const room = await soloOf(anna, ben);
    await mute(anna, 'case', id);
    await mute(anna, 'room', room);
    expect(await mutesOf(anna)).toMatchObject([
      { kind: 'room', id: room, name: 'Ben Okoro', until: null },
      { kind: 'case', id, name: 'Gallstone ileus', until: null },
    ]);
    expect(resultOf(await anna.get(`mutes?kind=case&id=${id}`))).toHaveLength(1);
    expect(resultOf(await anna.get(`mutes?kind=case&id=${id + 1}`))).toEqual([]);

    const stranger = await aMember(app);
    expect((await mute(stranger, 'room', room)).code).toBe(404);
    expect((await mute(anna, 'case', 987_654_321)).code).toBe(404);
    expect((await mute(anna, 'member', anna.id)).code).toBe(422);
    expect((await mute(anna, 'word', 1)).code).toBe(422);
    expect((await mute(anna, 'case', id, new Date(0))).body.errors).toEqual({
      until: ['Please choose a time that is still to come.'],
    });
  });
});
