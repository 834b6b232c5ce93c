import { aCase, again, DAY, startWithFiles } from '../clinical-cases/support/cases';
import { anImage } from '../community/support/posts';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okafor' });
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const put = (by: Person, path: string) => by.send('PUT', path, {});
const taken = (by: Person, path: string) => by.send('DELETE', path, {});
const mine = async (by: Person, id: number) =>
  ((await by.get(`posts/${id}`)).body['result'] as Record<string, unknown>)['mine'];

describe('A post', () => {
  it('[D-1151] is liked by one call, a case or an image, as often as it is sent', async () => {
    for (const id of [await aCase(anna), await anImage(anna)]) {
      for (let times = 0; times < 2; times += 1)
        expect((await put(ben, `posts/${id}/like`)).body).toMatchObject({
          msg: 'You like this post.',
          result: { likes: 1, isLiked: true },
        });
      const { body } = await anna.get(`posts/${id}/likers`);
      expect(body['result']).toMatchObject([{ member: { id: ben.id, name: 'Ben Okafor' } }]);
      for (let times = 0; times < 2; times += 1)
        expect((await taken(ben, `posts/${id}/like`)).body['result']).toEqual({
          likes: 0,
          isLiked: false,
        });
    }
  });

  it('[D-1151] is saved and followed, and let go', async () => {
    const id = await aCase(anna);
    expect((await put(ben, `posts/${id}/save`)).body['result']).toEqual({ isSaved: true });
    expect((await put(ben, `posts/${id}/follow`)).body['result']).toEqual({ isFollowed: true });
    expect(await mine(ben, id)).toMatchObject({ isSaved: true, isFollowed: true });
    expect((await taken(ben, `posts/${id}/save`)).body['result']).toEqual({ isSaved: false });
    expect((await taken(ben, `posts/${id}/follow`)).body['result']).toEqual({ isFollowed: false });
    expect(await mine(ben, id)).toMatchObject({ isSaved: false, isFollowed: false });
  });

  it('[D-1151] takes no likes once it is closed', async () => {
    const id = await aCase(anna);
    app.clock.advance(8 * DAY);
    const later = await again(app, ben);
    expect((await put(later, `posts/${id}/like`)).body).toMatchObject({
      code: 409,
      msg: 'This case is closed.',
    });
  });

  it('[D-1151] is reported with a reason, and not by its author', async () => {
    const id = await aCase(anna);
    const report = (by: Person, fields: object) => by.post(`posts/${id}/report`, fields);
    expect((await report(ben, {})).body.errors).toEqual({ reason: ['Reason is required.'] });
    expect((await report(ben, { reason: 'A name.', category: 'wrong' })).code).toBe(200);
    expect((await report(anna, { reason: 'Mine.' })).code).toBe(403);
  });
});
