import { coAuthorAnswered } from '../../src/papers/papers.signals';
import { aCase, startWithFiles } from '../clinical-cases/support/cases';
import { exportOf } from '../clinical-cases/support/outgoing';
import { erase, leave } from '../departure/support/departing';
import type { RunningApp } from '../support/app';
import type { Client } from '../support/client';
import { promised } from '../support/jobs';
import { aMember, anOnboarding, type Person } from '../support/people';
import { ask, documentOf, made, open, paperOf, publishable, wordsIn } from './support/papers';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app, { firstName: 'Annika', lastName: 'Okafor' });
  ben = await aMember(app, { firstName: 'Benedikt', lastName: 'Lund' });
});
afterAll(() => app.stop());

const name = (by: Client, post: number, member: Person) =>
  by.post(`posts/${post}/paper/authors`, { memberId: member.id });
const answer = (by: Person, paper: number, agrees: boolean) =>
  by.post(`papers/${paper}/invitation`, { agrees });
const answers = async (paperId: number) =>
  (await promised(app, 'notifications', { paperId, memberId: ben.id })).filter(
    ({ name }) => name === coAuthorAnswered.name,
  );

async function aPaper() {
  const post = await aCase(anna, publishable);
  return { post, paper: await made(app, anna, post) };
}

describe('Co-authors', () => {
  it('[D-1592] are named and may have the document once they have agreed', async () => {
    const { post, paper } = await aPaper();
    expect((await name(anna, post, ben)).code).toBe(200);
    expect((await name(anna, post, ben)).code).toBe(200);
    const asked = await promised(app, 'notifications', { paperId: paper, memberId: ben.id });
    expect(asked).toHaveLength(1);
    const coAuthor = { memberId: ben.id, name: 'Benedikt Lund' };
    expect(await paperOf(anna, post)).toMatchObject({
      co_authors: [{ ...coAuthor, state: 'asked' }],
    });
    expect((await open(app, ben, paper)).status).toBe(403);
    await made(app, anna, post);
    expect(wordsIn(await documentOf(app, anna, paper))).toContain('Annika Okafor');

    expect((await ben.get(`papers/${paper}/invitation`)).body['result']).toMatchObject({
      form: 'scare',
      state: 'asked',
      name: 'Annika Okafor',
    });
    for (const _ of ['answered', 'pressed twice'])
      expect((await answer(ben, paper, true)).code).toBe(200);
    expect(await answers(paper)).toHaveLength(1);
    // What was made before does not name them.
    expect((await open(app, ben, paper)).status).toBe(409);
    await made(app, anna, post);
    const words = wordsIn(await documentOf(app, ben, paper));
    expect(words).toContain('Annika Okafor, Benedikt Lund');
  });

  it('[D-1592] are left out again when they decline, or are removed', async () => {
    const { post, paper } = await aPaper();
    await name(anna, post, ben);
    await answer(ben, paper, true);
    await made(app, anna, post);
    await answer(ben, paper, false);
    expect(await answers(paper)).toHaveLength(2);
    expect((await open(app, ben, paper)).status).toBe(403);
    expect((await open(app, anna, paper)).status).toBe(409);
    await made(app, anna, post);
    expect(wordsIn(await documentOf(app, anna, paper))).toContain('Annika Okafor');

    await anna.send('DELETE', `posts/${post}/paper/authors/${ben.id}`, {});
    expect(await paperOf(anna, post)).toMatchObject({ co_authors: [] });
    expect((await ben.get(`papers/${paper}/invitation`)).code).toBe(404);
    expect((await answer(ben, paper, true)).code).toBe(404);
  });

  it('[D-1592] are members who can see the case', async () => {
    const { post, paper } = await aPaper();
    const apart = await aMember(app);
    await anna.post('blocks', { memberId: apart.id });
    for (const nobody of [anna, apart, await anOnboarding(app)])
      expect((await name(anna, post, nobody)).code).toBe(409);
    expect((await name(anna, post, { id: 2_000_000_000 } as Person)).code).toBe(409);

    await name(anna, post, ben);
    await answer(ben, paper, true);
    await made(app, anna, post);
    await anna.post('blocks', { memberId: ben.id });
    expect((await open(app, ben, paper)).status).toBe(404);
    expect(await paperOf(anna, post)).toMatchObject({ co_authors: [] });
  });

  it('[D-1595] are named only where the patient has agreed to publication', async () => {
    const post = await aCase(anna);
    expect((await name(anna, post, ben)).code).toBe(409);
    expect((await ask(anna, post)).code).toBe(409);
  });

  it('[D-1599] take their part in it along, which goes with them', async () => {
    const { post, paper } = await aPaper();
    await name(anna, post, ben);
    const exported = new Map(JSON.parse((await exportOf(app, ben)).body) as [string, unknown][]);
    expect(exported.get('papers')).toMatchObject({
      own: [],
      coAuthorOf: [{ postId: post, state: 'asked' }],
    });
    await leave(ben);
    await erase(app, ben);
    expect(await app.rows('select 1 from paper_author where paper_id = ?', [paper])).toEqual([]);
    expect((await open(app, anna, paper)).status).toBe(200);
  });
});
