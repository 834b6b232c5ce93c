import { again, DAY, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { erase, leave } from '../departure/support/departing';
import { type Feed, feeds } from '../media/support/feeds';
import type { RunningApp } from '../support/app';
import type { Replied } from '../support/client';
import { promised } from '../support/jobs';
import { aMember, anAdmin, isConfirmed, type Person } from '../support/people';

let app: RunningApp;
let admin: Person;
let publisher: Person;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [admin, publisher] = [await anAdmin(app), await anAdmin(app)];
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

type Post = Record<string, unknown>;
const postsIn = ({ body }: Replied) => body['posts'] as unknown as Post[];

interface Place {
  readonly feed: Feed;
  readonly author: () => Person;
  readonly link: (id: number) => string;
  /** What this person finds of it in the list. */
  find(reader: Person, id: number): Promise<Post | undefined>;
}

const places: Readonly<Record<string, Place>> = {
  'a reel of Explore': {
    feed: feeds['a reel of Explore'] as Feed,
    author: () => anna,
    link: (id) => `/explore/${id}`,
    find: async (reader, id) =>
      postsIn(await reader.get(`explore?before=${id + 1}`)).find(({ post_id }) => post_id === id),
  },
  'a picture to learn from': {
    feed: feeds['a picture to learn from'] as Feed,
    author: () => publisher,
    link: (id) => `/learning/${id}`,
    find: async (reader, id) =>
      postsIn(await reader.get(`lwsfs/images?before=${id + 1}`)).find(
        ({ post_id }) => post_id === id,
      ),
  },
};

const reportsOn = (kind: string, id: number) =>
  app.rows<Post>('select * from report where subject_kind = ? and subject_id = ?', [kind, id]);

describe.each(Object.entries(places))('A report on %s', (_, { feed, author, link, find }) => {
  const post = () => feed.post(author(), app);

  it('[D-264] is kept once for each member, needs a reason, and is never about one’s own', async () => {
    const id = await post();
    expect((await feed.report(ben, id, { category: 'wrong' })).code).toBe(200);
    expect((await feed.report(ben, id, { category: 'abusive' })).code).toBe(200);
    expect(await reportsOn(feed.kind, id)).toMatchObject([
      { reporter_id: ben.id, category: 'wrong', reason: 'Not right.', decision: null },
    ]);
    expect((await feed.report(ben, id, { reason: ' ' })).body).toMatchObject({
      code: 422,
      errors: { reason: ['Reason is required.'] },
    });
    expect((await feed.report(ben, id, { category: 'dull' })).code).toBe(422);
    expect((await feed.report(author(), id)).code).toBe(403);
    expect((await feed.report(ben, 999_999_999)).code).toBe(404);
    expect(await find(ben, id)).toMatchObject({ is_hidden: 0 });
  });

  it('[D-264] hides it with two others until it was reviewed, but not from its author and the administrators', async () => {
    const id = await post();
    for (let reporters = 0; reporters < 3; reporters += 1) {
      expect(await find(ben, id)).toBeDefined();
      await feed.report(await aMember(app), id);
    }
    expect(await find(ben, id)).toBeUndefined();
    expect((await feed.report(ben, id)).code).toBe(404);
    for (const reader of [author(), admin])
      expect(await find(reader, id)).toMatchObject({ is_hidden: 1 });
    app.clock.advance(30 * DAY);
    expect(await find(await again(app, ben), id)).toBeUndefined();
  });

  it('[D-264] that the patient is recognisable hides it alone, for a day', async () => {
    const id = await post();
    const confirmed = await isConfirmed(app, await aMember(app));
    await feed.report(confirmed, id, { category: 'patient-identifiable' });
    const another = await aMember(app);
    expect(await find(another, id)).toBeUndefined();
    app.clock.advance(DAY + 1);
    expect(await find(await again(app, another), id)).toMatchObject({ is_hidden: 0 });
  });

  it('[D-264] waits for the administrators, who hide and restore it; its author is told', async () => {
    const id = await post();
    await feed.report(ben, id);
    const waiting = resultOf(await admin.get('admin/reports?limit=100'));
    const report = waiting.find((one) => one['kind'] === feed.kind && one['subject_id'] === id);
    expect(report).toMatchObject({ link: link(id), is_hidden: false, author: { id: author().id } });

    const decide = (body: object) => admin.post(`admin/reports/${report?.['id']}`, body);
    const words = { reason: 'Not right.', note: 'Not right.' };
    expect((await decide({ action: 'remove', ...words })).code).toBe(200);
    expect(await find(ben, id)).toBeUndefined();
    const [decision] = await app.rows<{ id: number }>(
      'select id from moderation_decision where subject_kind = ? and subject_id = ?',
      [feed.kind, id],
    );
    expect(await promised(app, 'notifications', { decisionId: decision?.id })).toHaveLength(1);
    expect((await decide({ action: 'restore', ...words })).code).toBe(200);
    expect(await find(ben, id)).toMatchObject({ is_hidden: 0 });
  });

  it('[D-264] goes with its author', async () => {
    const leaver = await anAdmin(app);
    const id = await feed.post(leaver, app);
    await feed.report(ben, id);
    expect(await reportsOn(feed.kind, id)).toHaveLength(1);
    await leave(leaver);
    await erase(app, leaver);
    expect(await reportsOn(feed.kind, id)).toEqual([]);
  });
});

describe('A picture to learn from', () => {
  it('[D-264] that is hidden stays so when it is published anew', async () => {
    const { feed, find } = places['a picture to learn from'] as Place;
    const id = await feed.post(publisher, app);
    for (let reporters = 0; reporters < 3; reporters += 1)
      await feed.report(await aMember(app), id);
    await publisher.post(`admin/learning/${id}/publish`);
    expect(await find(ben, id)).toBeUndefined();
  });
});
