import { Blocks } from '../../src/connections/blocks/blocks';
import { ConnectedMembers } from '../../src/profiles/connected-members';
import { type RunningApp, startApp } from '../support/app';
import type { Replied } from '../support/client';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
});

const block = (who: Person, whom: { id: number }) => who.post('blocks', { memberId: whom.id });
const resultOf = (reply: Replied) => reply.body['result'] as Record<string, unknown>[];
const between = (one: Person, other: Person) =>
  inUnitOfWork(app, () => app.nest.get(Blocks).between(one.id, other.id));

describe('Blocking', () => {
  it('[D-148] ends what was between two, tells nobody, and is seen by the blocker alone', async () => {
    const [before] = await app.rows<{ id: number }>(
      'select coalesce(max(id), 0) as id from outbox',
    );
    const asked = await ben.post('addBeyondFollowRequest', { user_two_id: anna.id });
    expect((await block(anna, ben)).body).toMatchObject({ code: 200, id: ben.id });
    expect((await block(anna, ben)).code).toBe(200);
    expect(await between(anna, ben)).toBe(true);
    expect(await between(ben, anna)).toBe(true);
    expect(resultOf(await ben.post('getBeyondFollowRequests', {}))).toEqual([]);
    expect(
      (await anna.post('updateFriendList', { follow_id: asked.body['follow_id'], status: 1 })).code,
    ).toBe(404);
    expect(resultOf(await anna.get('blocks'))).toMatchObject([
      { id: ben.id, full_name: 'Ben Okoro' },
    ]);
    expect(resultOf(await ben.get('blocks'))).toEqual([]);
    const told = await app.rows<{ name: string }>(
      'select name from outbox where id > ? order by id',
      [before?.id],
    );
    expect(told).toEqual([{ name: 'connection-requested' }]);
  });

  it('[D-147] is taken back by who blocked alone', async () => {
    await block(anna, ben);
    expect((await ben.send('DELETE', `blocks/${anna.id}`, undefined)).code).toBe(404);
    expect((await anna.send('DELETE', `blocks/${ben.id}`, undefined)).code).toBe(200);
    expect(await between(anna, ben)).toBe(false);
    expect((await ben.post('addBeyondFollowRequest', { user_two_id: anna.id })).code).toBe(200);
  });

  it('of oneself, or of nobody, makes no sense', async () => {
    expect((await block(anna, anna)).body).toMatchObject({
      code: 422,
      errors: { memberId: ['You cannot block yourself.'] },
    });
    expect((await block(anna, { id: 987_654_321 })).code).toBe(404);
  });

  it('at once with a request leaves no request behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await aMember(app), await aMember(app)];
      await Promise.all([
        block(one, other),
        other.post('addBeyondFollowRequest', { user_two_id: one.id }),
      ]);
      expect((await other.get(`connections/${one.id}`)).code).toBe(404);
      expect((await one.get(`connections/${other.id}`)).body).toMatchObject({
        standing: 'blocked',
        follow_id: null,
      });
      expect(await app.rows('select id from connection where sender_id = ?', [other.id])).toEqual(
        [],
      );
    }
  });

  it('lists page by page, the latest first', async () => {
    const others = [];
    for (let count = 0; count < 3; count += 1) others.push(await aMember(app));
    for (const other of [others[1], others[0], others[2]]) if (other) await block(anna, other);
    const first = await anna.get('blocks?limit=2');
    expect(resultOf(first).map(({ id }) => id)).toEqual([others[2]?.id, others[0]?.id]);
    const rest = await anna.get(`blocks?limit=2&before=${first.body['nextBefore']}`);
    expect(resultOf(rest).map(({ id }) => id)).toEqual([others[1]?.id]);
    expect(rest.body['nextBefore']).toBeNull();
  });
});

describe('Who is connected', () => {
  it('reads a CV that its owner shows to connections', async () => {
    const areConnected = () =>
      inUnitOfWork(app, () => app.nest.get(ConnectedMembers).areConnected(anna.id, ben.id));
    expect(await areConnected()).toBe(false);
    await anna.post('addBeyondFollowRequest', { user_two_id: ben.id });
    expect(await areConnected()).toBe(false);
    await ben.post('addBeyondFollowRequest', { user_two_id: anna.id });
    expect(await areConnected()).toBe(true);
    await block(ben, anna);
    expect(await areConnected()).toBe(false);
  });
});
