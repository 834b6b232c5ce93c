import { type RunningApp, startApp } from '../support/app';
import type { Replied } from '../support/client';
import { promised } from '../support/jobs';
import { aMember, anOnboarding, aVisitor, type Person } from '../support/people';

let app: RunningApp;
let anna: Person;
let ben: Person;
let carl: Person;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
  carl = await aMember(app, { firstName: 'Carl', lastName: 'Weiss' });
});

const ask = (who: Person, whom: { id: number }, more: object = {}) =>
  who.post('addBeyondFollowRequest', { user_two_id: whom.id, ...more });
const accept = (who: Person, follow_id: number, more: object = {}) =>
  who.post('updateBeyondFollowRequest', { follow_id, status: 1, ...more });
const resultOf = (reply: Replied) => reply.body['result'] as Record<string, unknown>[];
const followId = (reply: Replied) => Number(reply.body['follow_id']);
const rowsBetween = (one: Person, other: Person) =>
  app.rows(`select id from connection where sender_id in (?, ?) and receiver_id in (?, ?)`, [
    one.id,
    other.id,
    one.id,
    other.id,
  ]);

async function connected(one: Person, other: Person): Promise<number> {
  const id = followId(await ask(one, other));
  expect((await accept(other, id)).code).toBe(200);
  return id;
}

describe('Asking to connect', () => {
  it('[FR-20] answers the record, and the receiver alone is told', async () => {
    const asked = await ask(anna, ben, {
      specialty_type: 'Urology',
      full_name: 'Dr. Evil',
      module: 'x',
      route: 'https://evil.example',
    });
    expect(asked.body).toMatchObject({
      code: 200,
      id: followId(asked),
      status: 0,
      standing: 'sent',
    });
    const [told] = await promised(app, 'notifications', { connectionId: followId(asked) });
    expect(told).toMatchObject({ name: 'connection-requested' });
    expect(told?.payload).toEqual({
      connectionId: followId(asked),
      senderId: anna.id,
      receiverId: ben.id,
    });
  });

  it('[FR-20] oneself is 422, nobody 404, for another 403', async () => {
    expect((await ask(anna, anna)).body).toMatchObject({
      code: 422,
      errors: { user_two_id: ['You cannot connect with yourself.'] },
    });
    for (const nobody of [{ id: 987_654_321 }, await anOnboarding(app)])
      expect((await ask(anna, nobody)).code).toBe(404);
    expect((await ask(anna, ben, { signup_id: carl.id })).code).toBe(403);
    expect((await anna.post('addBeyondFollowRequest', {})).body).toMatchObject({
      code: 422,
      errors: { user_two_id: ['Please name a member.'] },
    });
    expect(await rowsBetween(anna, ben)).toEqual([]);
  });

  it('is for members', async () => {
    const calls = [
      'addBeyondFollowRequest',
      'updateFriendList',
      'cancleFriendList',
      'unfollowBeyond',
      'getFriendListCommunity',
      'blocks',
    ];
    const onboarding = await anOnboarding(app);
    for (const call of calls) {
      expect((await aVisitor(app).post(call, {})).code).toBe(401);
      expect((await onboarding.post(call, {})).code).toBe(403);
    }
  });

  it('of both at once makes one connection', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) => (index % 2 ? ask(anna, ben) : ask(ben, anna))),
    );
    expect(replies.filter(({ code }) => code === 200).length).toBeGreaterThanOrEqual(2);
    expect(replies.every(({ code }) => code === 200 || code === 409)).toBe(true);
    expect(await rowsBetween(anna, ben)).toHaveLength(1);
    expect((await anna.get(`connections/${ben.id}`)).body).toMatchObject({
      standing: 'connected',
      status: 1,
      connections: 1,
    });
  });

  it('is limited to 50 a day', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const eager = await aMember(limited);
    const codes = [];
    for (let count = 0; count < 51; count += 1)
      codes.push((await eager.post('addBeyondFollowRequest', { user_two_id: 987_654_321 })).code);
    expect(codes.at(-2)).toBe(404);
    expect(codes.at(-1)).toBe(429);
    await limited.stop();
  });
});

describe('Accepting', () => {
  it('[FR-04 FR-05 FR-07 FR-22] is for the receiver alone, and the sender is told', async () => {
    const id = followId(await ask(anna, ben));
    expect((await accept(anna, id)).code).toBe(403);
    expect((await accept(carl, id)).code).toBe(404);
    expect((await accept(ben, id, { status: 2 })).body).toMatchObject({
      code: 422,
      errors: { status: ['A request can be accepted only.'] },
    });
    const others = {
      full_name: 'Dr. Evil',
      module: 'x',
      route: 'https://evil.example',
      sentToId: carl.id,
    };
    expect(
      (await ben.post('updateFriendList', { follow_id: String(id), status: '1', ...others })).body,
    ).toMatchObject({
      code: 200,
      status: 1,
      standing: 'connected',
    });
    const told = await promised(app, 'notifications', { connectionId: id });
    expect(told.map(({ name }) => name)).toEqual(['connection-requested', 'connection-accepted']);
    expect(told[1]?.payload).toEqual({ connectionId: id, senderId: anna.id, receiverId: ben.id });
  });

  it('twice at once is done once', async () => {
    const id = followId(await ask(anna, ben));
    const codes = (await Promise.all([accept(ben, id), accept(ben, id), accept(ben, id)])).map(
      ({ code }) => code,
    );
    expect(codes.sort()).toEqual([200, 409, 409]);
    expect(await promised(app, 'notifications', { connectionId: id })).toHaveLength(2);
  });

  it('while the other takes it back is done before, or not at all', async () => {
    const id = followId(await ask(anna, ben));
    const [accepted] = await Promise.all([
      accept(ben, id),
      anna.post('cancelBeyondFollowRequest', { follow_id: id }),
    ]);
    const told = (await promised(app, 'notifications', { connectionId: id })).map(
      ({ name }) => name,
    );
    expect([accepted.code, ...told]).toEqual(
      told.length === 2
        ? [200, 'connection-requested', 'connection-accepted']
        : [404, 'connection-requested'],
    );
    expect(await rowsBetween(anna, ben)).toEqual([]);
  });
});

describe('Ending', () => {
  it('[FR-08 FR-15 FR-23] cancels by either side, and by nobody else', async () => {
    for (const who of [anna, ben]) {
      const follow_id = followId(await ask(anna, ben));
      expect((await carl.post('cancelBeyondFollowRequest', { follow_id })).code).toBe(404);
      expect((await who.post('cancleFriendList', { follow_id })).body).toMatchObject({
        code: 200,
        standing: 'none',
        follow_id: null,
      });
      expect((await who.post('cancelBeyondFollowRequest', { follow_id })).code).toBe(404);
    }
  });

  it('[FR-21] unfollows whom one is connected with', async () => {
    await connected(anna, ben);
    expect(
      (await ben.post('unfollowBeyond', { signup_id: ben.id, user_two_id: anna.id })).body,
    ).toMatchObject({
      code: 200,
      standing: 'none',
    });
    expect(resultOf(await anna.post('getBeyondConnections', {}))).toEqual([]);
  });

  it('[D-151] cancels a connection, and unfollows whom one has asked', async () => {
    const follow_id = await connected(anna, ben);
    expect((await ben.post('cancelBeyondFollowRequest', { follow_id })).body).toMatchObject({
      code: 200,
      standing: 'none',
    });
    await ask(anna, ben);
    expect((await anna.post('unfollowBeyond', { user_two_id: ben.id })).body).toMatchObject({
      code: 200,
      standing: 'none',
    });
    expect(await rowsBetween(anna, ben)).toEqual([]);
  });
});

describe('The lists', () => {
  it('[FR-01 FR-06 FR-11 FR-24 D-150] show what is pending to both, in the words of both doors', async () => {
    const id = followId(await ask(anna, ben));
    for (const [viewer, other] of [
      [anna, ben],
      [ben, anna],
    ] as const)
      for (const call of ['getBeyondFollowRequests', 'getCommunityFriendRequestList']) {
        const [row, ...more] = resultOf(await viewer.post(call, { signup_id: viewer.id }));
        expect(more).toEqual([]);
        expect(row).toMatchObject({
          beyond_surgery_follow_id: id,
          community_follow_id: id,
          user_one: anna.id,
          user_two: ben.id,
          sent_by: anna.id,
          status: 0,
          full_name: other.fullName,
          signup_id: other.id,
          profile_pic: '',
          sp_type: '',
          sp_type_two: '',
          specialty: '',
          email: '',
        });
        expect(row?.['beyond_surgery_follow_created_time_date']).toBe(row?.['created_time_date']);
      }
    expect(resultOf(await carl.post('getBeyondFollowRequests', { signup_id: anna.id }))).toEqual(
      [],
    );
  });

  it('[FR-09 FR-10 FR-24] show connections, and every record, page by page', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const other = await aMember(app);
      ids.unshift(count % 2 ? await connected(anna, other) : await connected(other, anna));
    }
    const pendingId = followId(await ask(anna, ben));
    const walked: unknown[] = [];
    let before: unknown;
    do {
      const page = await anna.post('getFriendListCommunity', {
        limit: 2,
        ...(before ? { before } : {}),
      });
      walked.push(...resultOf(page).map((row) => row['id']));
      before = page.body['nextBefore'];
    } while (before);
    expect(walked).toEqual(ids);
    const all = resultOf(await anna.post('getCommentFriendRequestList', { signup_id: anna.id }));
    expect(all.map(({ id, status }) => ({ id, status }))).toEqual([
      { id: pendingId, status: 0 },
      ...ids.map((id) => ({ id, status: 1 })),
    ]);
  });

  it('[D-150] leave out who has left, and count who waits', async () => {
    await ask(ben, anna);
    await ask(carl, anna);
    await ask(anna, await aMember(app));
    expect((await anna.get('connections/waiting')).body).toMatchObject({ waiting: 2 });
    await app.rows('update account set deleted_at = now() where id = ? returning id', [carl.id]);
    expect((await anna.get('connections/waiting')).body).toMatchObject({ waiting: 1 });
    expect(
      resultOf(await anna.post('getBeyondFollowRequests', {})).map((row) => row['full_name']),
    ).toEqual(['Anna Keller', 'Ben Okoro']);
    expect((await anna.get(`connections/${carl.id}`)).code).toBe(404);
  });
});
