import { type RunningApp, startApp } from '../support/app';
import type { Replied } from '../support/client';
import { aMember, type Person } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Relation = 'none' | 'pending' | 'connected' | 'blocked';
type Viewer = 'first' | 'second';
type Action = 'ask' | 'accept' | 'cancel' | 'unfollow' | 'block' | 'unblock';
/** The response code, then the state as seen by the viewer and by the other. */
type Expected = readonly [code: number, viewer: string, other: string];

const idOf = (reply: Replied) => Number(reply.body['follow_id']);
/** Whoever is barred is not told: the other does not exist for them. */
const connectionStateOf = async (viewer: Person, other: Person) => {
  const { code, body } = await viewer.get(`connections/${other.id}`);
  return code === 404 ? 'barred' : body['standing'];
};

/**
 * `first` is the member who sent the request or blocked the other.
 * @returns the record's id; 999999999 if there is none
 */
const makes: Readonly<Record<Relation, (first: Person, second: Person) => Promise<number>>> = {
  none: async () => 999_999_999,
  pending: async (first, second) =>
    idOf(await first.post('addBeyondFollowRequest', { user_two_id: second.id })),
  connected: async (first, second) => {
    const follow_id = await makes.pending(first, second);
    await second.post('updateBeyondFollowRequest', { follow_id, status: 1 });
    return follow_id;
  },
  blocked: async (first, second) => {
    await first.post('blocks', { memberId: second.id });
    return 999_999_999;
  },
};

const acts: Readonly<
  Record<Action, (viewer: Person, other: Person, follow_id: number) => Promise<Replied>>
> = {
  ask: (viewer, other) => viewer.post('addBeyondFollowRequest', { user_two_id: other.id }),
  accept: (viewer, _, follow_id) => viewer.post('updateFriendList', { follow_id, status: 1 }),
  cancel: (viewer, _, follow_id) => viewer.post('cancleFriendList', { follow_id }),
  unfollow: (viewer, other) => viewer.post('unfollowBeyond', { user_two_id: other.id }),
  block: (viewer, other) => viewer.post('blocks', { memberId: other.id }),
  unblock: (viewer, other) => viewer.send('DELETE', `blocks/${other.id}`, undefined),
};

const BLOCKED: Expected = [200, 'blocked', 'barred'];
const GONE: Expected = [200, 'none', 'none'];

const table: Readonly<
  Record<Relation, Readonly<Record<Viewer, Readonly<Record<Action, Expected>>>>>
> = {
  none: {
    first: {
      ask: [200, 'sent', 'received'],
      accept: [404, 'none', 'none'],
      cancel: [404, 'none', 'none'],
      unfollow: [404, 'none', 'none'],
      block: BLOCKED,
      unblock: [404, 'none', 'none'],
    },
    second: {
      ask: [200, 'sent', 'received'],
      accept: [404, 'none', 'none'],
      cancel: [404, 'none', 'none'],
      unfollow: [404, 'none', 'none'],
      block: BLOCKED,
      unblock: [404, 'none', 'none'],
    },
  },
  pending: {
    first: {
      ask: [409, 'sent', 'received'],
      accept: [403, 'sent', 'received'],
      cancel: GONE,
      unfollow: GONE,
      block: BLOCKED,
      unblock: [404, 'sent', 'received'],
    },
    second: {
      ask: [200, 'connected', 'connected'],
      accept: [200, 'connected', 'connected'],
      cancel: GONE,
      unfollow: GONE,
      block: BLOCKED,
      unblock: [404, 'received', 'sent'],
    },
  },
  connected: {
    first: {
      ask: [409, 'connected', 'connected'],
      accept: [409, 'connected', 'connected'],
      cancel: GONE,
      unfollow: GONE,
      block: BLOCKED,
      unblock: [404, 'connected', 'connected'],
    },
    second: {
      ask: [409, 'connected', 'connected'],
      accept: [409, 'connected', 'connected'],
      cancel: GONE,
      unfollow: GONE,
      block: BLOCKED,
      unblock: [404, 'connected', 'connected'],
    },
  },
  blocked: {
    first: {
      ask: [403, 'blocked', 'barred'],
      accept: [404, 'blocked', 'barred'],
      cancel: [404, 'blocked', 'barred'],
      unfollow: [404, 'blocked', 'barred'],
      block: BLOCKED,
      unblock: GONE,
    },
    second: {
      ask: [403, 'barred', 'blocked'],
      accept: [404, 'barred', 'blocked'],
      cancel: [404, 'barred', 'blocked'],
      unfollow: [404, 'barred', 'blocked'],
      block: [200, 'blocked', 'blocked'],
      unblock: [404, 'barred', 'blocked'],
    },
  },
};

const cases = Object.entries(table).flatMap(([relation, viewers]) =>
  Object.entries(viewers).flatMap(([viewer, actions]) =>
    Object.entries(actions).map(
      ([action, expected]) =>
        [relation as Relation, viewer as Viewer, action as Action, ...expected] as const,
    ),
  ),
);

describe('The state table', () => {
  it.each(cases)(
    '[FR-04 FR-12 FR-15] %s, the %s: %s → %i, %s and %s',
    async (relation, side, action, code, viewers, others) => {
      const [first, second] = [await aMember(app), await aMember(app)];
      const followId = await makes[relation](first, second);
      const [viewer, other] = side === 'first' ? [first, second] : [second, first];

      expect((await acts[action](viewer, other, followId)).code).toBe(code);
      expect(await connectionStateOf(viewer, other)).toBe(viewers);
      expect(await connectionStateOf(other, viewer)).toBe(others);
    },
  );
});
