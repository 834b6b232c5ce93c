import { randomBytes } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { startWithFiles } from '../clinical-cases/support/cases';
import { aFilm, begunPost, videoForm } from '../explore/support/explore';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { announced, append, begun } from './support/pieces';

const MB = 1024 ** 2;
const SENTENCE =
  'Two of your uploads are already in progress. Please try again when one of them is done.';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles({ RATE_LIMITS: 'on' });
});
beforeEach(async () => {
  anna = await aMember(app);
});
afterAll(() => app.stop());

const half = (person: Person, id: string, offset = 0) =>
  append(app, person, { id, offset, bytes: randomBytes(50) });
const places = () =>
  app.rows<{ place: number }>('select place from upload_place where owner_id = ? order by place', [
    anna.id,
  ]);
const three = () => Promise.all([1, 2, 3].map(() => begun(anna, { bytes: 100 })));

async function untilPlaces(taken: number): Promise<void> {
  while ((await places()).length !== taken) await new Promise(setImmediate);
}

/** A form of which only the beginning is sent. */
function opened(person: Person, postId: number): ClientRequest {
  const sending = request(`${app.url}/api/v1/uploadExploreVideo`, {
    method: 'POST',
    headers: {
      ...person.headers,
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': String(8 * MB),
    },
  });
  sending.on('error', () => undefined);
  sending.write(`--edge\r\nContent-Disposition: form-data; name="postId"\r\n\r\n${postId}\r\n`);
  return sending;
}

describe('Two uploads of a member are taken at once', () => {
  it('[D-037] in pieces: a third waits until one is whole, and nobody loses a place between two pieces', async () => {
    const [first = '', second = '', third = ''] = await three();
    expect([await half(anna, first), await half(anna, second), await half(anna, third)]).toEqual([
      204, 204, 429,
    ]);
    const ben = await aMember(app);
    expect(await half(ben, await begun(ben, { bytes: 100 }))).toBe(204);
    expect(await half(anna, first, 50)).toBe(204);
    expect([
      await half(anna, third),
      await half(anna, second, 50),
      await half(anna, third, 50),
    ]).toEqual([204, 204, 204]);
    expect(await places()).toEqual([]);
  });

  it('until one is given up, or its process has died', async () => {
    const [first = '', second = '', third = ''] = await three();
    expect([await half(anna, first), await half(anna, second), await half(anna, third)]).toEqual([
      204, 204, 429,
    ]);
    await anna.send('DELETE', `uploads/${first}`, undefined, { 'tus-resumable': '1.0.0' });
    expect(await half(anna, third)).toBe(204);
    const fourth = await begun(anna, { bytes: 100 });
    expect(await half(anna, fourth)).toBe(429);
    await app.rows(
      `update upload_place set held_until = clock_timestamp() - interval '1 second' where owner_id = ? returning 1`,
      [anna.id],
    );
    expect(await half(anna, fourth)).toBe(204);
    expect(await places()).toHaveLength(2);
  });

  it('[D-037] as forms and pieces alike; a small form is let through', async () => {
    const postId = await begunPost(anna);
    const film = await aFilm();
    const large = Buffer.concat([film, randomBytes(MB)]);
    const open = [opened(anna, postId), opened(anna, postId)];
    await untilPlaces(2);
    const refused = await anna.post('uploadExploreVideo', videoForm(postId, large));
    expect(refused.body).toMatchObject({ code: 429, msg: SENTENCE });
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await half(anna, await begun(anna, { bytes: 100 }))).toBe(429);
    const another = await begunPost(anna);
    expect((await anna.post('uploadExploreVideo', videoForm(another, film))).code).toBe(200);
    for (const sending of open) sending.destroy();
    await untilPlaces(0);
    expect((await anna.post('uploadExploreVideo', videoForm(postId, large))).code).toBe(200);
    expect(await places()).toEqual([]);
  });
});

const GB = 1024 ** 3;

/** The answers to as many uploads that a member begins at once. */
const answersOf = async (member: Person, count: number, bytes: number) =>
  (
    await Promise.all(
      Array.from({ length: count }, () =>
        member.send('POST', 'uploads', undefined, announced({ bytes, purpose: 'explore-video' })),
      ),
    )
  ).map(({ code }) => code);

describe('[D-921] Uploads that a member begins at once', () => {
  it('are ten, however many are asked for', async () => {
    const codes = await answersOf(await aMember(app), 25, 1_000);
    expect(codes.filter((code) => code === 201)).toHaveLength(10);
    expect(codes.filter((code) => code === 429)).toHaveLength(15);
  });

  it('are five gigabytes, however many are asked for', async () => {
    const codes = await answersOf(await aMember(app), 9, GB);
    expect(codes.filter((code) => code === 201)).toHaveLength(5);
    expect(codes.filter((code) => code === 429)).toHaveLength(4);
  });
});
