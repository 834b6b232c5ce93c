import { aBeyondPost } from '../beyond-surgery/support/beyond';
import { heardIn, roomsOf, say, soloOf } from '../chat/support/chats';
import { aCase, idIn, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { anOpportunity, applied } from '../opportunities/support/opportunities';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { hearSignals } from './support/hearing';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app, { firstName: 'Anna' });
  ben = await aMember(app, { firstName: 'Ben' });
});
afterAll(() => app.stop());

/** All signals but those of cases that will close, which are heard at their time. */
const hear = () => hearSignals(app, ({ name }) => name !== 'case-closing');
const bell = async (who: Person) => {
  const { body } = await who.post('getNotificationData');
  return { unread: body['unread'], kinds: resultOf({ body } as never).map(({ kind }) => kind) };
};
const NOTHING = { unread: 0, kinds: [] };

type Undo = () => Promise<unknown>;
interface Deed {
  readonly kind: string;
  /** Ben acts on something of Anna's. Returns a function that undoes it. */
  readonly does: () => Promise<Undo>;
}

const comment = (id: number, text: string, more: object = {}) =>
  ben.post('clinicalCases/comment', { clinicalCaseId: id, comment: text, ...more });
const remove = (comment_id: number) => () =>
  ben.post('clinicalCases/deleteComment', { comment_id });

const DEEDS: readonly Deed[] = [
  {
    kind: 'case-commented',
    does: async () => remove(idIn(await comment(await aCase(anna), 'Operate.'))),
  },
  {
    kind: 'comment-replied',
    does: async () => {
      const id = await aCase(ben);
      const parent = idIn(
        await anna.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Operate.' }),
      );
      return remove(idIn(await comment(id, 'Why?', { parentId: parent })));
    },
  },
  {
    kind: 'mentioned',
    does: async () => {
      const id = await aCase(ben);
      const more = { mentions: [anna.id] };
      return remove(idIn(await comment(id, `@${anna.fullName} what do you say?`, more)));
    },
  },
  {
    kind: 'case-liked',
    does: async () => {
      const clinicalCaseId = await aCase(anna);
      await ben.post('clinicalCases/like', { clinicalCaseId });
      return () => ben.post('clinicalCases/dislike', { clinicalCaseId });
    },
  },
  {
    kind: 'beyond-liked',
    does: async () => {
      const beyond_surgery_id = await aBeyondPost(anna);
      const like = () => ben.post('addBeyondPostLike', { beyond_surgery_id });
      await like();
      return like;
    },
  },
  {
    kind: 'connection-requested',
    does: async () => {
      await ben.post('addBeyondFollowRequest', { user_two_id: anna.id });
      const [row] = await app.rows<{ id: number }>(
        'select id from connection where sender_id = ?',
        [ben.id],
      );
      return () => ben.post('cancleFriendList', { follow_id: row?.id });
    },
  },
  {
    kind: 'application-received',
    does: async () => {
      const opportunityId = await anOpportunity(app, anna);
      const applicationId = await applied(ben, opportunityId);
      return () => ben.post('opportunities/withdraw', { applicationId });
    },
  },
  {
    kind: 'message',
    does: async () => {
      const chatRoomId = await soloOf(ben, anna);
      const { id } = await say(ben, chatRoomId, 'Stent?');
      return () => ben.post('deleteMsg', { chatRoomId, msgId: id });
    },
  },
];

describe('[D-965] What is undone', () => {
  it.each(DEEDS)('takes its unread notice along: $kind', async ({ kind, does }) => {
    const undo = await does();
    await hear();
    expect(await bell(anna)).toEqual({ unread: 1, kinds: [kind] });
    expect(await undo()).toMatchObject({ code: 200 });
    expect(await bell(anna)).toEqual(NOTHING);
  });

  it.each(DEEDS)('before anybody was told is told to nobody: $kind', async ({ does }) => {
    await (await does())();
    await hear();
    expect(await bell(anna)).toEqual(NOTHING);
  });

  it('leaves the notices of others, and those of a case whose number begins alike', async () => {
    const id = await aCase(anna);
    const carl = await aMember(app);
    const own = idIn(await comment(id, 'Operate.'));
    await carl.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Wait.' });
    await hear();
    await remove(own)();
    expect((await bell(anna)).kinds).toEqual(['case-commented']);
    await app.rows(`update notification set link = ? where recipient_id = ?`, [
      `/caseDetails/${id}1#comment-1`,
      anna.id,
    ]);
    await anna.post('clinicalCases/delete', { id });
    expect((await bell(anna)).kinds).toEqual(['case-commented']);
  });

  it('takes pushes along that were not sent yet', async () => {
    const undo = await (DEEDS[0] as Deed).does();
    await hear();
    await undo();
    const rows = await app.rows('select from notification where recipient_id = ?', [anna.id]);
    expect(rows).toEqual([]);
  });
});

/** Pseudo-random numbers below a limit, the same in each run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

describe('[D-966] The number of unread messages', () => {
  const unreadOf = async (who: Person, chatRoomId: number) => {
    const rooms = (await who.post('unReadCount', {})).body['result'] as unknown as {
      chatRoomId: number;
      unread: number;
    }[];
    const listed = (await roomsOf(who)).find((room) => room['chatRoomId'] === chatRoomId);
    const { chats } = (await who.get('notifications/unread')).body;
    return {
      counted: rooms.find((room) => room.chatRoomId === chatRoomId)?.unread ?? 0,
      listed: listed?.['unread'],
      chats,
    };
  };

  it.each([1, 2, 3, 4])(
    'is right after any order of sending, reading and deleting (%i)',
    async (seed) => {
      const below = seeded(seed);
      const chatRoomId = await soloOf(ben, anna);
      const sent: number[] = [];
      let unread = new Set<number>();
      for (let step = 0; step < 16; step++) {
        const deed = below(5);
        if (deed === 0) {
          await heardIn(anna, chatRoomId);
          unread = new Set();
        } else if (deed === 1 && sent.length > 0) {
          const [id] = sent.splice(below(sent.length), 1) as [number];
          await ben.post('deleteMsg', { chatRoomId, msgId: id });
          unread.delete(id);
        } else {
          const { id } = await say(ben, chatRoomId, `Message ${step}`);
          sent.push(id);
          unread.add(id);
        }
        expect(await unreadOf(anna, chatRoomId)).toMatchObject({
          counted: unread.size,
          ...(sent.length > 0 && { listed: unread.size }),
          chats: unread.size,
        });
      }
    },
  );
});
