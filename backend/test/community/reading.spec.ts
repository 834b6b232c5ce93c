import { DAY, idIn, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { anImage, arraysIn, caseFields, form } from './support/posts';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

describe('The five arrays', () => {
  it('[CO-23] hold cases and images alike, newest first, and merge by id', async () => {
    const carla = await aMember(app);
    const image = await anImage(carla);
    const other = idIn(await carla.post('addCommunityPost', form(caseFields())));
    await ben.post('addCommunityPostLike', { community_id: image });
    await ben.post('addCommunityPostToCollection', { community_id: other });
    await ben.post('addCommentForCommunityId', { community_id: image, curruntComment: 'Nice' });
    const [posts, likes, liked, comments, saved] = arraysIn(
      await ben.post('getCommunityPost', { id: ben.id, limit: 2 }),
    );

    expect(posts).toMatchObject([
      { id: other, type: 2, is_like: 0, isAddedInCollection: 1 },
      { id: image, type: 1, is_like: 1, like_count: 1, comment_count: 1 },
    ]);
    expect(likes).toEqual([
      { community_id: other, like_count: 0 },
      { community_id: image, like_count: 1 },
    ]);
    expect(liked).toEqual([{ community_id: image, is_like: 1 }]);
    expect(comments).toEqual([
      { community_id: other, comment_count: 0 },
      { community_id: image, comment_count: 1 },
    ]);
    expect(saved).toEqual([{ id: other, community_id: other }]);
  });

  it('[CO-23] are two with fromMyCases, of whoever is named', async () => {
    const carla = await aMember(app);
    const ids = [
      await anImage(carla),
      idIn(await carla.post('addCommunityPost', form(caseFields()))),
    ];
    const theirs = await ben.post('getCommunityPost', { id: carla.id, fromMyCases: true });
    const own = arraysIn(await carla.post('getCommunityPost', { fromMyCases: true, type: 1 }));

    expect(arraysIn(theirs)).toHaveLength(2);
    expect(arraysIn(theirs)[0]?.map(({ id }) => id)).toEqual([...ids].reverse());
    expect(own[0]?.map(({ id }) => id)).toEqual([ids[0]]);
    expect(own[1]).toEqual([{ community_id: ids[0], like_count: 0 }]);
  });

  it('[D-065] come page by page, of one kind or one speciality', async () => {
    const carla = await aMember(app);
    const eye = await anImage(carla, { speciality: 'Eye Surgery' });
    await anImage(carla);
    const first = await ben.post('getCommunityPost', { limit: 1, type: 1 });
    const second = await ben.post('getCommunityPost', {
      limit: 1,
      type: 1,
      before: first.body['nextBefore'],
    });
    const ofEye = arraysIn(await ben.post('getCommunityPost', { speciality: 'Eye Surgery' }));

    expect(arraysIn(second)[0]).toMatchObject([{ id: eye, speciality: 'Eye Surgery' }]);
    expect(ofEye[0]?.[0]).toMatchObject({ id: eye });
    expect(ofEye[0]?.every(({ speciality }) => speciality === 'Eye Surgery')).toBe(true);
  });

  it('[D-066] show no image to the calls of the cases, which stay open to images for nothing', async () => {
    const id = await anImage(anna);
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(404);
    expect((await ben.get(`clinicalCases/${id}/likers`)).code).toBe(404);
    expect((await ben.get(`getCommentsOnClinicalCase/${id}`)).code).toBe(404);
    expect((await ben.post('clinicalCases/like', { clinicalCaseId: id })).code).toBe(404);
    expect((await anna.post('clinicalCases/delete', { id })).code).toBe(404);
    expect(
      await app.rows('select 1 from clinical_post where id = ? and closes_at is null', [id]),
    ).toHaveLength(1);
    app.clock.advance(9 * DAY);
    expect(
      await app.rows('select 1 from clinical_post where id = ? and closes_at < ?', [
        id,
        app.clock.now(),
      ]),
    ).toEqual([]);
  });
});
