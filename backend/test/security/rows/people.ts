import { createECDH } from 'node:crypto';
import { aGroup, anOwnGroup, connect, say, soloOf } from '../../chat/support/chats';
import { aPng } from '../../community/support/posts';
import { aMember } from '../../support/people';
import {
  about,
  anybody,
  type Expected,
  each,
  members,
  ownerOnly,
  type Row,
  type Rows,
  row,
} from '../support/row';
import type { Scene } from '../support/scene';

const LIST = { body: {} };

/** A new request to the owner: only the owner may accept it, both may cancel it. */
async function aRequest({ app, owner }: Scene): Promise<number> {
  return Number(
    (await (await aMember(app)).post('addBeyondFollowRequest', { user_two_id: owner.id })).body[
      'follow_id'
    ],
  );
}

async function savedSearch(owner: Scene['owner']) {
  const { body } = await owner.post('searches', { kind: 'cases', query: 'fistula' });
  return { path: { id: Number(body['id']) } };
}
const onRequest = (more: object = {}): Row =>
  about(ownerOnly(404), async (scene) => ({ body: { follow_id: await aRequest(scene), ...more } }));

/** The room of the owner and the partner, with one message of the owner in it. */
async function aTalk({ owner, partner }: Scene) {
  const chatRoomId = await soloOf(owner, partner);
  return { chatRoomId, msgId: (await say(owner, chatRoomId, 'Between us.')).id };
}
const inRoom = (expected: Expected, more: object = {}, path: Record<string, number> = {}): Row =>
  about(expected, async (scene) => ({
    body: { chatRoomId: (await aTalk(scene)).chatRoomId, ...more },
    path,
  }));

/** Connections, blocks, chat. */
export const people: Rows = {
  'POST addBeyondFollowRequest': about(
    members(200, { blocked: 403, owner: 422 }),
    async ({ owner }) => ({
      body: { user_two_id: owner.id },
    }),
  ),
  'POST updateBeyondFollowRequest': onRequest({ status: 1 }),
  'POST updateFriendList': onRequest({ status: 1 }),
  'POST cancelBeyondFollowRequest': onRequest(),
  'POST cancleFriendList': onRequest(),
  'POST unfollowBeyond': {
    expected: ownerOnly(404),
    prepare: async ({ app, owner }) => {
      const other = await aMember(app);
      await other.post('addBeyondFollowRequest', { user_two_id: owner.id });
      await owner.post('addBeyondFollowRequest', { user_two_id: other.id });
      return () => ({ body: { user_two_id: other.id } });
    },
  },
  'POST getBeyondFollowRequests': row(members(), LIST),
  'POST getCommunityFriendRequestList': row(members(), LIST),
  'POST getBeyondConnections': row(members(), LIST),
  'POST getFriendListCommunity': row(members(), LIST),
  'POST getCommentFriendRequestList': row(members(), LIST),
  'GET connections/waiting': row(members()),
  'GET connections/{id}': about(members(200, { blocked: 404 }), async ({ owner }) => ({
    path: { id: owner.id },
  })),
  'POST blocks': about(members(), async ({ app }) => ({
    body: { memberId: (await aMember(app)).id },
  })),
  'GET blocks': row(members()),
  'GET blocks/{id}': about(ownerOnly(404), async ({ app, owner }) => {
    const { id } = await aMember(app);
    await owner.post('blocks', { memberId: id });
    return { path: { id } };
  }),
  'DELETE blocks/{id}': {
    expected: ownerOnly(404),
    prepare: async ({ app, owner }) => {
      const { id } = await aMember(app);
      await owner.post('blocks', { memberId: id });
      return () => ({ path: { id } });
    },
  },

  'GET mutes': row(members()),
  'POST mutes': about(members(), async ({ app }) => ({
    body: { kind: 'member', id: (await aMember(app)).id },
  })),
  'DELETE mutes/{kind}/{id}': {
    expected: ownerOnly(404),
    prepare: async ({ app, owner }) => {
      const { id } = await aMember(app);
      await owner.post('mutes', { kind: 'member', id });
      return () => ({ path: { kind: 'member', id } });
    },
  },

  'POST chatRooms': row(members(), LIST),
  'POST chatRooms/{any}': about(members(), async ({ owner }) => ({
    path: { any: owner.id },
    ...LIST,
  })),
  'POST unReadCount': row(members(), LIST),
  'POST unReadCount/{any}': about(members(), async ({ owner }) => ({
    path: { any: owner.id },
    ...LIST,
  })),
  // Messages from before the block stay readable; writing is refused.
  'POST chatRoomSolo': about(members(200, { owner: 422, blocked: 404 }), async ({ owner }) => ({
    body: { reciverId: owner.id },
  })),
  'POST getChatMessages': inRoom(ownerOnly(404)),
  'POST getChatMessages/{any}': inRoom(ownerOnly(404), {}, { any: 1 }),
  'POST getChatRoomDetails': inRoom(ownerOnly(404)),
  'GET chat/rooms/{id}/search': about(ownerOnly(404), async (scene) => ({
    path: { id: (await aTalk(scene)).chatRoomId },
    query: 'q=Between',
  })),
  'POST sendChatMessage': inRoom(ownerOnly(404), { chatSendText: 'Let me in.', type: 1 }),
  'POST uploadChatFile': {
    expected: ownerOnly(404),
    prepare: async (scene) => {
      const { chatRoomId } = await aTalk(scene);
      return () => {
        const body = new FormData();
        for (const [word, value] of Object.entries({ chatRoomId, chatCategory: 'I', type: 2 }))
          body.append(word, String(value));
        body.append('chatFile', new File(['A note.'], 'note.txt', { type: 'text/plain' }));
        return { body };
      };
    },
  },
  'POST deleteMsg': about(ownerOnly(404), async (scene) => ({ body: await aTalk(scene) })),
  'POST members/{id}/report': about(
    members(200, { owner: 409, blocked: 404 }),
    async ({ owner }) => ({
      path: { id: owner.id },
      body: { category: 'other', reason: 'Not right.' },
    }),
  ),
  'POST chat/messages/{id}/report': about(ownerOnly(404), async (scene) => {
    const { chatRoomId } = await aTalk(scene);
    return {
      path: { id: (await say(scene.partner, chatRoomId, 'Rude.')).id },
      body: { reason: 'Rude.' },
    };
  }),
  'PUT chat/messages/{id}': about(ownerOnly(404), async (scene) => ({
    path: { id: (await aTalk(scene)).msgId },
    body: { text: 'Between the two of us.' },
  })),
  'PUT chat/messages/{id}/reaction': about(ownerOnly(404), async (scene) => {
    const { chatRoomId } = await aTalk(scene);
    return {
      path: { id: (await say(scene.partner, chatRoomId, 'Useful.')).id },
      body: { reaction: 'thanks' },
    };
  }),
  'GET chat/messages/{id}/pins': about(ownerOnly(404), async (scene) => ({
    path: { id: (await aTalk(scene)).msgId },
  })),
  'PUT chat/messages/{id}/pins': about(ownerOnly(404), async (scene) => ({
    path: { id: (await aTalk(scene)).msgId },
    body: { pins: [] },
  })),
  'POST chat/files/review': {
    expected: members(),
    prepare: async () => {
      const { name, bytes, type } = await aPng();
      return () => {
        const body = new FormData();
        body.append('chatFile', new File([new Uint8Array(bytes)], name, { type: type ?? '' }));
        return { body };
      };
    },
  },
  'POST chatGroups': row(members(), { body: { name: 'Tumour board', members: [] } }),
  'PUT chatGroups/{id}': about(ownerOnly(404), async ({ owner }) => ({
    path: { id: await anOwnGroup(owner) },
    body: { name: 'Tumour board, south' },
  })),
  'POST chatGroups/{id}/members/{memberId}': about(ownerOnly(404), async ({ owner, app }) => {
    const colleague = await aMember(app);
    await connect(owner, colleague);
    return { path: { id: await anOwnGroup(owner), memberId: colleague.id } };
  }),
  'DELETE chatGroups/{id}/members/{memberId}': about(ownerOnly(404), async ({ owner, app }) => {
    const colleague = await aMember(app);
    await connect(owner, colleague);
    return { path: { id: await anOwnGroup(owner, [colleague]), memberId: colleague.id } };
  }),
  'POST chatGroups/{id}/admins': about(ownerOnly(404), async ({ owner }) => ({
    path: { id: await anOwnGroup(owner) },
    body: { memberId: owner.id },
  })),
  'POST leaveGroup': about(ownerOnly(404), async ({ app, owner, partner }) => ({
    body: { chatRoomId: await aGroup(app, 'Liver', [owner, partner]) },
  })),

  'GET searches': row(members()),
  'GET searches/{id}': about(ownerOnly(404), async ({ owner }) => savedSearch(owner)),
  'POST searches': row(members(), { body: { kind: 'cases', query: 'fistula' } }),
  'DELETE searches/{id}': about(ownerOnly(404), async ({ owner }) => savedSearch(owner)),
  'GET search': row(members(), { query: 'query=fistula' }),
  'GET me': row(members()),
  'GET people': row(members()),
  'PUT people/settings': row(members(), { body: { suggested: true } }),

  'GET loadInitUserSearchData': row(members()),
  'POST searchUserDetails': row(members(), { body: { searchKey: 'Olga' } }),
  'POST searchUserDetailsWithFilter': row(members(), { body: { searchTerm: 'Olga', page: 1 } }),

  'POST getNotificationData': row(members(), LIST),
  'GET notifications/unread': row(members()),
  'POST notifications/read': row(members(), { body: { all: true } }),
  'GET notifications/preferences': row(members()),
  'PUT notifications/preferences': row(members(), { body: { digest: 'weekly' } }),
  'POST notifications/unsubscribe': row(anybody(404), { body: { token: `1.${'A'.repeat(43)}` } }),
  'POST subscribe': each(members(), (_, actor) => ({
    body: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${actor}`,
      keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) },
    },
  })),
  'POST subscribe/end': about(members(), async () => ({
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/nobody' },
  })),
};
