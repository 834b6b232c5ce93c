import fc from 'fast-check';
import {
  aCase,
  anOutcome,
  caseForm,
  startWithFiles,
  withImages,
} from '../clinical-cases/support/cases';
import { putPoll, vote } from '../clinical-cases/support/polls';
import { anImage, aPng } from '../community/support/posts';
import type { RunningApp } from '../support/app';
import type { Client, Replied } from '../support/client';
import { aMember, type Person } from '../support/people';

type Row = Record<string, unknown>;

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okafor' });
});
afterAll(() => app.stop());

const rowIn = (reply: Replied): Row => {
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return reply.body['result'] as Row;
};
const rowsIn = (reply: Replied): Row[] => rowIn(reply) as unknown as Row[];
const thePost = async (by: Client, id: number): Promise<Row> => rowIn(await by.get(`posts/${id}`));
const idsIn = (reply: Replied) => rowsIn(reply).map(({ id }) => id);

describe('A post in the words of the house', () => {
  it('[D-1151] is a case with its author, counts, state and files', async () => {
    const form = withImages(caseForm({ history: 'Two days of pain.' }), [await aPng()]);
    const id = Number((await anna.post('clinicalCases', form)).body['id']);
    await ben.send('PUT', `posts/${id}/like`, {});
    expect(await thePost(ben, id)).toMatchObject({
      id,
      kind: 'case',
      version: 1,
      author: { id: anna.id, name: 'Anna Keller', portrait: null, isVerified: false },
      age: 54,
      ageUnit: 'years',
      diagnosis: 'Acute cholecystitis',
      history: 'Two days of pain.',
      title: '',
      counts: { likes: 1, comments: 0, steps: 0 },
      state: { isBlinded: false, isHidden: false, isChecking: false, outcome: 'none' },
      brief: null,
      mine: { isLiked: true, isSaved: false, isFollowed: false, isOwn: false },
    });
    const { files, closesAt } = await thePost(anna, id);
    expect(files).toMatchObject([{ category: 'IMAGE', state: 'ready', isHeld: false, pages: [] }]);
    expect(closesAt).not.toBeNull();
  });

  it('[D-1151] is an image, too, by the same call', async () => {
    const id = await anImage(anna);
    const image = await thePost(ben, id);
    expect(image).toMatchObject({ kind: 'image', title: 'Gallstones', age: null, closesAt: null });
    expect(image).not.toHaveProperty('comment_count');
  });

  it('[D-1151] shows the outcome in brief once it is reported', async () => {
    const id = await aCase(anna);
    await anna.send('PUT', `clinicalCases/${id}/outcome`, anOutcome('Went home.'));
    expect(await thePost(ben, id)).toMatchObject({
      outcome: 'Went home.',
      state: { outcome: 'reported' },
      brief: { clavien: 'II', stayDays: null, advice: null },
    });
  });

  it('[D-1141] says who liked it last, and whether it is still discussed', async () => {
    const id = await aCase(anna);
    const likers: Person[] = [];
    for (let at = 0; at < 4; at += 1) {
      const liker = await aMember(app);
      await liker.send('PUT', `posts/${id}/like`, {});
      likers.unshift(liker);
    }
    expect(await thePost(ben, id)).toMatchObject({
      latestLikers: likers.slice(0, 3).map((liker) => ({ id: liker.id })),
      state: { isOpen: true },
    });
    await app.rows('update clinical_post set closes_at = ? where id = ?', [app.clock.now(), id]);
    expect(await thePost(ben, id)).toMatchObject({ state: { isOpen: false, outcome: 'awaited' } });
    const rows = rowsIn(await ben.get(`posts?limit=1&before=${id + 1}`));
    expect(rows).toMatchObject([{ id, latestLikers: [] }]);
  });

  it('[D-1151] is not found by whom its author has blocked', async () => {
    const id = await aCase(anna);
    const blocked = await aMember(app);
    await anna.post('blocks', { memberId: blocked.id });
    expect((await blocked.get(`posts/${id}`)).code).toBe(404);
    expect((await blocked.get('posts/none')).code).toBe(404);
  });
});

describe('Lists of posts', () => {
  it('[D-1151] are read by kind, speciality and member, the newest first, page by page', async () => {
    const cleo = await aMember(app);
    const first = await aCase(cleo, { speciality: 'Breast Surgery' });
    const second = await aCase(cleo, { speciality: 'Breast Surgery' });
    const image = await anImage(cleo, { speciality: 'Breast Surgery' });
    const feed = 'posts?speciality=Breast%20Surgery';
    expect(idsIn(await ben.get(feed))).toEqual([image, second, first]);
    expect(idsIn(await ben.get(`${feed}&kind=case`))).toEqual([second, first]);
    const page = await ben.get(`${feed}&limit=1&before=${image}`);
    expect([idsIn(page), page.body['nextBefore']]).toEqual([[second], second]);
    expect(idsIn(await ben.get(`members/${cleo.id}/posts?kind=image`))).toEqual([image]);
    expect(idsIn(await cleo.get('me/posts'))).toEqual([image, second, first]);
    expect(idsIn(await cleo.get('me/posts?outcome=reported'))).toEqual([]);
    expect((await ben.get('posts?kind=film')).body.errors).toHaveProperty('kind');
  });

  it('[D-1151] hold what the reader saved and follows', async () => {
    const reader = await aMember(app);
    const [saved, followed, image] = [await aCase(anna), await aCase(anna), await anImage(anna)];
    for (const id of [saved, image]) await reader.send('PUT', `posts/${id}/save`, {});
    await reader.send('PUT', `posts/${followed}/follow`, {});
    expect(idsIn(await reader.get('me/saved'))).toEqual([image, saved]);
    expect(idsIn(await reader.get('me/saved?kind=case'))).toEqual([saved]);
    expect(idsIn(await reader.get('me/followed'))).toEqual([followed]);
  });
});

describe('Beside the lists', () => {
  it('[D-1141] posts since the last one known are counted, by kind and speciality', async () => {
    const speciality = 'Neurosurgery';
    const after = await aCase(anna, { speciality });
    const [, image] = [await aCase(anna, { speciality }), await anImage(anna, { speciality })];
    const newer = async (query: string) =>
      rowIn(await ben.get(`posts/newer?speciality=${speciality}&${query}`));
    expect(await newer(`after=${after}`)).toEqual({ count: 2 });
    expect(await newer(`after=${after}&kind=image`)).toEqual({ count: 1 });
    expect(await newer(`after=${image}`)).toEqual({ count: 0 });
    expect((await ben.get('posts/newer')).body.errors).toHaveProperty('after');
  });

  it('[D-1141] similar cases are found for a post and for a text, as far as they may be seen', async () => {
    const near = await aCase(anna, { diagnosis: 'Sigmoid volvulus, second episode' });
    const id = await aCase(anna, { diagnosis: 'Sigmoid volvulus in pregnancy' });
    expect(idsIn(await ben.get(`posts/${id}/similar`))).toEqual([near]);
    const text = 'Volvulus of the sigmoid';
    expect(new Set(idsIn(await ben.post('posts/similar', { text })))).toEqual(new Set([near, id]));
    await app.rows('update clinical_post set hidden_at = ? where id = ?', [app.clock.now(), id]);
    expect(idsIn(await ben.post('posts/similar', { text }))).toEqual([near]);
    expect((await ben.get(`posts/${id}/similar`)).code).toBe(404);
  });
});

describe('The rest of a row, without the reader’s own bits', () => {
  const KINDS = ['case', 'image', 'polled', 'reported'] as const;
  const READERS = 6;
  type Act = { readonly by: number; readonly does: 'like' | 'save' | 'follow' | 'comment' };
  const acts = fc.array(
    fc.record<Act>({
      by: fc.integer({ min: 1, max: READERS - 1 }),
      does: fc.constantFrom('like', 'save', 'follow', 'comment'),
    }),
    { maxLength: 8 },
  );

  /** A post of the first reader, who reads it as well. */
  async function made(author: Person, kind: (typeof KINDS)[number]): Promise<number> {
    if (kind === 'image') return anImage(author);
    const id = await aCase(author);
    if (kind === 'polled') await putPoll(author, id);
    if (kind === 'reported')
      await author.send('PUT', `clinicalCases/${id}/outcome`, anOutcome('Went home.'));
    return id;
  }

  const did = ({ does }: Act, by: Person, id: number) =>
    does === 'comment'
      ? by.post(`posts/${id}/comments`, { text: 'Wait a day.' })
      : by.send('PUT', `posts/${id}/${does}`, {});

  it('[D-1152] is the same for six members, to the byte', async () => {
    const readers: Person[] = [];
    for (let at = 0; at < READERS; at += 1) readers.push(await aMember(app));
    const property = fc.asyncProperty(fc.constantFrom(...KINDS), acts, async (kind, done) => {
      const [author = anna] = readers;
      const id = await made(author, kind);
      // Who has not voted reads less, and so does nobody here.
      if (kind === 'polled') for (const by of readers.slice(1)) await vote(by, id);
      for (const act of done) await did(act, readers[act.by] ?? ben, id);
      const rests = new Set<string>();
      for (const by of readers) {
        const { mine, ...rest } = await thePost(by, id);
        expect(Object.keys(mine as Row)).toEqual(['isLiked', 'isSaved', 'isFollowed', 'isOwn']);
        rests.add(JSON.stringify(rest));
      }
      expect([...rests]).toHaveLength(1);
    });
    await fc.assert(property, { numRuns: 6, seed: 62 });
  }, 900_000);

  it('[D-1152] is the same for all who have not voted yet, and tells them nothing', async () => {
    const id = await aCase(anna);
    await putPoll(anna, id);
    const [cleo, dora] = [await aMember(app), await aMember(app)];
    await vote(dora, id);
    await dora.post(`posts/${id}/comments`, { text: 'Drain it.' });
    const { mine: _, ...rest } = await thePost(ben, id);
    const { mine: __, ...other } = await thePost(cleo, id);
    expect(rest).toEqual(other);
    expect(rest).toMatchObject({ counts: { comments: 0 }, state: { isBlinded: true } });
    expect(await thePost(dora, id)).toMatchObject({ counts: { comments: 1 } });
  });
});
