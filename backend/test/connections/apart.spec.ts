import type { Socket } from 'socket.io-client';
import { aBeyondPost } from '../beyond-surgery/support/beyond';
import { aGroup, connect, say, soloOf } from '../chat/support/chats';
import { aCase, anOutcome, idIn, startWithFiles } from '../clinical-cases/support/cases';
import { manyReels } from '../explore/support/explore';
import { at, pictured } from '../posts/support/pins';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aSocket } from '../support/sockets';
import { type Marked, showing } from './support/showing';

let app: RunningApp;
let anna: Marked;
let ben: Marked;
let carl: Person;
/** Whatever has an id that a call may name. */
let ids: number[];
let solo: number;
let group: number;
let carlsCase: number;
let annasComment: number;
let bensComment: number;
const open: Socket[] = [];

beforeAll(async () => {
  app = await startWithFiles();
  anna = await marked('Quintessa', 'Xylander', 'thrombelastography');
  ben = await marked('Balthazar', 'Okonkwuu', 'xanthogranulomatous');
  carl = await aMember(app, { firstName: 'Carl', lastName: 'Third' });
  await connect(anna.person, ben.person);
  await connect(anna.person, carl);
  await connect(ben.person, carl);
  await sharedLife();
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await app.stop();
});

async function marked(firstName: string, lastName: string, word: string): Promise<Marked> {
  return { person: await aMember(app, { firstName, lastName }), name: lastName, word };
}

/** Everything in which two members meet. */
async function sharedLife(): Promise<void> {
  solo = await soloOf(anna.person, ben.person);
  group = await aGroup(app, 'Shared', [anna.person, ben.person, carl]);
  const { post, files } = await pictured(carl);
  carlsCase = post;
  const comment = async ({ person, word }: Marked) =>
    idIn(
      await person.post(`posts/${carlsCase}/comments`, {
        text: `I would ask for ${word}.`,
        pins: [at(files[0])],
      }),
    );
  annasComment = await comment(anna);
  bensComment = await comment(ben);
  const advice = [
    { commentId: annasComment, effect: 'changed' },
    { commentId: bensComment, effect: 'changed' },
  ];
  await carl.send('PUT', `clinicalCases/${carlsCase}/outcome`, { ...anOutcome('Well.'), advice });
  const carlsBeyond = await aBeyondPost(carl, 'A third summit');
  ids = [solo, group, carlsCase, carlsBeyond, carl.id];
  for (const { person, word } of [anna, ben]) {
    await say(person, solo, `Between us: ${word}`);
    const said = await say(person, group, `For all: ${word}`);
    await say(carl, group, 'I agree.', { replyTo: said.id });
    await say(person, group, `Again: ${word}`);
    const own = await aCase(person, { diagnosis: `Case of ${word}` });
    const beyond = await aBeyondPost(person, `Summit of ${word}`);
    const [reel] = await manyReels(app, person, ['Urology']);
    await person.post('clinicalCases/like', { clinicalCaseId: carlsCase });
    await person.post('addBeyondPostLike', { beyond_surgery_id: carlsBeyond });
    const other = person === anna.person ? ben.person : anna.person;
    await other.post('clinicalCases/collection/add', { cl_case_id: own });
    ids.push(person.id, own, beyond, reel ?? 0);
  }
}

/** What shows the other before a block: the twelve addresses, and what else there is. */
const MEET = [
  'getProfileDetails',
  'clinicalCases/{id}',
  'getCommentsOnClinicalCase/{id}',
  'clinicalCases/{id}/outcome',
  'clinicalCases/{id}/likers',
  'posts/{id}/pins',
  'getLikeListOfBeyond',
  'mentions',
  'searchBeyondUsers',
  'searchUserDetails',
  'search',
  'clinicalCases',
  'clinicalCases/collection',
  'getCommunityPost',
  'getBeyondPost',
  'loadUserById',
  'explore',
  'members/{id}/advice',
  'chatRooms',
  'getChatMessages',
  'getChatRoomDetails',
  'chat/rooms/{id}/search',
  'getBeyondConnections',
];

/** What is left to whoever has blocked: the list of them, the chat, comments in others' cases. */
const LEFT_TO_THE_BLOCKER = [
  'blocks',
  'blocks/{id}',
  'chat/rooms/{id}/search',
  'chatRooms',
  'chatRooms/{any}',
  'getChatMessages',
  'getChatMessages/{any}',
  'getChatRoomDetails',
  'getCommentForCommunityId',
  'getCommentsOnClinicalCase/{id}',
  'posts/{id}/comments',
];

describe('Between two of whom one has blocked the other', () => {
  it('[D-941] there is much that shows one to the other, until the one blocks', async () => {
    const before = await showing(ben, anna, ids);
    expect(MEET.filter((path) => !before.has(path))).toEqual([]);
    expect((await anna.person.post('blocks', { memberId: ben.person.id })).code).toBe(200);
  });

  it('[D-941] no call that reads shows the blocked anything', async () => {
    expect([...(await showing(ben, anna, ids))]).toEqual([]);
  });

  it('[D-941] no call that reads shows the blocker anything but what is left', async () => {
    const left = [...(await showing(anna, ben, ids))];
    expect(left.filter((path) => !LEFT_TO_THE_BLOCKER.includes(path))).toEqual([]);
  });

  it('[D-942] comments in a colleague’s case are folded for the blocker, and without words and name for the blocked', async () => {
    const seenBy = async ({ person }: Marked, id: number) => {
      const { body } = await person.get(`getCommentsOnClinicalCase/${carlsCase}`);
      return (body as unknown as { id: number }[]).find((row) => row.id === id);
    };
    expect(await seenBy(anna, bensComment)).toMatchObject({
      is_blocked: 1,
      comment: 'I would ask for xanthogranulomatous.',
      full_name: 'Balthazar Okonkwuu',
    });
    expect(await seenBy(ben, annasComment)).toMatchObject({
      is_blocked: 2,
      comment: '',
      full_name: '',
      signup_id: 0,
      profile_pic: '',
      specialty_type: '',
      mentions: [],
    });
    expect(await seenBy(ben, bensComment)).toMatchObject({ is_blocked: 0 });
    const { body } = await ben.person.get(`clinicalCases/${carlsCase}`);
    expect(body['result']).toMatchObject({ comment_count: 2, like_count: 2 });
  });

  it('[D-943] nothing of one reaches the other', async () => {
    const [annas, bens] = [anna.person, ben.person];
    const codes = async (calls: [Person, string, object][]) => {
      const found: number[] = [];
      for (const [by, path, body] of calls) found.push((await by.post(path, body)).code);
      return found;
    };
    const comment = { clinicalCaseId: carlsCase, comment: 'And then?' };
    expect(
      await codes([
        [bens, 'sendChatMessage', { chatRoomId: solo, chatSendText: 'Hello', type: 1 }],
        [annas, 'sendChatMessage', { chatRoomId: solo, chatSendText: 'Hello', type: 1 }],
        [bens, 'addBeyondFollowRequest', { user_two_id: annas.id }],
        [bens, 'clinicalCases/comment', { ...comment, parentId: annasComment }],
        [annas, 'clinicalCases/comment', { ...comment, parentId: bensComment }],
        [bens, 'clinicalCases/comment', { ...comment, mentions: [annas.id] }],
        [bens, `comments/${annasComment}/like`, {}],
        [annas, `comments/${bensComment}/like`, {}],
      ]),
    ).toEqual([403, 403, 403, 403, 403, 403, 403, 403]);
    expect(
      await codes([
        [bens, 'getProfileDetails', { id: annas.id }],
        [annas, 'getProfileDetails', { id: bens.id }],
        [bens, 'chatRoomSolo', { reciverId: annas.id }],
        [bens, 'getChatMessages', { chatRoomId: solo }],
        [bens, 'getChatRoomDetails', { chatRoomId: solo }],
      ]),
    ).toEqual([404, 404, 404, 404, 404]);
    // Who was blocked is not told: the other is unknown, like anybody who is not there.
    expect((await bens.get(`connections/${annas.id}`)).code).toBe(404);
    expect((await annas.get(`connections/${bens.id}`)).body).toMatchObject({ standing: 'blocked' });
  });

  it('[D-944] their chat closes for both, and whoever has blocked reads on; groups fold what each says', async () => {
    const roomOf = async ({ person }: Marked, id: number) => {
      const { body } = await person.get('chatRooms');
      return (body['chatRooms'] as unknown as { chatRoomId: number }[]).find(
        ({ chatRoomId }) => chatRoomId === id,
      );
    };
    expect(await roomOf(ben, solo)).toBeUndefined();
    expect(await roomOf(anna, solo)).toMatchObject({ is_closed: 1, online: 0 });
    expect(await roomOf(anna, group)).toMatchObject({
      is_closed: 0,
      members: 3,
      lastMessage: 'Message of a member you don’t see',
    });
    const { body } = await ben.person.get(`getChatMessages?chatRoomId=${group}`);
    const said = body['chatMessages'] as unknown as { is_blocked: number; message: string }[];
    expect(said.filter((one) => one.is_blocked === 1)).toHaveLength(2);
    expect(said.find((one) => one.is_blocked === 1)).toMatchObject({
      message: 'Message of a member you don’t see',
      full_name: 'A member you don’t see',
      sender_id: 0,
      is_deleted: 0,
      url: null,
      reply_to: null,
    });
    expect((await anna.person.get(`getChatMessages?chatRoomId=${solo}`)).code).toBe(200);
  });

  it('[D-944] sockets bring nobody the words of the other', async () => {
    const heard: string[] = [];
    const socket = await aSocket(app, ben.person);
    open.push(socket);
    socket.onAny((name: string, payload: unknown) => heard.push(name + JSON.stringify(payload)));
    const later = await aSocket(app, anna.person);
    open.push(later);
    await anna.person.get(`getChatMessages?chatRoomId=${solo}`);
    await say(anna.person, group, 'Once more: thrombelastography');
    const told = new Promise((resolve) => {
      socket.on('update chat messages', ({ message }: { message?: { message: string } }) => {
        if (message?.message === 'The end') resolve(undefined);
      });
    });
    await say(carl, group, 'The end');
    await told;
    const all = heard.join('\n');
    expect(all).toContain('Message of a member you don’t see');
    expect(all).not.toMatch(/thrombelastography|Xylander/);
    expect(all).not.toContain(`"memberId":${anna.person.id}`);
  });

  it('[D-941] is over for both when it is taken back, but for the connection', async () => {
    await anna.person.send('DELETE', `blocks/${ben.person.id}`, undefined);
    expect((await ben.person.get(`connections/${anna.person.id}`)).body).toMatchObject({
      standing: 'none',
    });
    const { code } = await ben.person.get(`getProfileDetails?id=${anna.person.id}`);
    expect(code).toBe(200);
  });
});
